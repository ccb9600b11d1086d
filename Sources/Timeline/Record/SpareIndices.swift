/// Places in a list that were vacated and can be used again. No part of what happened: all are
/// equal.
struct SpareIndices: Sendable, Hashable {
  private var indices: [Int] = []

  /// The places that hold nil.
  init<Element>(of list: [Element?]) {
    indices = list.indices.filter { list[$0] == nil }.reversed()
  }

  /// Gives a place back.
  mutating func add(_ index: Int) { indices.append(index) }

  /// Takes a place, if there is one.
  mutating func take() -> Int? { indices.popLast() }

  static func == (lhs: SpareIndices, rhs: SpareIndices) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
