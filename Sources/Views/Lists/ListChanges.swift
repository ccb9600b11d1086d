import Motion

/// What was inserted, deleted and moved in a list in one batch: deletions and the origins of moves are
/// counted as before it, insertions and the goals of moves as after it, as in UIKit.
struct ListChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  /// The items that are shown anew, as before the batch.
  var reloaded: Set<IndexPath> = []
  /// The sections that are shown anew, as before the batch.
  var reloadedSections: Set<Int> = []

  /// Whether nothing changed but the looks.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty
      && moved.isEmpty
  }

  /// Where a section is after the batch; nil if it was deleted.
  func section(after section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    let rank = section - deletedSections.count { $0 < section }
    return Self.place(rank, among: insertedSections)
  }

  /// Where an item is after the batch; nil if it was deleted.
  func path(after path: IndexPath) -> IndexPath? {
    if let goal = moved[path] { return goal }
    guard !deleted.contains(path), let section = section(after: path.section) else { return nil }
    let gone = deleted.union(moved.keys).filter { $0.section == path.section }
    let come = inserted.union(moved.values).filter { $0.section == section }
    let rank = path.item - gone.count { $0.item < path.item }
    return IndexPath(item: Self.place(rank, among: Set(come.map(\.item))), section: section)
  }

  /// Whether an item is shown anew.
  func reloads(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  /// The place of the n-th of those that were there before, among new ones.
  private static func place(_ rank: Int, among new: Set<Int>) -> Int {
    var place = rank
    for index in new.sorted() where index <= place { place += 1 }
    return place
  }

  /// What does not fit the counts before and after, in UIKit's words; nil if all fits.
  func problem(from old: [Int], to new: [Int]) -> String? {
    let sections = old.count - deletedSections.count + insertedSections.count
    if sections != new.count {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (\(new.count)) must be equal to the number of sections "
        + "contained in the collection view before the update (\(old.count)), plus or minus the "
        + "number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for (section, count) in old.enumerated() where !reloadedSections.contains(section) {
      guard let after = self.section(after: section), new.indices.contains(after) else { continue }
      if let problem = problem(in: section, count, after, new[after]) { return problem }
    }
    return nil
  }

  private func problem(in section: Int, _ old: Int, _ after: Int, _ new: Int) -> String? {
    let removals = deleted.count { $0.section == section }
    let additions = inserted.count { $0.section == after }
    let out = moved.keys.count { $0.section == section }
    let into = moved.values.count { $0.section == after }
    guard old - removals - out + additions + into != new else { return nil }
    return "Invalid update: invalid number of items in section \(after). The number of items "
      + "contained in an existing section after the update (\(new)) must be equal to the number of "
      + "items contained in that section before the update (\(old)), plus or minus the number of "
      + "items inserted or deleted from that section (\(additions) inserted, \(removals) deleted) "
      + "and plus or minus the number of items moved into or out of that section (\(into) moved "
      + "in, \(out) moved out)."
  }

  /// A place that is not there before or after, in UIKit's words; nil if all are there.
  func outOfBounds(from old: [Int], to new: [Int]) -> String? {
    func isIn(_ path: IndexPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
    let before = deleted.union(reloaded).union(moved.keys)
    if let path = before.sorted().first(where: { !isIn($0, old) }) {
      return "attempt to delete item \(path.item) from section \(path.section) which only contains "
        + "\(old.indices.contains(path.section) ? old[path.section] : 0) items before the update"
    }
    if let path = inserted.union(moved.values).sorted().first(where: { !isIn($0, new) }) {
      return "attempt to insert item \(path.item) into section \(path.section), but there are only "
        + "\(new.indices.contains(path.section) ? new[path.section] : 0) items in section "
        + "\(path.section) after the update"
    }
    if let section = deletedSections.union(reloadedSections).sorted().first(where: {
      !old.indices.contains($0)
    }) {
      return "attempt to delete section \(section), but there are only \(old.count) sections "
        + "before the update"
    }
    if let section = insertedSections.sorted().first(where: { !new.indices.contains($0) }) {
      return "attempt to insert section \(section) but there are only \(new.count) sections after "
        + "the update"
    }
    return nil
  }
}
