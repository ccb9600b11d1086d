import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIViewController`.
enum ControllerTable {
  /// `UIViewController`
  static func controller(_ parent: LuaType) -> LuaClass<UIViewController> {
    LuaClass<UIViewController>(
      "UIViewController", parent: parent,
      doc: "A controller: a view with its life cycle, its children and what it presents.",
      members: [constructor] + views + settings + presenting + children + bars + containing
        + lifeCycle + moving)
  }

  private static var constructor: LuaMember<UIViewController> {
    .constructor(
      [], doc: "A controller whose view is not loaded yet."
    ) { _ in UIViewController() }
  }

  private static var views: [LuaMember<UIViewController>] {
    [
      .property(
        "view", { UIView?.some($0.view) },
        set: { controller, view in
          if let view { controller.view = view } else { controller.unloadView() }
        }, doc: "The view; reading loads it, nil lets it go."),
      .readOnly("viewIfLoaded", { $0.viewIfLoaded }, doc: "The view, if it is loaded."),
      .readOnly("isViewLoaded", { $0.isViewLoaded }, doc: "Whether the view is loaded."),
      .method("loadViewIfNeeded", doc: "Loads the view if it is not.") {
        (it: UIViewController) in it.loadViewIfNeeded()
      },
    ]
  }

  private static var settings: [LuaMember<UIViewController>] {
    [
      .property("title", { $0.title }, set: { $0.title = $1 }, doc: "A title for bars."),
      .property(
        "modalPresentationStyle", { $0.modalPresentationStyle },
        set: { $0.modalPresentationStyle = $1 }, doc: "How the controller is presented."),
      .property(
        "modalTransitionStyle", { $0.modalTransitionStyle },
        set: { $0.modalTransitionStyle = $1 },
        doc: "Which of UIKit's own animations presents it."),
      .property(
        "transitioningDelegate", { $0.transitioningDelegate.map(DelegateValue.init) },
        set: { it, value in
          it.transitioningDelegate =
            try value?.as((any UIViewControllerTransitioningDelegate).self)
        },
        doc: "Who brings animators and presentation controllers: any table; held weakly."),
      .property(
        "definesPresentationContext", { $0.definesPresentationContext },
        set: { $0.definesPresentationContext = $1 },
        doc: "Whether its view is the context of currentContext presentations."),
      .property(
        "providesPresentationContextTransitionStyle",
        { $0.providesPresentationContextTransitionStyle },
        set: { $0.providesPresentationContextTransitionStyle = $1 },
        doc: "Whether its transition style wins over that of what it presents in its context."),
      .property(
        "isModalInPresentation", { $0.isModalInPresentation },
        set: { $0.isModalInPresentation = $1 },
        doc: "Whether the user may not dismiss it by dragging."),
      .property(
        "preferredContentSize", { $0.preferredContentSize },
        set: { $0.preferredContentSize = $1 }, doc: "The size it would like, in points."),
    ]
  }

  private static var presenting: [LuaMember<UIViewController>] {
    [
      .readOnly(
        "presentedViewController", { $0.presentedViewController }, doc: "What it presents."),
      .readOnly(
        "presentingViewController", { $0.presentingViewController }, doc: "What presents it."),
      .readOnly(
        "presentationController", { $0.presentationController },
        doc: "What manages its presentation; reading it early makes UIKit's own."),
      .readOnly(
        "sheetPresentationController", { $0.sheetPresentationController },
        doc: "What manages its presentation, if that is a sheet."),
      .readOnly(
        "transitionCoordinator", { $0.transitionCoordinator },
        doc: "The coordinator of the transition in flight, or nil."),
      .readOnly("isBeingPresented", { $0.isBeingPresented }, doc: "Whether it comes right now."),
      .readOnly("isBeingDismissed", { $0.isBeingDismissed }, doc: "Whether it goes right now."),
      .method(
        "present",
        ["_ controller: UIViewController", "animated: boolean", "completion: function?"],
        doc: "Presents a controller.",
        arguments: { it, arguments in
          let host = try SessionHost.of(arguments.state)
          it.present(
            try arguments.required("controller"), animated: try arguments.required("animated"),
            completion: try host.plainCompletion(arguments, "completion"))
          return nil
        }),
      .method(
        "dismiss", ["animated: boolean", "completion: function?"],
        doc: "Dismisses what it presents, or itself if it is presented.",
        arguments: { it, arguments in
          let host = try SessionHost.of(arguments.state)
          it.dismiss(
            animated: try arguments.required("animated"),
            completion: try host.plainCompletion(arguments, "completion"))
          return nil
        }),
    ]
  }

  private static var children: [LuaMember<UIViewController>] {
    [
      .readOnly("children", { $0.children }, doc: "The controllers in it: a copy."),
      .readOnly("parent", { $0.parent }, doc: "The controller it is in."),
      .method("addChild", ["_ controller"], doc: "Makes a controller a child.") {
        (it: UIViewController, child: UIViewController) in it.addChild(child)
      },
      .method("removeFromParent", doc: "Takes the controller out of its parent.") {
        (it: UIViewController) in it.removeFromParent()
      },
      .method(
        "beginAppearanceTransition", ["_ isAppearing", "animated"],
        doc: "Begins the appearance of a child of one's own container."
      ) { (it: UIViewController, isAppearing: Bool, animated: Bool) in
        it.beginAppearanceTransition(isAppearing, animated: animated)
      },
      .method("endAppearanceTransition", doc: "Ends what beginAppearanceTransition began.") {
        (it: UIViewController) in it.endAppearanceTransition()
      },
    ]
  }

  private static var lifeCycle: [LuaMember<UIViewController>] {
    [
      .overridable("loadView", doc: "Makes the view.", base: { $0.loadView() }),
      .overridable("viewDidLoad", doc: "After the view was loaded.", base: { $0.viewDidLoad() }),
      .overridable("viewWillAppear", ["_ animated"], doc: "Before the view is shown.") {
        (it: UIViewController, animated: Bool?) in it.viewWillAppear(animated ?? false)
      },
      .overridable(
        "viewIsAppearing", ["_ animated"], doc: "In the window, before the first layout."
      ) { (it: UIViewController, animated: Bool?) in it.viewIsAppearing(animated ?? false) },
      .overridable("viewDidAppear", ["_ animated"], doc: "When the view is shown.") {
        (it: UIViewController, animated: Bool?) in it.viewDidAppear(animated ?? false)
      },
      .overridable("viewWillDisappear", ["_ animated"], doc: "Before the view goes.") {
        (it: UIViewController, animated: Bool?) in it.viewWillDisappear(animated ?? false)
      },
      .overridable("viewDidDisappear", ["_ animated"], doc: "When the view is gone.") {
        (it: UIViewController, animated: Bool?) in it.viewDidDisappear(animated ?? false)
      },
      .overridable(
        "viewWillLayoutSubviews", doc: "Before the view lays its subviews out.",
        base: { $0.viewWillLayoutSubviews() }),
      .overridable(
        "viewDidLayoutSubviews", doc: "After the view laid its subviews out.",
        base: { $0.viewDidLayoutSubviews() }),
      .overridable(
        "updateViewConstraints", doc: "When constraints are due; updates those of the view.",
        base: { $0.updateViewConstraints() }),
      .overridable(
        "viewSafeAreaInsetsDidChange", doc: "After the safe area of the view changed.",
        base: { $0.viewSafeAreaInsetsDidChange() }),
      .overridable(
        "viewLayoutMarginsDidChange", doc: "After the margins of the view changed.",
        base: { $0.viewLayoutMarginsDidChange() }),
    ]
  }

  private static var moving: [LuaMember<UIViewController>] {
    [
      .overridable("willMove", ["toParent parent"], doc: "Before the parent changes.") {
        (it: UIViewController, parent: UIViewController?) in it.willMove(toParent: parent)
      },
      .overridable("didMove", ["toParent parent"], doc: "After the parent changed.") {
        (it: UIViewController, parent: UIViewController?) in it.didMove(toParent: parent)
      },
    ]
  }
}
