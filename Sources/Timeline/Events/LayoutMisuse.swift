import Motion

/// A wrong use of frames and layout: what shows only in numbers that are off.
public enum LayoutMisuse: Sendable, Hashable {
  case frameUnderTransform(view: String)
  case pendingConversion(view: String, before: [Double], after: [Double])
  case finalFrameIgnored(controller: String, frame: CGRect, final: CGRect)
  case safeAreaChanged(controller: String, from: Double, to: Double, by: Double)
  case anchorPointLeft(view: String, anchor: CGPoint)
  case presentedFrameStale(controller: String, frame: CGRect, wanted: CGRect)
  case presenterJumps(presenter: String, from: CGRect, to: CGRect)
  case feedbackLoop(view: String)
  case contentSizeMissing(scrollView: String)
  case dataSourceReleased(list: String)
  case itemTooLarge(list: String, side: String, item: Double, room: Double)
}
