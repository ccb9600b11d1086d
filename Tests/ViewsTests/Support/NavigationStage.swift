import Motion
import Timeline

@testable import Views

final class A: UIViewController {}
final class B: UIViewController {}
final class C: UIViewController {}

/// Slides the new view in from the right over 0.35 s, linearly, and the old one out.
final class PushAnimator: UIViewControllerAnimatedTransitioning {
  var inspect: ((any UIViewControllerContextTransitioning) -> Void)?
  var ended: [Bool] = []

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    inspect?(context)
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 390, y: 0)
    UIView.animate(
      withDuration: 0.35, options: .curveLinear,
      animations: {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -195, y: 0)
      },
      completion: { _ in
        from.transform = .identity
        to.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Brings a push animator and, if it has one, a driver.
final class PushDelegate: UINavigationControllerDelegate {
  let animator = PushAnimator()
  var driver: (any UIViewControllerInteractiveTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController, willShow controller: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow controller: UIViewController,
    animated: Bool
  ) {}
}

extension Stage {
  /// Runs code in the world.
  func run(_ body: () -> Void) { world.bind(body) }

  /// A navigation controller at rest in the window, at 0.1 s; the events begin afterwards.
  func navigation(_ controllers: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    turn {
      navigation.viewControllers = controllers
      window.rootViewController = navigation
    }
    world.advance(by: 0.1)
    forget()
    return navigation
  }

  /// Forgets the events so far.
  func forget() { world.recorder.timeline.events = [] }

  /// The events without layout and loading.
  var calls: [String] {
    events().filter { !$0.contains("Layout") && !$0.contains("load") && !$0.contains("Load") }
  }

  /// The appearance callbacks.
  var appearances: [String] {
    events().filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
  }
}
