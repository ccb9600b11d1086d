import Layers
import LuaRuntime
import Motion
import Views

extension GestureTables {
  /// The kinds of recogniser, parents first.
  static func kinds(_ parent: LuaType) -> [LuaType] {
    let pan = pan(parent)
    return [
      pan, edgePan(pan), tap(parent), longPress(parent), swipe(parent), pinch(parent),
      rotation(parent),
    ]
  }

  private static func pan(_ parent: LuaType) -> LuaClass<UIPanGestureRecognizer> {
    LuaClass<UIPanGestureRecognizer>(
      "UIPanGestureRecognizer", parent: parent,
      doc: "Follows fingers that move: begins after 10 points, which are absorbed.",
      members: [
        constructor(UIPanGestureRecognizer.init),
        .property(
          "minimumNumberOfTouches", { $0.minimumNumberOfTouches },
          set: { $0.minimumNumberOfTouches = $1 }, doc: "The fewest fingers."),
        .property(
          "maximumNumberOfTouches", { $0.maximumNumberOfTouches },
          set: { $0.maximumNumberOfTouches = $1 }, doc: "The most fingers."),
        .method(
          "translation", ["in view"], doc: "How far it has gone in a view's space, in points."
        ) { (it: UIPanGestureRecognizer, view: UIView?) in it.translation(in: view) },
        .method(
          "setTranslation", ["_ translation", "in view"],
          doc: "Sets how far it has gone: what comes is counted from there."
        ) { (it: UIPanGestureRecognizer, way: CGPoint, view: UIView?) in
          it.setTranslation(try Finite.check(way, "translation"), in: view)
        },
        .method(
          "velocity", ["in view"], doc: "How fast it goes, in points a second: the last 0.1 s."
        ) { (it: UIPanGestureRecognizer, view: UIView?) in it.velocity(in: view) },
      ])
  }

  private static func edgePan(_ parent: LuaType) -> LuaClass<UIScreenEdgePanGestureRecognizer> {
    LuaClass<UIScreenEdgePanGestureRecognizer>(
      "UIScreenEdgePanGestureRecognizer", parent: parent,
      doc: "A pan that comes in from an edge of the screen, from a band of 20 points.",
      members: [
        constructor(UIScreenEdgePanGestureRecognizer.init),
        .property("edges", { $0.edges }, set: { $0.edges = $1 }, doc: "Where it may come from."),
      ])
  }

  private static func tap(_ parent: LuaType) -> LuaClass<UITapGestureRecognizer> {
    LuaClass<UITapGestureRecognizer>(
      "UITapGestureRecognizer", parent: parent,
      doc: "Recognises fingers that come down and leave without moving away.",
      members: [
        constructor(UITapGestureRecognizer.init),
        .property(
          "numberOfTapsRequired", { $0.numberOfTapsRequired },
          set: { $0.numberOfTapsRequired = $1 }, doc: "How many taps."),
        .property(
          "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
          set: { $0.numberOfTouchesRequired = $1 }, doc: "How many fingers."),
      ])
  }

  private static func longPress(_ parent: LuaType) -> LuaClass<UILongPressGestureRecognizer> {
    LuaClass<UILongPressGestureRecognizer>(
      "UILongPressGestureRecognizer", parent: parent,
      doc: "Recognises fingers that stay: begins after a time, lasts until they leave.",
      members: [
        constructor(UILongPressGestureRecognizer.init),
        .property(
          "minimumPressDuration", { $0.minimumPressDuration },
          set: { $0.minimumPressDuration = try Finite.check($1, "minimumPressDuration") },
          doc: "How long the fingers must stay, in seconds."),
        .property(
          "allowableMovement", { $0.allowableMovement },
          set: { $0.allowableMovement = try Finite.check($1, "allowableMovement") },
          doc: "How far they may move until then, in points."),
        .property(
          "numberOfTapsRequired", { $0.numberOfTapsRequired },
          set: { $0.numberOfTapsRequired = $1 }, doc: "How many taps come before."),
        .property(
          "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
          set: { $0.numberOfTouchesRequired = $1 }, doc: "How many fingers."),
      ])
  }

  private static func swipe(_ parent: LuaType) -> LuaClass<UISwipeGestureRecognizer> {
    LuaClass<UISwipeGestureRecognizer>(
      "UISwipeGestureRecognizer", parent: parent,
      doc: "Recognises a quick way of fingers in one direction.",
      members: [
        constructor(UISwipeGestureRecognizer.init),
        .property(
          "direction", { $0.direction }, set: { $0.direction = $1 },
          doc: "The directions that count."),
        .property(
          "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
          set: { $0.numberOfTouchesRequired = $1 }, doc: "How many fingers."),
      ])
  }

  private static func pinch(_ parent: LuaType) -> LuaClass<UIPinchGestureRecognizer> {
    LuaClass<UIPinchGestureRecognizer>(
      "UIPinchGestureRecognizer", parent: parent,
      doc: "Follows two fingers that move apart or together.",
      members: [
        constructor(UIPinchGestureRecognizer.init),
        .property(
          "scale", { $0.scale }, set: { $0.scale = try Finite.check($1, "scale") },
          doc: "The fingers' distance, as a multiple of that at the start."),
        .readOnly("velocity", { $0.velocity }, doc: "How fast the scale changes, a second."),
      ])
  }

  private static func rotation(_ parent: LuaType) -> LuaClass<UIRotationGestureRecognizer> {
    LuaClass<UIRotationGestureRecognizer>(
      "UIRotationGestureRecognizer", parent: parent,
      doc: "Follows two fingers that turn about each other.",
      members: [
        constructor(UIRotationGestureRecognizer.init),
        .property(
          "rotation", { $0.rotation }, set: { $0.rotation = try Finite.check($1, "rotation") },
          doc: "How far they have turned, in radians, clockwise positive."),
        .readOnly("velocity", { $0.velocity }, doc: "How fast they turn, in radians a second."),
      ])
  }
}
