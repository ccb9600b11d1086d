import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIGestureRecognizer`, and what the tables of its kinds share.
enum GestureTables {
  /// `UIGestureRecognizer`
  static func recognizer(_ parent: LuaType) -> LuaClass<UIGestureRecognizer> {
    LuaClass<UIGestureRecognizer>(
      "UIGestureRecognizer", parent: parent,
      doc: "Watches touches for a gesture: possible, began, changed, ended, cancelled, failed.",
      members: [constructor(UIGestureRecognizer.init)] + states + targets + places + subclassing)
  }

  /// The constructor of a kind: what its properties are set to comes in the table too.
  static func constructor<Kind: UIGestureRecognizer>(
    _ make: @escaping () -> Kind
  ) -> LuaMember<Kind> {
    .constructor(
      ["target: value?", "action: value?"],
      doc: "A recogniser that calls a function, or a method of a target by its name."
    ) { arguments in
      let it = make()
      if try arguments.has("action") { try addTarget(it, arguments) }
      return it
    }
  }

  private static var states: [LuaMember<UIGestureRecognizer>] {
    [
      .property(
        "state", { $0.state }, set: { $0.state = $1 },
        doc: "Where it is; to be set by a recogniser of one's own."),
      .property(
        "isEnabled", { $0.isEnabled }, set: { $0.isEnabled = $1 },
        doc: "Whether it gets touches; false cancels a gesture that lasts."),
      .property(
        "cancelsTouchesInView", { $0.cancelsTouchesInView },
        set: { $0.cancelsTouchesInView = $1 },
        doc: "Whether views lose the touches that it recognises."),
      .property(
        "delaysTouchesBegan", { $0.delaysTouchesBegan }, set: { $0.delaysTouchesBegan = $1 },
        doc: "Whether views hear of its touches only once it has failed."),
      .property(
        "delaysTouchesEnded", { $0.delaysTouchesEnded }, set: { $0.delaysTouchesEnded = $1 },
        doc: "Whether views hear of the end of its touches only once it has failed."),
      .property("name", { $0.name }, set: { $0.name = $1 }, doc: "The name in output."),
      .readOnly("view", { $0.view }, doc: "The view whose touches it gets."),
      .property(
        "delegate", { $0.delegate.map(DelegateValue.init) },
        set: { it, value in
          it.delegate = try value?.as((any UIGestureRecognizerDelegate).self)
        }, doc: "Who decides with it: any table; weak."),
    ]
  }

  private static var targets: [LuaMember<UIGestureRecognizer>] {
    [
      .method(
        "addTarget", ["_ target: value?", "_ action: value"],
        doc: "Calls a function, or a method of the target by its name: f(target, recogniser).",
        arguments: { it, arguments in
          try addTarget(it, arguments)
          return nil
        }),
      .method(
        "removeTarget", ["_ target: value?", "_ action: string?"],
        doc: "Takes calls away: of a target (nil: of all), of one method (nil: of all).",
        arguments: { it, arguments in
          let target = try arguments.optional("target", DelegateValue.self)
          it.removeTarget(target?.object, key: try arguments.optional("action"))
          return nil
        }),
      .method("require", ["toFail other"], doc: "Lets it wait until another has failed.") {
        (it: UIGestureRecognizer, other: UIGestureRecognizer) in it.require(toFail: other)
      },
    ]
  }

  private static func addTarget(_ it: UIGestureRecognizer, _ arguments: LuaArguments) throws {
    let host = try SessionHost.of(arguments.state)
    let target = try arguments.optional("target", DelegateValue.self)
    guard let slot = try arguments.slot("action") else {
      throw LuaFailure("missing argument 'action' (a function or a method's name)")
    }
    let call = try TargetAction(slot, target?.object as? ScriptDelegate, host)
    if let function = call.function { try function.attach(to: it) }
    it.addTarget(target?.object, key: call.key) { _, sender in call.send(sender) }
  }

  private static var places: [LuaMember<UIGestureRecognizer>] {
    [
      .readOnly("numberOfTouches", { $0.numberOfTouches }, doc: "How many fingers it follows."),
      .method(
        "location", ["in view: UIView?", "ofTouch: integer?"],
        doc: "The middle of its fingers, or one of them from 0, in a view's space.",
        arguments: { it, arguments in
          let view: UIView? = try arguments.optional("in")
          guard let index: Int = try arguments.optional("ofTouch") else {
            return it.location(in: view)
          }
          return it.location(ofTouch: index, in: view)
        }),
    ]
  }

  private static var subclassing: [LuaMember<UIGestureRecognizer>] {
    [
      .overridable("touchesBegan", ["_ touches", "_ event"], doc: "Fingers came down.") {
        (it: UIGestureRecognizer, touches: [UITouch], event: UIEvent) in
        it.touchesBegan(Set(touches), with: event)
      },
      .overridable("touchesMoved", ["_ touches", "_ event"], doc: "Fingers moved.") {
        (it: UIGestureRecognizer, touches: [UITouch], event: UIEvent) in
        it.touchesMoved(Set(touches), with: event)
      },
      .overridable("touchesEnded", ["_ touches", "_ event"], doc: "Fingers left the screen.") {
        (it: UIGestureRecognizer, touches: [UITouch], event: UIEvent) in
        it.touchesEnded(Set(touches), with: event)
      },
      .overridable("touchesCancelled", ["_ touches", "_ event"], doc: "Touches were taken away.") {
        (it: UIGestureRecognizer, touches: [UITouch], event: UIEvent) in
        it.touchesCancelled(Set(touches), with: event)
      },
      .overridable("reset", doc: "It is possible again.", base: { $0.reset() }),
    ]
  }
}
