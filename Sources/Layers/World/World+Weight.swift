/// What the world takes of the memory that scripts may use.
extension World {
  /// About how many bytes: 1,200 for each object, and what was recorded.
  public var weight: Int { population * 1200 + recorder.timeline.weight }

  /// Counts an object; the script side hears of the weight now and then.
  func objectWasMade() {
    population += 1
    if population & 255 == 0 { scriptHost?.weighed(weight) }
  }

  /// Counts an object out.
  func objectIsGone() { population -= 1 }
}
