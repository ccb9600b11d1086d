import Layers
import Motion
import Timeline

@testable import Views

/// An app full of gestures: a stack that swipes back, a sheet, a card that a pan dismisses, buttons, and a
/// pad with every kind of recogniser.
final class StormApp {
  let stage = Stage()
  let navigation: UINavigationController
  var recognizers: [UIGestureRecognizer] = []
  private var cards: [StormCard] = []

  init() {
    navigation = stage.world.bind { UINavigationController() }
    stage.run {
      stage.turn {
        navigation.viewControllers = [page(), page()]
        stage.window.rootViewController = navigation
      }
      stage.world.advance(by: 0.1)
    }
  }

  /// A page of the stack: buttons for what comes next, and a pad.
  private func page() -> UIViewController {
    let page = A()
    button(at: 100, in: page) { [unowned self, unowned page] in present(page, .pageSheet) }
    button(at: 200, in: page) { [unowned self, unowned page] in present(page, .custom) }
    button(at: 300, in: page) { [unowned self] in
      navigation.pushViewController(self.page(), animated: true)
    }
    addPad(to: page)
    return page
  }

  private func present(_ page: UIViewController, _ style: UIModalPresentationStyle) {
    let next = B()
    next.modalPresentationStyle = style
    button(at: 100, in: next) { [unowned next] in next.dismiss(animated: true) }
    addPad(to: next)
    if style == .custom {
      let card = StormCard(next)
      cards.append(card)
      recognizers.append(card.pan)
    } else {
      next.sheetPresentationController?.detents = [.medium(), .large()]
    }
    page.present(next, animated: true)
  }

  private func button(
    at y: Double, in controller: UIViewController, _ action: @escaping () -> Void
  ) {
    let button = UIControl(frame: CGRect(x: 100, y: y, width: 200, height: 60))
    button.addTarget(nil, key: "", for: .touchUpInside) { _, _ in action() }
    controller.view.addSubview(button)
  }

  private func addPad(to controller: UIViewController) {
    let pad = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let all = [
      single, double, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for it in all {
      it.addTarget(nil, key: "") { _, sender in _ = sender.location(in: sender.view) }
      pad.addGestureRecognizer(it)
    }
    recognizers += all
    controller.view.addSubview(pad)
  }
}

/// A card whose dismissal a pan drives, as apps do it.
final class StormCard: UIViewControllerTransitioningDelegate {
  let pan = UIPanGestureRecognizer()
  private let animator = DrivenAnimator()
  private var driver: UIPercentDrivenInteractiveTransition?

  init(_ controller: UIViewController) {
    animator.duration = 0.4
    controller.transitioningDelegate = self
    controller.view.addGestureRecognizer(pan)
    pan.addTarget(nil, key: "") { [unowned self, weak controller] _, _ in
      let progress = pan.translation(in: nil).y / 844
      switch pan.state {
      case .began:
        driver = UIPercentDrivenInteractiveTransition()
        controller?.dismiss(animated: true)
      case .changed: driver?.update(progress)
      case .ended:
        if progress > 0.3 { driver?.finish() } else { driver?.cancel() }
        driver = nil
      default:
        driver?.cancel()
        driver = nil
      }
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
