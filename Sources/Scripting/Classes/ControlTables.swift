import Layers
import LuaRuntime
import Motion
import Views

/// The tables of controls.
enum ControlTables {
  /// `UIControl`
  static func control(_ parent: LuaType) -> LuaClass<UIControl> {
    LuaClass<UIControl>(
      "UIControl", parent: parent, doc: "A view that turns touches into actions.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A control with a frame.") {
          UIControl(frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        },
        .property("isEnabled", { $0.isEnabled }, set: { $0.isEnabled = $1 }, doc: "Takes touches."),
        .property("isSelected", { $0.isSelected }, set: { $0.isSelected = $1 }, doc: "Selected."),
        .property(
          "isHighlighted", { $0.isHighlighted }, set: { $0.isHighlighted = $1 },
          doc: "Whether a finger is on it."),
        .readOnly("state", { $0.state }, doc: "Highlighted, disabled, selected, or normal."),
        .method(
          "addTarget", ["_ target: value?", "_ action: value", "for events: options"],
          doc: "Calls a function, or a method of the target by its name, at events.",
          arguments: { try addTarget($0, $1) }),
        .method("addAction", ["_ action", "for events"], doc: "Adds an action for events.") {
          (it: UIControl, action: UIAction, events: UIControl.Event) in
          it.addAction(action, for: events)
        },
        .method("sendActions", ["for events"], doc: "Does what is to be done at events.") {
          (it: UIControl, events: UIControl.Event) in it.sendActions(for: events)
        },
      ])
  }

  /// `addTarget(target, action, events)`: the target is weak, the action a function or a name.
  private static func addTarget(
    _ it: UIControl, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let events: UIControl.Event = try arguments.required("for")
    let target = try arguments.optional("target", DelegateValue.self)
    guard let slot = try arguments.slot("action") else {
      throw LuaFailure("missing argument 'action' (a function or a method's name) to 'addTarget'")
    }
    let call = try TargetAction(slot, target?.object as? ScriptDelegate, host)
    if let function = call.function { try function.attach(to: it) }
    it.addTarget(target?.object, key: call.key, for: events) { _, sender in call.send(sender) }
    return nil
  }

  /// `UIAction`
  static func action(_ parent: LuaType) -> LuaClass<UIAction> {
    LuaClass<UIAction>(
      "UIAction", parent: parent, doc: "Something that a control does.",
      members: [
        .constructor(["title: string?", "handler: function"], doc: "An action from a function.") {
          let handler: LuaFunction = try $0.required("handler")
          let host = try SessionHost.of($0.state)
          let action = UIAction(title: try $0.optional("title", default: "")) { _ in }
          try handler.attach(to: action)
          action.handler = { host.tell(handler, $0) }
          return action
        },
        .readOnly("title", { $0.title }, doc: "The title."),
        .readOnly("sender", { $0.sender }, doc: "The control that sent it."),
      ])
  }

  /// `UIButton`
  static func button(_ parent: LuaType) -> LuaClass<UIButton> {
    LuaClass<UIButton>(
      "UIButton", parent: parent, doc: "A button with a title or a picture.",
      members: [
        .constructor(["type: string?", "frame: CGRect?"], doc: "A button of a kind.") {
          UIButton(
            type: try $0.optional("type", default: UIButton.ButtonType.custom),
            frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        },
        .readOnly("buttonType", { $0.buttonType }, doc: "The kind."),
        .readOnly("titleLabel", { $0.titleLabel }, doc: "Shows the title."),
        .readOnly("imageView", { $0.imageView }, doc: "Shows the picture."),
        .readOnly("currentTitle", { $0.currentTitle }, doc: "The title that shows."),
        .method("setTitle", ["_ title", "for state"], doc: "Sets the title of a state.") {
          (it: UIButton, title: String?, state: UIControl.State?) in
          it.setTitle(title, for: state ?? .normal)
        },
        .method("title", ["for state"], doc: "The title of a state.") {
          (it: UIButton, state: UIControl.State) in it.title(for: state)
        },
        .method(
          "setTitleColor", ["_ color", "for state"], doc: "Sets the colour of a state's title."
        ) { (it: UIButton, color: UIColor?, state: UIControl.State?) in
          it.setTitleColor(color, for: state ?? .normal)
        },
        .method("titleColor", ["for state"], doc: "The colour of a state's title.") {
          (it: UIButton, state: UIControl.State) in it.titleColor(for: state)
        },
        .readOnly("currentTitleColor", { $0.currentTitleColor }, doc: "The title's colour now."),
        .method("setImage", ["_ image", "for state"], doc: "Sets the picture of a state.") {
          (it: UIButton, image: UIImage?, state: UIControl.State?) in
          it.setImage(image, for: state ?? .normal)
        },
      ])
  }
}
