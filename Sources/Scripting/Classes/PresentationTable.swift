import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIPresentationController`.
enum PresentationTable {
  /// `UIPresentationController`
  static func controller(_ parent: LuaType) -> LuaClass<UIPresentationController> {
    LuaClass<UIPresentationController>(
      "UIPresentationController", parent: parent, doc: "What manages one presentation.",
      members: parts + frames + callbacks)
  }

  private static var parts: [LuaMember<UIPresentationController>] {
    [
      .constructor(
        ["presentedViewController: UIViewController", "presenting: UIViewController?"],
        doc: "A presentation controller of two controllers."
      ) {
        UIPresentationController(
          presentedViewController: try $0.required("presentedViewController"),
          presenting: try $0.optional("presenting"))
      },
      .readOnly("containerView", { $0.containerView }, doc: "The view it happens in."),
      .readOnly("presentedViewController", { $0.presentedViewController }, doc: "What comes."),
      .readOnly(
        "presentingViewController", { $0.presentingViewController }, doc: "What presents."),
      .readOnly("presentationStyle", { $0.presentationStyle }, doc: "The style."),
      .property(
        "delegate", { $0.delegate.map(DelegateValue.init) },
        set: { it, value in
          it.delegate = try value?.as((any UIAdaptivePresentationControllerDelegate).self)
        }, doc: "Hears of the user's attempts to dismiss: any table; weak."),
    ]
  }

  private static var frames: [LuaMember<UIPresentationController>] {
    [
      .overridableProperty("presentedView", { $0.presentedView }, doc: "What goes in and out."),
      .overridableProperty(
        "frameOfPresentedViewInContainerView", { $0.frameOfPresentedViewInContainerView },
        doc: "Where it comes to rest, in the container."),
      .overridableProperty(
        "shouldRemovePresentersView", { $0.shouldRemovePresentersView },
        doc: "Whether the presenter's view leaves the window."),
    ]
  }

  private static var callbacks: [LuaMember<UIPresentationController>] {
    [
      .overridable(
        "presentationTransitionWillBegin", doc: "Before the presentation.",
        base: { $0.presentationTransitionWillBegin() }),
      .overridable("presentationTransitionDidEnd", ["_ completed"], doc: "After it.") {
        (it: UIPresentationController, flag: Bool?) in
        it.presentationTransitionDidEnd(flag ?? true)
      },
      .overridable(
        "dismissalTransitionWillBegin", doc: "Before the dismissal.",
        base: { $0.dismissalTransitionWillBegin() }),
      .overridable("dismissalTransitionDidEnd", ["_ completed"], doc: "After it.") {
        (it: UIPresentationController, flag: Bool?) in it.dismissalTransitionDidEnd(flag ?? true)
      },
      .overridable(
        "containerViewWillLayoutSubviews", doc: "Before the container lays out.",
        base: { $0.containerViewWillLayoutSubviews() }),
      .overridable(
        "containerViewDidLayoutSubviews", doc: "After the container laid out.",
        base: { $0.containerViewDidLayoutSubviews() }),
      .overridable(
        "viewWillTransition",
        ["_ size: CGSize?", "_ coordinator: UIViewControllerTransitionCoordinator?"],
        doc: "Before the container's size changes; tells the presented controller."
      ) { (it: UIPresentationController, size: CGSize, coordinator: TransitionCoordinator) in
        it.viewWillTransition(to: size, with: coordinator)
      },
    ]
  }
}
