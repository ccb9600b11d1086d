import Layers
import LuaRuntime
import Motion
import Views

extension ViewTable {
  /// Touches: where they land, and what recognises gestures in them.
  static var gestures: [LuaMember<UIView>] {
    [
      .property(
        "isMultipleTouchEnabled", { $0.isMultipleTouchEnabled },
        set: { $0.isMultipleTouchEnabled = $1 },
        doc: "Whether its touches methods hear of more than one finger; recognisers always do."),
      .property(
        "isExclusiveTouch", { $0.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 },
        doc: "Whether a touch in it and touches in other views of the window exclude each other."),
      .readOnly(
        "gestureRecognizers", { $0.gestureRecognizers }, doc: "Its recognisers: a copy."),
      .method("addGestureRecognizer", ["_ recognizer"], doc: "Lets it get the touches here.") {
        (it: UIView, recognizer: UIGestureRecognizer) in it.addGestureRecognizer(recognizer)
      },
      .method("removeGestureRecognizer", ["_ recognizer"], doc: "Takes a recogniser away.") {
        (it: UIView, recognizer: UIGestureRecognizer) in it.removeGestureRecognizer(recognizer)
      },
    ] + hitTesting
  }

  private static var hitTesting: [LuaMember<UIView>] {
    [
      .overridable(
        "hitTest", ["_ point", "with event"],
        doc: "The front-most view here or below that takes a touch at a point; nil is none."
      ) { (it: UIView, point: CGPoint, event: UIEvent?) in
        it.hitTest(try Finite.check(point, "point"), with: event)
      },
      .overridable(
        "point", ["inside point", "with event"],
        doc: "Whether a point is inside: hitTest asks it, so that a view can be larger to touches."
      ) { (it: UIView, point: CGPoint, event: UIEvent?) in
        it.point(inside: try Finite.check(point, "point"), with: event)
      },
      .overridable(
        "gestureRecognizerShouldBegin", ["_ recognizer"],
        doc: "Whether a recogniser of this view, or of one around it, may begin."
      ) { (it: UIView, recognizer: UIGestureRecognizer) in
        it.gestureRecognizerShouldBegin(recognizer)
      },
    ]
  }
}
