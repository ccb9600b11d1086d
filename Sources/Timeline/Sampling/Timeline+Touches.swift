extension Timeline {
  /// When touches were dead, as the callbacks tell it: while a transition ran that nobody drove and that
  /// nobody could catch. One that is still open reaches to the end.
  public var touchlessSpans: [ClosedRange<Double>] {
    /// When each transition in flight made touches dead; nil for one that did not.
    var open: [Double?] = []
    var spans: [ClosedRange<Double>] = []
    var (isDriven, isInterruptible) = (false, false)
    for event in events {
      switch event.name {
      case .startInteractiveTransition:
        isDriven = true
        open.append(nil)
      case .interruptibleAnimator: isInterruptible = true
      case .animateTransition:
        if !isDriven { open.append(isInterruptible ? nil : event.time) }
        (isDriven, isInterruptible) = (false, false)
      case .completeTransition:
        guard !open.isEmpty else { continue }
        isDriven = false
        if let start = open.removeFirst() { spans.append(start...max(start, event.time)) }
      default: break
      }
    }
    for case let start? in open { spans.append(start...max(start, end)) }
    return spans
  }
}
