import Layers
import LuaRuntime
import Motion
import Views

/// The tables of sheets.
enum SheetTables {
  typealias Sheet = UISheetPresentationController

  /// `UISheetPresentationController.Detent`
  static func detent(_ parent: LuaType) -> LuaClass<Sheet.Detent> {
    LuaClass<Sheet.Detent>(
      "UISheetPresentationController.Detent", parent: parent, isSubclassable: false,
      doc: "A height at which a sheet can stand; \"medium\" and \"large\" stand for themselves.",
      members: [
        .staticMethod("medium", doc: "About half the height.") { () in Sheet.Detent.medium() },
        .staticMethod("large", doc: "The full height.") { () in Sheet.Detent.large() },
        .staticMethod(
          "custom", ["identifier: string?", "resolver: function"],
          doc: "A height of one's own: resolver(context) answers points, or nil to leave it out.",
          arguments: { try custom($0) }),
        .readOnly("identifier", { $0.identifier.rawValue }, doc: "What it is called."),
      ])
  }

  private static func custom(_ arguments: LuaArguments) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let name: String? = try arguments.optional("identifier")
    let resolver: LuaFunction = try arguments.required("resolver")
    let detent = Sheet.Detent.custom(identifier: name.map { .init($0) }) { context in
      let values = ["maximumDetentValue": context.maximumDetentValue]
      return host.attempt { () throws(LuaError) in
        try resolver.call(values, returning: Double?.self)
      } ?? nil
    }
    try resolver.attach(to: detent)
    return detent
  }

  /// `UISheetPresentationController`
  static func sheet(_ parent: LuaType, detent: LuaType) -> LuaClass<Sheet> {
    LuaClass<Sheet>(
      "UISheetPresentationController", parent: parent,
      doc: "Manages a sheet: how high it stands, its grabber and what it dims.",
      members: heights + looks + [
        .staticProperty("Detent", { try nested(detent) }, doc: "A height of a sheet.")
      ])
  }

  private static func nested(_ type: LuaType) throws -> LuaScriptClass? {
    guard let host = World.current.scriptHost as? SessionHost else { return nil }
    return try host.state.luaClass(of: type)
  }

  private static var heights: [LuaMember<Sheet>] {
    [
      .property(
        "detents", { $0.detents.map(DetentValue.init) },
        set: { (it: Sheet, list: [DetentValue]) in
          it.detents = list.map(\.detent)
          for detent in it.detents { it.adopt(detent) }
        },
        doc: "The heights at which it can stand, from the lowest: a list."),
      .property(
        "selectedDetentIdentifier", { $0.selectedDetentIdentifier?.rawValue },
        set: { it, name in it.selectedDetentIdentifier = name.map { .init($0) } },
        doc: "The height at which it stands; nil is the lowest."),
      .property(
        "largestUndimmedDetentIdentifier", { $0.largestUndimmedDetentIdentifier?.rawValue },
        set: { it, name in it.largestUndimmedDetentIdentifier = name.map { .init($0) } },
        doc: "The highest detent at which nothing is dimmed; nil dims at all."),
      .method("animateChanges", ["_ changes"], doc: "Changes heights on the sheet's spring.") {
        (it: Sheet, changes: LuaFunction) in
        let host = try SessionHost.of(changes)
        it.animateChanges { host.run(changes) }
      },
    ]
  }

  private static var looks: [LuaMember<Sheet>] {
    [
      .property(
        "prefersGrabberVisible", { $0.prefersGrabberVisible },
        set: { $0.prefersGrabberVisible = $1 }, doc: "Whether a grabber shows at the top."),
      .property(
        "preferredCornerRadius", { $0.preferredCornerRadius },
        set: { $0.preferredCornerRadius = $1 }, doc: "The radius of its corners, in points."),
      .property(
        "prefersScrollingExpandsWhenScrolledToEdge",
        { $0.prefersScrollingExpandsWhenScrolledToEdge },
        set: { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 },
        doc: "Whether scrolling at the edge makes it higher."),
    ]
  }
}

/// A detent on its way from Lua: an object, or the name of one of UIKit's.
struct DetentValue: LuaConvertible {
  let detent: UISheetPresentationController.Detent

  static let luaTypeName = "detent"

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> DetentValue {
    switch slot.string {
    case "medium": return DetentValue(detent: .medium())
    case "large": return DetentValue(detent: .large())
    case .some(let name):
      throw .unfit("unknown detent '\(name)' (medium, large; Detent.custom makes others)")
    case nil:
      guard let own = slot.object as? UISheetPresentationController.Detent else {
        throw .expected("detent", slot)
      }
      return DetentValue(detent: own)
    }
  }

  func push(onto state: LuaState) throws(LuaFailure) { try state.push(object: detent) }
}
