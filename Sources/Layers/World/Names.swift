/// Hands out the names of objects in output: deterministic, never an address.
struct Names {
  private var counts: [String: Int] = [:]
  private var typeCounts: [ObjectIdentifier: Int] = [:]
  private var taken: [String: Int] = [:]

  /// The number of the next object of a class, from 1.
  mutating func number(of className: String) -> Int {
    counts[className, default: 0] += 1
    return counts[className, default: 0]
  }

  /// The number of the next object of a Swift class, from 1.
  mutating func number(of type: ObjectIdentifier) -> Int {
    typeCounts[type, default: 0] += 1
    return typeCounts[type, default: 0]
  }

  /// Undoes `number(of:)` for the object made last.
  mutating func takeBack(_ number: Int, of type: ObjectIdentifier) {
    if typeCounts[type] == number { typeCounts[type] = number - 1 }
  }

  /// The name itself, or with `#2`, `#3` where it is taken.
  mutating func unique(_ name: String) -> String {
    taken[name, default: 0] += 1
    let count = taken[name, default: 0]
    return count == 1 ? name : "\(name)#\(count)"
  }

  /// A name can be given again, if only one object ever had it.
  mutating func release(_ name: String) {
    if taken[name] == 1 { taken[name] = nil }
  }
}
