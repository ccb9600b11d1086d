import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIBarButtonItem`.
enum BarButtonTable {
  /// `UIBarButtonItem`
  static func item(_ parent: LuaType) -> LuaClass<UIBarButtonItem> {
    LuaClass<UIBarButtonItem>(
      "UIBarButtonItem", parent: parent, doc: "A button in a bar: tap(item) taps it.",
      members: [constructor] + properties)
  }

  private static var constructor: LuaMember<UIBarButtonItem> {
    .constructor(
      [
        "title: string?", "image: UIImage?", "style: string?", "barButtonSystemItem: string?",
        "customView: UIView?", "target: value?", "action: value?", "primaryAction: UIAction?",
        "handler: function?",
      ],
      doc: "A button from a title, a picture, a view or one of UIKit's own, and what it does."
    ) { try make($0) }
  }

  private static func make(_ arguments: LuaArguments) throws -> UIBarButtonItem {
    let action: UIAction? = try arguments.optional("primaryAction")
    let item: UIBarButtonItem
    if let system: UIBarButtonItem.SystemItem = try arguments.optional("barButtonSystemItem") {
      item = UIBarButtonItem(barButtonSystemItem: system, primaryAction: action)
    } else {
      item = UIBarButtonItem(
        title: try arguments.optional("title"), image: try arguments.optional("image"),
        style: try arguments.optional("style", default: .plain), primaryAction: action,
        customView: try arguments.optional("customView"))
    }
    try bind(item, arguments)
    return item
  }

  /// `target` and `action` as for controls, or a function alone.
  private static func bind(_ item: UIBarButtonItem, _ arguments: LuaArguments) throws {
    let host = try SessionHost.of(arguments.state)
    if let handler: LuaFunction = try arguments.optional("handler") {
      let action = UIAction(title: item.title ?? "") { _ in }
      try handler.attach(to: action)
      action.handler = { host.tell(handler, $0) }
      item.primaryAction = action
    }
    item.action = try arguments.optional("action", LuaValue.self).flatMap(BarAction.init)
    try connect(item, try arguments.optional("target", DelegateValue.self)?.object, host)
  }

  /// Sets what the item calls; a name waits for its target.
  private static func connect(
    _ item: UIBarButtonItem, _ target: AnyObject?, _ host: SessionHost
  ) throws {
    guard let action = item.action as? BarAction else {
      return item.setTarget(target) { _, _ in }
    }
    if case .string = action.value, target == nil { return item.setTarget(nil) { _, _ in } }
    let call = try TargetAction(action.value, target as? ScriptDelegate, host)
    if let function = call.function { try function.attach(to: item) }
    item.setTarget(target) { _, sender in call.send(sender) }
  }

  private static var properties: [LuaMember<UIBarButtonItem>] {
    [
      .property("title", { $0.title }, set: { $0.title = $1 }, doc: "The title."),
      .property("image", { $0.image }, set: { $0.image = $1 }, doc: "The picture."),
      .property("style", { $0.style }, set: { $0.style = $1 }, doc: "How it looks."),
      .property(
        "isEnabled", { $0.isEnabled }, set: { $0.isEnabled = $1 }, doc: "Whether it takes taps."),
      .property("tag", { $0.tag }, set: { $0.tag = $1 }, doc: "A number for the app's own use."),
      .property(
        "target", { $0.target.map(DelegateValue.init) },
        set: { it, value in
          try connect(it, value?.object, SessionHost.of(World.current))
        }, doc: "Whose method it calls: any table; weak."),
      .property(
        "action", { ($0.action as? BarAction)?.value ?? .null },
        set: { it, value in
          it.action = BarAction(value)
          try connect(it, it.target, SessionHost.of(World.current))
        }, doc: "A function, or the name of a method of the target."),
      .property(
        "primaryAction", { $0.primaryAction }, set: { $0.primaryAction = $1 },
        doc: "What it does."),
      .readOnly("customView", { $0.customView }, doc: "A view in place of the button."),
    ]
  }
}

/// What a script gave a bar's item to call.
private final class BarAction {
  let value: LuaValue

  /// Nothing for nil.
  init?(_ value: LuaValue) {
    if case .null = value { return nil }
    self.value = value
  }
}
