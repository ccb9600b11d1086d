import Layers
import LuaRuntime
import Motion
import Views

/// The tables of navigation controllers and what they show in their bar.
enum NavigationTables {
  /// `UINavigationController`
  static func controller(_ parent: LuaType) -> LuaClass<UINavigationController> {
    LuaClass<UINavigationController>(
      "UINavigationController", parent: parent,
      doc: "A stack of controllers, of which the top one shows, under a bar.",
      members: parts + pushing + popping + bars)
  }

  private static var parts: [LuaMember<UINavigationController>] {
    [
      .constructor(
        ["rootViewController: UIViewController?"],
        doc: "A navigation controller with a controller at the bottom of its stack."
      ) {
        let it = UINavigationController()
        // The root hears of its parent now: under the name of the script's class.
        if let scriptClass = $0.scriptClass { it.become(scriptClass: scriptClass.name) }
        if let root: UIViewController = try $0.optional("rootViewController") {
          it.pushViewController(root, animated: false)
        }
        return it
      },
      .property(
        "delegate", { $0.delegate.map(DelegateValue.init) },
        set: { it, value in
          it.delegate = try value?.as((any UINavigationControllerDelegate).self)
        },
        doc: "Brings animators and hears of changes: any table, or the controller itself; weak."),
      .property(
        "viewControllers", { $0.viewControllers }, set: { $0.viewControllers = $1 },
        doc: "The controllers from the bottom to the top: a copy."),
      .readOnly("topViewController", { $0.topViewController }, doc: "The top of the stack."),
      .readOnly(
        "visibleViewController", { $0.visibleViewController },
        doc: "The top one, or what is presented over it."),
    ]
  }

  private static var pushing: [LuaMember<UINavigationController>] {
    [
      .method(
        "setViewControllers", ["_ controllers", "animated"],
        doc: "Replaces the stack: a push, or a pop if the new top was below."
      ) { (it: UINavigationController, controllers: [UIViewController], animated: Bool) in
        it.setViewControllers(controllers, animated: animated)
      },
      .method("pushViewController", ["_ controller", "animated"], doc: "Puts one on top.") {
        (it: UINavigationController, controller: UIViewController, animated: Bool) in
        it.pushViewController(controller, animated: animated)
      },
      .method("show", ["_ controller", "sender: value?"], doc: "Pushes, animated.") {
        (it: UINavigationController, controller: UIViewController, _: LuaValue) in
        it.pushViewController(controller, animated: true)
      },
    ]
  }

  private static var popping: [LuaMember<UINavigationController>] {
    [
      .method(
        "popViewController", ["animated"], doc: "Takes the top one off and answers it, or nil."
      ) { (it: UINavigationController, animated: Bool) -> UIViewController? in
        it.popViewController(animated: animated)
      },
      .method(
        "popToViewController", ["_ controller", "animated"],
        doc: "Takes off what is above a controller, and answers it as a list."
      ) { (it: UINavigationController, controller: UIViewController, animated: Bool) in
        it.popToViewController(controller, animated: animated)
      },
      .method(
        "popToRootViewController", ["animated"],
        doc: "Takes off all but the bottom one, and answers them as a list."
      ) { (it: UINavigationController, animated: Bool) in
        it.popToRootViewController(animated: animated)
      },
    ]
  }

  private static var bars: [LuaMember<UINavigationController>] {
    [
      .readOnly("navigationBar", { $0.navigationBar }, doc: "The bar at the top."),
      .readOnly(
        "interactivePopGestureRecognizer", { $0.interactivePopGestureRecognizer },
        doc: "The swipe back; its delegate knows when UIKit switches it off."),
      .property(
        "isNavigationBarHidden", { $0.isNavigationBarHidden },
        set: { $0.isNavigationBarHidden = $1 }, doc: "Whether the bar is out of sight."),
      .method(
        "setNavigationBarHidden", ["_ hidden", "animated"],
        doc: "Hides or shows the bar; animated it slides over 0.2 s."
      ) { (it: UINavigationController, hidden: Bool, animated: Bool) in
        it.setNavigationBarHidden(hidden, animated: animated)
      },
      .staticProperty(
        "hideShowBarDuration", { UINavigationController.hideShowBarDuration },
        doc: "How long the bar takes to slide, in seconds."),
    ]
  }

