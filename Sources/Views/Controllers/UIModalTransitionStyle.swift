/// Which of UIKit's own animations presents a controller.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
