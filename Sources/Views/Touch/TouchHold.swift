import Motion

/// What a view has not heard yet of a touch, because recognisers hold it back.
struct TouchHold {
  /// A recogniser that has not decided yet.
  struct Holder {
    let recognizer: UIGestureRecognizer
    /// Which time it was possible.
    let round: Int

    init(_ recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
      round = recognizer.round
    }

    /// Whether it may still recognise a touch.
    func isUndecided(_ touch: UITouch) -> Bool {
      recognizer.state == .possible && recognizer.round == round
        && (touch.isDown || recognizer.isWaiting)
    }
  }

  /// Something that happened to the touch.
  struct Moment {
    let phase: UITouch.Phase
    let point: CGPoint
    let previous: CGPoint
    let timestamp: Double
  }

  /// Who holds it back.
  var holders: [Holder] = []
  /// What waits, in order.
  var moments: [Moment] = []
}
