import Motion

/// Where all sections of a flow layout lie, in the plane in which lines run across.
struct FlowPlan {
  /// The sections, from the top.
  var sections: [FlowSection] = []
  /// The size of all: as wide as the list, in points.
  var size = CGSize.zero

  /// The frame of an item; nil if there is no such item.
  func frame(ofItemAt path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    return sections[path.section].frames[path.item]
  }
}
