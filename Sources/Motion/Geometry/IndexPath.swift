/// The place of a row or item in a list with sections, both counted from 0.
public struct IndexPath: Hashable, Sendable, Codable, Comparable {
  /// The number of the item in its section.
  public var item: Int
  /// The number of the section.
  public var section: Int

  /// The place of an item.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// The place of a row.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The number of the row in its section: the same as the item.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// By section, then by item.
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
