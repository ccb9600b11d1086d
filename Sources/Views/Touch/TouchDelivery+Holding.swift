import Layers

/// Touches that a scroll view keeps from its content for a moment, in case they are to scroll.
extension TouchDelivery {
  /// How long, in seconds. (chosen, measured 1.7)
  static let hold = 0.15

  /// Whether the view hears of a touch now. One that is kept back is told of after a moment, or with the
  /// end of the touch: then both come at once.
  func passes(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    if phase == .began { return !isKept(touch) }
    guard let cancel = touch.cancelHold else { return true }
    guard phase == .ended else {
      if phase == .cancelled { cancel() }
      return false
    }
    cancel()
    letGo(touch)
    return true
  }

  private func isKept(_ touch: UITouch) -> Bool {
    let around = touch.view?.chain.dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    guard let around, around.delaysContentTouches, around.panGestureRecognizer.isEnabled
    else { return false }
    touch.cancelHold = World.current.after(Self.hold) { [self] in letGo(touch) }
    return true
  }

  private func letGo(_ touch: UITouch) {
    touch.cancelHold = nil
    if !touch.isTaken, touch.view != nil { tellOpen(.began, [touch], UIEvent(down)) }
  }
}
