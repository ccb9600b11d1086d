import Motion
import Timeline

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// How far the content turns against the portrait, in radians.
  var angle: Double {
    switch self {
    case .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    case .landscapeRight: .pi / 2
    }
  }

  /// The screen of a device held like this, from its upright one. A phone with a notch keeps clear of it
  /// at both sides and of 21 points at the bottom; one without has no band at the top.
  func screen(from upright: Screen) -> Screen {
    guard isLandscape else { return upright }
    let size = CGSize(width: upright.size.height, height: upright.size.width)
    let isPad = min(size.width, size.height) >= 700
    let area = upright.safeArea
    let hasNotch = area.bottom > 0
    let side = hasNotch ? area.top : 0
    return Screen(
      size: size, scale: upright.scale,
      safeArea: isPad
        ? area : UIEdgeInsets(top: 0, left: side, bottom: hasNotch ? 21 : 0, right: side))
  }
}
