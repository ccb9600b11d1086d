import Layers

extension NSLayoutConstraint {
  /// The constraint in a finding: "Card.title.top == Card.image.bottom + 24".
  final var text: String {
    var right = ""
    if secondItem != nil {
      let factor = multiplier == 1 ? "" : "\(multiplier.plain) * "
      right = "\(factor)\(elementName(secondItem)).\(secondAttribute)"
      if constant != 0 {
        right += constant < 0 ? " - \((-constant).plain)" : " + \(constant.plain)"
      }
    } else {
      right = constant.plain
    }
    let weight = priority == .required ? "" : " @\(Double(priority.rawValue).plain)"
    let label = identifier.map { "\($0): " } ?? ""
    return "\(label)\(elementName(firstItem)).\(firstAttribute) \(relation.text) \(right)\(weight)"
  }

  /// What an item is called in output.
  final func elementName(_ item: EngineObject?) -> String { item?.outputName ?? "nothing" }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
