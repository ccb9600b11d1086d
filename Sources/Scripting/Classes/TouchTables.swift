import Layers
import LuaRuntime
import Motion
import Views

/// The tables of responders, touches and events.
enum TouchTables {
  /// Touches and what recognises gestures in them, parents first.
  static func all(_ parent: LuaType) -> [LuaType] {
    let recognizer = GestureTables.recognizer(parent)
    return [touch(parent), event(parent), recognizer] + GestureTables.kinds(recognizer)
  }

  /// `UIResponder`
  static func responder(_ parent: LuaType) -> LuaClass<UIResponder> {
    LuaClass<UIResponder>(
      "UIResponder", parent: parent, doc: "Anything that takes part in the responder chain.",
      members: [
        .readOnly("next", { $0.next }, doc: "Who gets what this one does not handle."),
        .overridable(
          "touchesBegan", ["_ touches", "_ event"],
          doc: "Fingers came down; goes on to the next responder."
        ) { (it: UIResponder, touches: [UITouch], event: UIEvent?) in
          it.touchesBegan(Set(touches), with: event)
        },
        .overridable(
          "touchesMoved", ["_ touches", "_ event"],
          doc: "Fingers moved; goes on to the next responder."
        ) { (it: UIResponder, touches: [UITouch], event: UIEvent?) in
          it.touchesMoved(Set(touches), with: event)
        },
        .overridable(
          "touchesEnded", ["_ touches", "_ event"],
          doc: "Fingers left the screen; goes on to the next responder."
        ) { (it: UIResponder, touches: [UITouch], event: UIEvent?) in
          it.touchesEnded(Set(touches), with: event)
        },
        .overridable(
          "touchesCancelled", ["_ touches", "_ event"],
          doc: "Touches were taken away; goes on to the next responder."
        ) { (it: UIResponder, touches: [UITouch], event: UIEvent?) in
          it.touchesCancelled(Set(touches), with: event)
        },
      ])
  }

  /// `UITouch`
  static func touch(_ parent: LuaType) -> LuaClass<UITouch> {
    LuaClass<UITouch>(
      "UITouch", parent: parent, isSubclassable: false,
      doc: "One finger on the screen, from the moment it comes down until it leaves.",
      members: [
        .readOnly("phase", { $0.phase }, doc: "began, moved, stationary, ended or cancelled."),
        .readOnly("timestamp", { $0.timestamp }, doc: "When it last changed, in seconds."),
        .readOnly("tapCount", { $0.tapCount }, doc: "The number of taps in quick succession."),
        .readOnly("view", { $0.view }, doc: "The view that it began in."),
        .readOnly("window", { $0.window }, doc: "The window that it began in."),
        .readOnly(
          "gestureRecognizers", { $0.gestureRecognizers }, doc: "The recognisers that get it."),
        .method(
          "location", ["in view"], doc: "Where it is in a view's space (nil: the window's)."
        ) { (it: UITouch, view: UIView?) in it.location(in: view) },
        .method(
          "previousLocation", ["in view"],
          doc: "Where it was in the event before, in a view's space (nil: the window's)."
        ) { (it: UITouch, view: UIView?) in it.previousLocation(in: view) },
      ])
  }

  /// `UIEvent`
  static func event(_ parent: LuaType) -> LuaClass<UIEvent> {
    LuaClass<UIEvent>(
      "UIEvent", parent: parent, isSubclassable: false,
      doc: "What happened to the fingers on the screen at one moment.",
      members: [
        .readOnly("timestamp", { $0.timestamp }, doc: "When, in seconds."),
        .readOnly(
          "allTouches", { $0.touches },
          doc: "The fingers on the screen: a list."),
      ])
  }
}
