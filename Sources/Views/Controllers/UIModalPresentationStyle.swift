/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether UIKit takes the presenter's view out of the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it is a sheet.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .popover }

  /// What `.automatic` means: a sheet from iOS 13 on. (decision V10)
  var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return UIApplication.shared.ios >= 13 ? .pageSheet : .fullScreen
  }

  /// Whether the view is loaded before the delegate is asked. (decision L1)
  var loadsFirst: Bool { self == .fullScreen || self == .currentContext }
}
