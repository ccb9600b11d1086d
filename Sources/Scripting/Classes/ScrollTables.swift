import Layers
import LuaRuntime
import Motion
import Views

/// The tables of scroll views.
enum ScrollTables {
  /// `UIScrollView`
  static func scroll(_ parent: LuaType) -> LuaClass<UIScrollView> {
    LuaClass<UIScrollView>(
      "UIScrollView", parent: parent,
      doc: "A view on to content that may be larger: contentOffset says which part shows.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A scroll view with a frame in its superview.") {
          UIScrollView(frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        }
      ] + content + insets + settings + fingers + states)
  }

  private static var content: [LuaMember<UIScrollView>] {
    [
      .property(
        "contentOffset", { $0.contentOffset },
        set: { $0.contentOffset = try Finite.check($1, "contentOffset") },
        doc: "Which point of the content is at the top left, in points: the bounds' origin."),
      .property(
        "contentSize", { $0.contentSize },
        set: { $0.contentSize = try Finite.check($1, "contentSize") },
        doc: "The size of the content, in points."),
      .method(
        "setContentOffset", ["_ contentOffset: CGPoint", "animated: boolean?"],
        doc: "Moves the content so that a point of it is at the top left; animated in 0.3 s.",
        arguments: { it, arguments in
          it.setContentOffset(
            try Finite.check(arguments.required("contentOffset"), "contentOffset"),
            animated: try arguments.optional("animated", default: false))
          return nil
        }),
      .method(
        "scrollRectToVisible", ["_ rect: CGRect", "animated: boolean?"],
        doc: "Scrolls as little as needed for a part of the content to show.",
        arguments: { it, arguments in
          it.scrollRectToVisible(
            try Finite.check(arguments.required("rect"), "rect"),
            animated: try arguments.optional("animated", default: false))
          return nil
        }),
      .property(
        "delegate", { $0.delegate.map(DelegateValue.init) },
        set: { it, value in it.delegate = try value?.as((any UIScrollViewDelegate).self) },
        doc:
          "Who is told of scrolling: any table; weak. A point that its scrollViewWillEndDragging "
          + "returns is where content comes to rest."),
    ]
  }

  private static var insets: [LuaMember<UIScrollView>] {
    [
      .property(
        "contentInset", { $0.contentInset },
        set: { $0.contentInset = try Finite.check($1, "contentInset") },
        doc: "Room around the content, in points."),
      .readOnly(
        "adjustedContentInset", { $0.adjustedContentInset },
        doc: "The room around the content with what the safe area adds, in points."),
      .property(
        "contentInsetAdjustmentBehavior", { $0.contentInsetAdjustmentBehavior },
        set: { $0.contentInsetAdjustmentBehavior = $1 },
        doc: "Which part of the safe area is added: automatic, scrollableAxes, never, always."),
      .overridable(
        "adjustedContentInsetDidChange", doc: "The adjusted insets changed.",
        base: { $0.adjustedContentInsetDidChange() }),
    ]
  }

  private static var settings: [LuaMember<UIScrollView>] {
    [
      .property(
        "isScrollEnabled", { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 },
        doc: "Whether fingers scroll it."),
      .property(
        "bounces", { $0.bounces }, set: { $0.bounces = $1 },
        doc: "Whether content can be pulled beyond its edges."),
      .property(
        "alwaysBounceVertical", { $0.alwaysBounceVertical },
        set: { $0.alwaysBounceVertical = $1 },
        doc: "Whether it can be pulled up and down even if all of it shows."),
      .property(
        "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal },
        set: { $0.alwaysBounceHorizontal = $1 },
        doc: "Whether it can be pulled sideways even if all of it shows."),
    ]
  }

  private static var fingers: [LuaMember<UIScrollView>] {
    [
      .property(
        "showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator },
        set: { $0.showsVerticalScrollIndicator = $1 },
        doc: "Whether a bar at the side tells how far it is; none is drawn here."),
      .property(
        "showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator },
        set: { $0.showsHorizontalScrollIndicator = $1 },
        doc: "Whether a bar at the bottom tells how far it is; none is drawn here."),
      .property(
        "isPagingEnabled", { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 },
        doc: "Whether content comes to rest at multiples of the view's size."),
      .property(
        "isDirectionalLockEnabled", { $0.isDirectionalLockEnabled },
        set: { $0.isDirectionalLockEnabled = $1 },
        doc: "Whether a drag that begins along one axis stays on it."),
      .property(
        "decelerationRate", { $0.decelerationRate }, set: { $0.decelerationRate = $1 },
        doc: "How content slows down: normal (0.998 a millisecond), fast (0.99) or a number."),
      .property(
        "delaysContentTouches", { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 },
        doc: "Whether content gets a touch only once it is not to scroll: after 0.15 s (chosen)."),
      .property(
        "canCancelContentTouches", { $0.canCancelContentTouches },
        set: { $0.canCancelContentTouches = $1 },
        doc: "Whether scrolling can take a touch from content that has it."),
      .overridable(
        "touchesShouldCancel", ["in view"],
        doc: "Whether scrolling may take a touch from a view: not from a control."
      ) { (it: UIScrollView, view: UIView) in it.touchesShouldCancel(in: view) },
    ]
  }

  private static var states: [LuaMember<UIScrollView>] {
    [
      .readOnly(
        "panGestureRecognizer", { $0.panGestureRecognizer },
        doc: "Recognises the fingers that scroll."),
      .readOnly(
        "contentLayoutGuide", { $0.contentLayoutGuide },
        doc: "The content, for constraints: they make the content size."),
      .readOnly(
        "frameLayoutGuide", { $0.frameLayoutGuide },
        doc: "What shows of the content, for constraints: what is pinned to it does not scroll."),
      .readOnly("isTracking", { $0.isTracking }, doc: "Whether a finger that may scroll is on it."),
      .readOnly("isDragging", { $0.isDragging }, doc: "Whether a finger drags the content."),
      .readOnly(
        "isDecelerating", { $0.isDecelerating },
        doc: "Whether the content goes on after a finger has left it."),
    ]
  }
}
