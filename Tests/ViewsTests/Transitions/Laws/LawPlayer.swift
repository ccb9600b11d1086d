import Layers
import Motion
import Timeline

@testable import Views

/// Plays a generated sequence of calls on an app with tabs, stacks and presentations.
final class LawPlayer {
  let stage = Stage()
  let host = ExceptionHost()
  let delegate = LawDelegate()
  let tabs: UITabBarController
  var log: [String] = []
  private var random: Seeded

  init(seed: UInt64) {
    random = Seeded(seed)
    tabs = stage.world.bind { UITabBarController() }
    stage.world.scriptHost = host
    stage.run {
      tabs.viewControllers = (0..<3).map { index in
        index == 2 ? Page() : navigation()
      }
      tabs.delegate = delegate
      stage.turn { stage.window.rootViewController = tabs }
    }
  }

  /// The controllers from the root up the chain of presentations.
  var chain: [UIViewController] {
    var all: [UIViewController] = [tabs]
    while let next = all.last?.presented { all.append(next) }
    return all
  }

  /// Every controller that is part of the app now.
  var controllers: [UIViewController] {
    func below(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(below)
    }
    return chain.flatMap(below)
  }

  /// Whether a transition is in flight.
  var isBusy: Bool {
    controllers.contains {
      $0.transition != nil || $0.containerTransition != nil || $0.siblingTransition != nil
    }
      || UIApplication.shared.transitionsInFlight != 0
  }

  /// Plays some calls.
  func play(_ count: Int) {
    stage.run { for _ in 0..<count { step() } }
  }

  /// Lets everything come to rest.
  func rest() {
    stage.run {
      delegate.drives = false
      for _ in 0..<40 where isBusy || stage.world.hasWork {
        stage.turn { for driver in delegate.drivers { driver.finish() } }
        stage.world.advance(by: 2)
      }
    }
  }

  /// Begins one transition that a driver holds, if the state allows it.
  /// - Returns: Whether it began.
  func beginDriven() -> Bool {
    let count = delegate.drivers.count
    stage.run {
      delegate.brings = true
      delegate.drives = true
      let navigation = controllers.compactMap { $0 as? UINavigationController }.first {
        $0.isShowing
      }
      stage.turn {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: navigation?.pushViewController(Page(), animated: true)
        case 1: navigation?.popViewController(animated: true)
        case 2: present(true)
        case 3: chain.last?.dismiss(animated: true)
        default: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
        }
      }
      delegate.drives = false
    }
    return delegate.drivers.count > count && delegate.driver?.duration ?? 0 > 0
  }

  /// Drives the transition somewhere and cancels it.
  func driveAndCancel() {
    stage.run {
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        stage.turn { delegate.driver?.update(Double.random(in: 0...1, using: &random)) }
        stage.world.advance(by: 0.1)
      }
      stage.turn { delegate.driver?.cancel() }
      stage.world.advance(by: 2)
    }
  }

  /// What a user could see or touch, and the controllers behind it.
  var picture: [String] {
    func lines(_ view: UIView, _ depth: Int) -> [String] {
      let line =
        "\(depth) \(view.outputName) \(view.frame) \(view.alpha) \(view.transform) "
        + "\(view.isHidden) \(view.isUserInteractionEnabled)"
      if view is UINavigationBar || view is UITabBar { return [line] }
      return [line] + view.subviews.flatMap { lines($0, depth + 1) }
    }
    return lines(stage.window, 0)
      + controllers.map { controller in
        let stack = (controller as? UINavigationController)?.stack.map(\.outputName) ?? []
        return "\(controller.outputName) \(controller.appearance) \(stack)"
      } + ["selected \(tabs.selectedIndex)"]
  }

  private func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &random) }
  private func flip() -> Bool { Bool.random(using: &random) }

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Page())
    navigation.delegate = delegate
    return navigation
  }

  private func step() {
    delegate.brings = Int.random(in: 0..<4, using: &random) > 0
    let animated = Int.random(in: 0..<4, using: &random) > 0
    let choice = Int.random(in: 0..<18, using: &random)
    log.append("\(choice) \(animated)")
    switch choice {
    case 0...6: stage.turn { changeStack(choice, animated) }
    case 7, 8: stage.turn { present(animated) }
    case 9, 10: stage.turn { pick(controllers)?.dismiss(animated: animated) }
    case 11: stage.turn { tabs.selectedIndex = Int.random(in: 0..<3, using: &random) }
    case 12: stage.turn { delegate.drives = flip() }
    case 13: stage.turn { delegate.driver?.update(Double.random(in: 0...1, using: &random)) }
    case 14: stage.turn { flip() ? delegate.driver?.cancel() : delegate.driver?.finish() }
    case 15:
      stage.turn {
        if let orientation = pick(UIDeviceOrientation.allCases) {
          UIApplication.shared.rotate(to: orientation)
        }
      }
    default: stage.world.advance(by: Double.random(in: 0...0.5, using: &random))
    }
    if let failure = stage.world.failure { log.append("failed: \(failure)") }
    stage.world.failure = nil
  }

  private func changeStack(_ choice: Int, _ animated: Bool) {
    guard let navigation = pick(controllers.compactMap { $0 as? UINavigationController }) else {
      return
    }
    switch choice {
    case 0, 1, 2:
      let page = Page()
      page.hidesBottomBarWhenPushed = flip()
      navigation.pushViewController(page, animated: animated)
    case 3, 4: navigation.popViewController(animated: animated)
    case 5: navigation.popToRootViewController(animated: animated)
    default:
      let kept = navigation.viewControllers.filter { _ in flip() }
      navigation.setViewControllers(kept + (flip() ? [Page()] : []), animated: animated)
      if navigation.viewControllers.isEmpty {
        navigation.setViewControllers([Page()], animated: animated)
      }
    }
  }

  private func present(_ animated: Bool) {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .automatic,
    ]
    let controller = flip() ? navigation() : Page()
    controller.modalPresentationStyle = pick(styles) ?? .automatic
    controller.modalTransitionStyle =
      pick([.coverVertical, .crossDissolve, .flipHorizontal]) ?? .coverVertical
    if flip() { controller.transitioningDelegate = delegate }
    // A context inside a container that then shows another child is left out.
    let style = controller.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    let source = flip() || isInContext ? chain.last : pick(controllers)
    source?.present(controller, animated: animated)
  }
}
