import Motion

/// The changes of one layer's model values, by property: a short list, since few properties of a
/// layer ever change.
public struct Tracks: Sendable, Hashable {
  /// The changes of one property, oldest first.
  public struct Track: Sendable, Hashable {
    /// What changed.
    public var property: LayerProperty
    /// When, and to what.
    public var changes: [Change<LayerValue>]
  }

  /// The tracks, in the order of the properties.
  public private(set) var all: [Track] = []

  /// No changes.
  public init() {}

  /// Whether nothing ever changed.
  public var isEmpty: Bool { all.isEmpty }

  /// The changes of a property; empty if it never changed.
  public subscript(property: LayerProperty) -> [Change<LayerValue>] {
    get { position(of: property).map { all[$0].changes } ?? [] }
    _modify {
      let index = position(of: property) ?? insert(property)
      yield &all[index].changes
    }
  }

  /// Drops the tracks without changes.
  mutating func compact() { all.removeAll { $0.changes.isEmpty } }

  private func position(of property: LayerProperty) -> Int? {
    all.firstIndex { $0.property == property }
  }

  private mutating func insert(_ property: LayerProperty) -> Int {
    let index = all.firstIndex { $0.property.rawValue > property.rawValue } ?? all.count
    all.insert(Track(property: property, changes: []), at: index)
    return index
  }
}
