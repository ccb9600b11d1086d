import Layers
import LuaRuntime
import Motion
import Views

/// What controllers in containers have, and containers of one's own.
extension ControllerTable {
  /// The containers around it and what it shows in their bars.
  static var bars: [LuaMember<UIViewController>] {
    [
      .readOnly(
        "navigationController", { $0.navigationController },
        doc: "The nearest navigation controller around it."),
      .readOnly(
        "tabBarController", { $0.tabBarController },
        doc: "The nearest tab bar controller around it."),
      .readOnly(
        "navigationItem", { $0.navigationItem }, doc: "What it shows in the navigation bar."),
      .property(
        "tabBarItem", { $0.tabBarItem }, set: { $0.tabBarItem = $1 },
        doc: "What it shows in the tab bar."),
      .property(
        "hidesBottomBarWhenPushed", { $0.hidesBottomBarWhenPushed },
        set: { $0.hidesBottomBarWhenPushed = $1 },
        doc: "Whether the tab bar goes when it is pushed."),
      .property(
        "extendedLayoutIncludesOpaqueBars", { $0.extendedLayoutIncludesOpaqueBars },
        set: { $0.extendedLayoutIncludesOpaqueBars = $1 },
        doc: "Whether its view goes on beneath bars that are opaque."),
      .property(
        "additionalSafeAreaInsets", { $0.additionalSafeAreaInsets },
        set: { $0.additionalSafeAreaInsets = try Finite.check($1, "additionalSafeAreaInsets") },
        doc: "What is added to the safe area of its view, in points."),
      .readOnly(
        "systemMinimumLayoutMargins", { $0.systemMinimumLayoutMargins },
        doc: "What the margins of its view are at least: 16 or 20 at the sides, by the screen's "
          + "width (chosen)."),
      .property(
        "viewRespectsSystemMinimumLayoutMargins", { $0.viewRespectsSystemMinimumLayoutMargins },
        set: { $0.viewRespectsSystemMinimumLayoutMargins = $1 },
        doc: "Whether the margins of its view are at least the system's."),
      .readOnly(
        "isMovingToParent", { $0.isMovingToParent }, doc: "Whether a container gets it right now."
      ),
      .readOnly(
        "isMovingFromParent", { $0.isMovingFromParent },
        doc: "Whether a container loses it right now."),
    ]
  }

  /// What a container of one's own calls and overrides.
  static var containing: [LuaMember<UIViewController>] {
    [
      .method(
        "transition",
        [
          "from: UIViewController", "to: UIViewController", "duration: number",
          "options: options?", "animations: function?", "completion: function?",
        ], doc: "Replaces one child's view by another's, with the children's appearance callbacks.",
        arguments: { try transition($0, $1) }),
      .overridableProperty(
        "shouldAutomaticallyForwardAppearanceMethods",
        { $0.shouldAutomaticallyForwardAppearanceMethods },
        doc: "Whether appearance calls go on to the children by themselves."),
      .overridable(
        "viewWillTransition",
        [
          "_ size: CGSize?", "_ coordinator: UIViewControllerTransitionCoordinator?",
          "to: CGSize?", "with: UIViewControllerTransitionCoordinator?",
        ], doc: "Before the size of the view changes with the screen's; tells the children."
      ) {
        (
          it: UIViewController, size: CGSize?, coordinator: TransitionCoordinator?, to: CGSize?,
          with: TransitionCoordinator?
        ) in
        guard let size = size ?? to, let coordinator = coordinator ?? with else {
          throw LuaFailure("viewWillTransition needs its size and its coordinator")
        }
        it.viewWillTransition(to: size, with: coordinator)
      },
    ]
  }

  private static func transition(
    _ it: UIViewController, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let animations: LuaFunction? = try arguments.optional("animations")
    it.transition(
      from: try arguments.required("from"), to: try arguments.required("to"),
      duration: try Finite.check(arguments.required("duration"), "duration"),
      options: try arguments.optional("options", default: []),
      animations: animations.map { changes in { host.run(changes) } },
      completion: try host.completion(arguments, "completion"))
    return nil
  }
}
