import Motion

extension Device {
  /// Every device, phones first; sizes and insets in points, portrait.
  public static let all: [Device] = [
    Device(
      names: ["iPhone SE (1st)", "iPhone 5s"],
      size: CGSize(width: 320, height: 568), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
    Device(
      names: [
        "iPhone SE", "iPhone SE (2nd)", "iPhone SE (3rd)", "iPhone 8", "iPhone 7", "iPhone 6s",
      ],
      size: CGSize(width: 375, height: 667), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
    Device(
      names: ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"],
      size: CGSize(width: 414, height: 736), scale: 3,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
    Device(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      size: CGSize(width: 375, height: 812), scale: 3,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    Device(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"],
      size: CGSize(width: 414, height: 896), scale: 3,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    Device(
      names: ["iPhone XR (iOS 12)", "iPhone 11 (iOS 13)"],
      size: CGSize(width: 414, height: 896), scale: 2,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    Device(
      names: ["iPhone XR", "iPhone 11"],
      size: CGSize(width: 414, height: 896), scale: 2,
      safeArea: UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48)),
    Device(
      names: ["iPhone 12 mini", "iPhone 13 mini"],
      size: CGSize(width: 375, height: 812), scale: 3,
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50)),
    Device(
      names: [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ],
      size: CGSize(width: 390, height: 844), scale: 3,
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    Device(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      size: CGSize(width: 428, height: 926), scale: 3,
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    Device(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      size: CGSize(width: 393, height: 852), scale: 3,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    Device(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      size: CGSize(width: 430, height: 932), scale: 3,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    Device(
      names: ["iPhone 16 Pro"],
      size: CGSize(width: 402, height: 874), scale: 3,
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)),
    Device(
      names: ["iPhone 16 Pro (iOS 26)", "iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro"],
      size: CGSize(width: 402, height: 874), scale: 3,
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 62, bottom: 20, right: 62)),
    Device(
      names: ["iPhone 16 Pro Max"],
      size: CGSize(width: 440, height: 956), scale: 3,
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)),
    Device(
      names: ["iPhone 16 Pro Max (iOS 26)", "iPhone 17 Pro Max", "iPhone 18 Pro Max"],
      size: CGSize(width: 440, height: 956), scale: 3,
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 62, bottom: 20, right: 62)),
    Device(
      names: ["iPhone Air"],
      size: CGSize(width: 420, height: 912), scale: 3,
      safeArea: UIEdgeInsets(top: 68, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 68, bottom: 29, right: 68)),
    Device(
      names: ["iPad 9.7", "iPad Pro 9.7", "iPad mini 4", "iPad mini 5"],
      size: CGSize(width: 768, height: 1024), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Device(
      names: ["iPad 10.2", "iPad 7th", "iPad 8th", "iPad 9th"],
      size: CGSize(width: 810, height: 1080), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Device(
      names: ["iPad Air 3", "iPad Pro 10.5"],
      size: CGSize(width: 834, height: 1112), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Device(
      names: ["iPad Pro 12.9 (1st)", "iPad Pro 12.9 (2nd)"],
      size: CGSize(width: 1024, height: 1366), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Device(
      names: ["iPad mini 6", "iPad 7"],
      size: CGSize(width: 744, height: 1133), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Device(
      names: ["iPad 10th", "iPad Air 4", "iPad Air 5", "iPad Air 11 (M2)", "iPad Air 11 (M3)"],
      size: CGSize(width: 820, height: 1180), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Device(
      names: ["iPad A16", "iPad (A16)"],
      size: CGSize(width: 820, height: 1180), scale: 2,
      safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
      landscape: nil),
    Device(
      names: [
        "iPad Pro 11", "iPad Pro 11 (1st)", "iPad Pro 11 (2nd)", "iPad Pro 11 (3rd)",
        "iPad Pro 11 (4th)",
      ],
      size: CGSize(width: 834, height: 1194), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Device(
      names: ["iPad Pro 11 (M4)", "iPad Pro 11 (M5)"],
      size: CGSize(width: 834, height: 1210), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Device(
      names: [
        "iPad Pro 12.9", "iPad Pro 12.9 (3rd)", "iPad Pro 12.9 (4th)", "iPad Pro 12.9 (5th)",
        "iPad Pro 12.9 (6th)", "iPad Air 13",
      ],
      size: CGSize(width: 1024, height: 1366), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Device(
      names: ["iPad Pro 13 (M4)", "iPad Pro 13 (M5)"],
      size: CGSize(width: 1032, height: 1376), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ]
}
