import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Puts the presenter's view into the container, both ways, whatever the style.
private final class Greedy: UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (
      context.viewController(forKey: .from)?.view, context.viewController(forKey: .to)?.view
    )
    if let from { context.containerView.addSubview(from) }
    if let to { context.containerView.insertSubview(to, at: 0) }
    UIView.animate(withDuration: 0.3) {
      from?.alpha = 0
    } completion: { _ in
      from?.alpha = 1
      context.completeTransition(true)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// Classic mistakes with presentations: lifecycle.md 3, cases C01, C02, C12, C73.
struct ModalMisuseTests {
  let stage = Stage()
  let host = ExceptionHost()

  private func root(_ controller: UIViewController) {
    stage.turn { stage.window.rootViewController = controller }
    stage.forget()
  }

  @Test func presenterTakenIntoTheContainerGoesBlackAfterAnUnanimatedDismissal() {
    let greedy = Greedy()
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = greedy
      stage.turn { a.present(b, animated: true) }
      #expect(stage.findings == ["presenter-in-container"])
      #expect(
        stage.world.timeline.findings.first?.message.contains("vanish with the container") == true)
      stage.world.settle()
      stage.turn { a.dismiss(animated: false) }
      #expect(stage.findings.count == 1)
      #expect(stage.window.subviews.isEmpty && a.view.window == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func insertingThePresenterAtTheDismissalIsBlackOnlyWhereItWasKept(
    _ style: UIModalPresentationStyle
  ) {
    let greedy = Greedy()
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = style
      stage.turn { a.present(b, animated: false) }
      b.transitioningDelegate = greedy
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      let isBlack = style == .custom
      #expect(stage.window.subviews == (isBlack ? [] : [a.view]))
      #expect(stage.findings == (isBlack ? ["presenter-in-container"] : []))
    }
  }

  @Test func delegateThatIsGoneAtTheDismissalIsSaidSo() {
    let delegate = SlideDelegate()
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      stage.turn { a.present(b, animated: true) { b.transitioningDelegate = nil } }
      stage.world.settle()
      stage.turn { a.dismiss(animated: true) }
      #expect(stage.findings == ["no-delegate-at-dismissal"])
      #expect(stage.events().contains("CoverVertical.animateTransition"))
    }
  }

  @Test func anotherDelegateAtTheDismissalIsAsked() {
    let (first, second) = (SlideDelegate(), SlideDelegate())
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = first
      stage.turn { a.present(b, animated: true) }
      stage.world.settle()
      b.transitioningDelegate = second
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(first.animator.log == ["ended true"] && second.animator.log == ["ended true"])
      #expect(stage.findings.isEmpty)
    }
  }

  @Test func presentingWhatIsPresentedRaises() {
    stage.world.scriptHost = host
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      stage.turn { a.present(b, animated: false) }
      stage.turn { b.present(b, animated: true) }
      #expect(stage.world.exception?.name == "NSInvalidArgumentException")
      #expect(stage.world.exception?.reason.contains("already presented") == true)
      #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }
  }

  @Test func presentingTheRootOrAChildRaises() {
    stage.world.scriptHost = host
    stage.run {
      let (a, b, c) = (A(), B(), C())
      root(a)
      a.addChild(c)
      stage.turn { a.present(a, animated: true) }
      #expect(stage.world.exception?.reason.contains("active controller") == true)
      stage.world.failure = nil
      stage.turn { a.present(c, animated: true) }
      #expect(stage.world.exception?.reason.contains("has a parent") == true)
      stage.world.failure = nil
      b.modalPresentationStyle = .none
      stage.turn { a.present(b, animated: true) }
      #expect(stage.world.exception?.reason.contains("doesn't have a corresponding") == true)
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func pageCurlIsNotImitated() {
    stage.world.scriptHost = host
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalTransitionStyle = .partialCurl
      stage.turn { a.present(b, animated: true) }
      #expect(stage.world.exception?.reason.contains("non-fullscreen") == true)
      stage.world.failure = nil
      b.modalPresentationStyle = .fullScreen
      stage.turn { a.present(b, animated: true) }
      #expect(stage.findings == ["page-curl"] && a.presentedViewController === b)
    }
  }

  @Test func presentingInViewDidLoadDoesNothing() {
    final class Eager: UIViewController {
      override func viewDidLoad() { present(B(), animated: true) }
    }
    stage.run {
      let eager = Eager()
      root(eager)
      stage.world.settle()
      #expect(stage.findings == ["present-outside-window"])
      #expect(eager.presentedViewController == nil)
    }
  }

  @Test func dismissingDuringADismissalIsDropped() {
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      stage.turn { a.present(b, animated: false) }
      stage.turn { a.dismiss(animated: true) }
      stage.world.advance(by: 0.1)
      var ran = false
      stage.turn { a.dismiss(animated: true) { ran = true } }
      stage.world.settle()
      #expect(stage.findings == ["dismiss-during-transition"] && !ran)
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func animatorThatRemovesTheFromViewItselfDoesNoHarm() {
    final class Removes: UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      { 0.2 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to { context.containerView.addSubview(to) }
        UIView.animate(withDuration: 0.2) {
          from?.alpha = 0
        } completion: { _ in
          from?.alpha = 1
          from?.removeFromSuperview()
          context.completeTransition(true)
        }
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let removes = Removes()
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = removes
      stage.turn { a.present(b, animated: true) }
      stage.world.settle()
      #expect(b.view.window != nil && a.view.window == nil)
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(stage.window.subviews == [a.view] && stage.findings.isEmpty)
      #expect(a.appearance == .appeared && b.appearance == .disappeared)
    }
  }

  @Test func presentingDuringAPushIsFine() {
    stage.run {
      let navigation = stage.navigation(A())
      let (b, c) = (B(), C())
      stage.turn { navigation.pushViewController(b, animated: true) }
      stage.world.advance(by: 0.1)
      stage.turn { navigation.present(c, animated: true) }
      stage.world.settle()
      #expect(navigation.presentedViewController === c && navigation.topViewController === b)
      #expect(b.appearance == .appeared && c.appearance == .appeared && stage.findings.isEmpty)
    }
  }
}
