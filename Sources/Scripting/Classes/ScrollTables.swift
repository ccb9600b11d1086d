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
      ] + content + insets + settings)
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
        doc: "Moves the content so that a point of it is at the top left, in points.",
        arguments: { it, arguments in
          it.setContentOffset(
            try Finite.check(arguments.required("contentOffset"), "contentOffset"),
            animated: try arguments.optional("animated", default: false))
          return nil
        }),
      .property(
        "delegate", { $0.delegate.map(DelegateValue.init) },
        set: { it, value in it.delegate = try value?.as((any UIScrollViewDelegate).self) },
        doc: "Who is told of scrolling: any table; weak."),
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
}
