import Motion

/// What is known at one moment of the slots that need the long way.
struct OtherSlots: Sendable {
  /// One such slot.
  struct Entry: Sendable {
    /// The layer's own time, in seconds.
    var time: Double
    /// Its values on screen.
    var state: LayerState
    /// From its own space to the window's.
    var plane: PlaneTransform
  }

  /// The slots, ascending.
  let slots: [Int]
  private var places: [Int] = []
  private var entries: [Entry?]

  /// Some of `count` slots.
  init(_ slots: [Int] = [], count: Int = 0) {
    self.slots = slots
    entries = [Entry?](repeating: nil, count: slots.count)
    guard !slots.isEmpty else { return }
    places = [Int](repeating: -1, count: count)
    for (place, slot) in slots.enumerated() { places[slot] = place }
  }

  /// Whether there are none.
  var isEmpty: Bool { slots.isEmpty }

  /// What is known of a slot that is among them.
  subscript(slot: Int) -> Entry? {
    get { entries[places[slot]] }
    set { entries[places[slot]] = newValue }
  }
}
