import Layers
import LuaRuntime
import Motion
import Views

/// The tables of tab bar controllers.
enum TabTables {
  /// `UITabBarController`
  static func controller(_ parent: LuaType) -> LuaClass<UITabBarController> {
    LuaClass<UITabBarController>(
      "UITabBarController", parent: parent,
      doc: "Several controllers, of which the selected one shows, over a bar.",
      members: [
        .constructor([], doc: "A tab bar controller; viewControllers brings its tabs.") { _ in
          UITabBarController()
        },
        .property(
          "viewControllers", { $0.viewControllers }, set: { $0.viewControllers = $1 },
          doc: "The controllers, by tab: a copy."),
        .property(
          "delegate", { $0.delegate.map(DelegateValue.init) },
          set: { it, value in
            it.delegate = try value?.as((any UITabBarControllerDelegate).self)
          },
          doc: "Brings animators and hears of selections: any table; weak."),
        .property(
          "selectedIndex", { $0.selectedIndex }, set: { $0.selectedIndex = $1 },
          doc: "The selected tab, from 0; setting it switches in the call."),
        .property(
          "selectedViewController", { $0.selectedViewController },
          set: { $0.selectedViewController = $1 }, doc: "The selected controller."),
        .readOnly("tabBar", { $0.tabBar }, doc: "The bar at the bottom."),
        .method(
          "setViewControllers", ["_ controllers", "animated"], doc: "Replaces the controllers."
        ) { (it: UITabBarController, controllers: [UIViewController]?, animated: Bool) in
          it.setViewControllers(controllers, animated: animated)
        },
      ])
  }

  /// `UITabBar`
  static func bar(_ parent: LuaType) -> LuaClass<UITabBar> {
    LuaClass<UITabBar>(
      "UITabBar", parent: parent, doc: "The bar of a tab bar controller: a button for each tab.",
      members: [
        .constructor([], doc: "A bar of its own.") { _ in UITabBar() },
        .property(
          "isTranslucent", { $0.isTranslucent }, set: { $0.isTranslucent = $1 },
          doc: "Whether content goes on beneath it."),
        .readOnly("items", { $0.items }, doc: "The items of the controllers."),
        .readOnly("selectedItem", { $0.selectedItem }, doc: "The selected controller's item."),
      ])
  }

  /// `UITabBarItem`
  static func item(_ parent: LuaType) -> LuaClass<UITabBarItem> {
    LuaClass<UITabBarItem>(
      "UITabBarItem", parent: parent,
      doc: "What a controller shows in the tab bar: tap(item) taps it.",
      members: [
        .constructor(
          ["title: string?", "image: UIImage?", "tag: integer = 0"], doc: "An item from its parts."
        ) {
          UITabBarItem(
            title: try $0.optional("title"), image: try $0.optional("image"),
            tag: try $0.optional("tag", default: 0))
        },
        .property("title", { $0.title }, set: { $0.title = $1 }, doc: "Nil is the controller's."),
        .property("image", { $0.image }, set: { $0.image = $1 }, doc: "The picture."),
        .property("tag", { $0.tag }, set: { $0.tag = $1 }, doc: "For the app's own use."),
        .property(
          "badgeValue", { $0.badgeValue }, set: { $0.badgeValue = $1 },
          doc: "The text of the badge; nil is none."),
      ])
  }
}