  /// `UINavigationBar`
  static func bar(_ parent: LuaType) -> LuaClass<UINavigationBar> {
    LuaClass<UINavigationBar>(
      "UINavigationBar", parent: parent,
      doc: "The bar of a navigation controller: title, button back and the top one's items.",
      members: [
        .constructor([], doc: "A bar of its own.") { _ in UINavigationBar() },
        .property(
          "isTranslucent", { $0.isTranslucent }, set: { $0.isTranslucent = $1 },
          doc: "Whether content goes on beneath it."),
        .property(
          "prefersLargeTitles", { $0.prefersLargeTitles }, set: { $0.prefersLargeTitles = $1 },
          doc: "Whether titles are large."),
        .property(
          "barTintColor", { $0.barTintColor }, set: { $0.barTintColor = $1 }, doc: "Its fill."),
        .readOnly("items", { $0.items }, doc: "The items of the controllers on the stack."),
        .readOnly("topItem", { $0.topItem }, doc: "The item that shows."),
        .readOnly("backItem", { $0.backItem }, doc: "The item below the one that shows."),
      ])
  }

  /// `UINavigationItem`
  static func item(_ parent: LuaType) -> LuaClass<UINavigationItem> {
    LuaClass<UINavigationItem>(
      "UINavigationItem", parent: parent,
      doc: "What a controller shows in the navigation bar.", members: titles + buttons)
  }

  private static var titles: [LuaMember<UINavigationItem>] {
    [
      .constructor(["title: string?"], doc: "An item with a title.") {
        UINavigationItem(title: try $0.optional("title"))
      },
      .property("title", { $0.title }, set: { $0.title = $1 }, doc: "The title."),
      .property("prompt", { $0.prompt }, set: { $0.prompt = $1 }, doc: "A line above the title."),
      .property(
        "titleView", { $0.titleView }, set: { $0.titleView = $1 },
        doc: "A view in place of the title."),
      .property(
        "largeTitleDisplayMode", { $0.largeTitleDisplayMode },
        set: { $0.largeTitleDisplayMode = $1 }, doc: "When the title is large."),
      .property(
        "hidesBackButton", { $0.hidesBackButton }, set: { $0.hidesBackButton = $1 },
        doc: "Whether there is no button back."),
      .property(
        "leftItemsSupplementBackButton", { $0.leftItemsSupplementBackButton },
        set: { $0.leftItemsSupplementBackButton = $1 },
        doc: "Whether left items stand beside the button back."),
    ]
  }

  private static var buttons: [LuaMember<UINavigationItem>] {
    [
      .property(
        "backBarButtonItem", { $0.backBarButtonItem }, set: { $0.backBarButtonItem = $1 },
        doc: "The button that leads back to this controller."),
      .property(
        "leftBarButtonItem", { $0.leftBarButtonItem }, set: { $0.leftBarButtonItem = $1 },
        doc: "The first button at the left."),
      .property(
        "leftBarButtonItems", { $0.leftBarButtonItems }, set: { $0.leftBarButtonItems = $1 },
        doc: "The buttons at the left, from the left: a copy."),
      .property(
        "rightBarButtonItem", { $0.rightBarButtonItem }, set: { $0.rightBarButtonItem = $1 },
        doc: "The first button at the right."),
      .property(
        "rightBarButtonItems", { $0.rightBarButtonItems }, set: { $0.rightBarButtonItems = $1 },
        doc: "The buttons at the right, from the right: a copy."),
      .method("setLeftBarButton", ["_ item", "animated"], doc: "Replaces the first at the left.") {
        (it: UINavigationItem, item: UIBarButtonItem?, animated: Bool) in
        it.setLeftBarButton(item, animated: animated)
      },
      .method(
        "setRightBarButton", ["_ item", "animated"], doc: "Replaces the first at the right."
      ) { (it: UINavigationItem, item: UIBarButtonItem?, animated: Bool) in
        it.setRightBarButton(item, animated: animated)
      },
    ]
  }
}
