import Layers
import LuaRuntime
import Views

/// The `make` of the chained maker: collects what is said about one view.
final class ConstraintMaker: EngineObject {
  let view: UIView
  private(set) var descriptions: [ConstraintDescription] = []

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// `ConstraintMaker`
  static func table(_ parent: LuaType) -> LuaType {
    LuaClass<ConstraintMaker>(
      "ConstraintMaker", parent: parent, doc: "Makes constraints about one view, in a chain.",
      members: SnapItem.names.map { entry in
        .readOnly(entry.name, { $0.begin(entry.attributes) }, doc: entry.doc)
      })
  }

  private func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintDescription {
    let description = ConstraintDescription(view, attributes)
    descriptions.append(description)
    return description
  }
}
