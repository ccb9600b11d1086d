import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// A controller that notes the sizes it is told.
private final class Sized: UIViewController {
  var seen: [String] = []

  override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    seen.append("will \(size.text) from \(view.bounds.size.text)")
    coordinator.animate { [self] _ in
      seen.append("alongside \(view.bounds.size.text)")
    } completion: { [self] _ in
      seen.append("completion \(transitionCoordinator == nil)")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// Half a sheet that does, or does not, follow the container (case C44).
private final class Half: UIPresentationController {
  var follows = false

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    if follows { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

private final class HalfDelegate: UIViewControllerTransitioningDelegate {
  var follows = false

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let half = Half(presentedViewController: presented, presenting: presenting)
    half.follows = follows
    return half
  }
}

/// Turning the device: size transitions, relayout of containers, presented frames.
struct RotationTests {
  let stage = Stage()
  private let lying = CGRect(x: 0, y: 0, width: 844, height: 390)

  private func rotate(_ orientation: UIDeviceOrientation) {
    stage.turn { UIApplication.shared.rotate(to: orientation) }
  }

  @Test func rootHearsOfTheSizeAndAnimatesAlong() {
    stage.run {
      let root = Sized()
      stage.turn { stage.window.rootViewController = root }
      stage.world.advance(by: 0.1)
      stage.forget()
      rotate(.landscapeLeft)
      let start = stage.world.now
      #expect(root.transitionCoordinator?.transitionDuration == 0.3)
      #expect(root.transitionCoordinator?.targetTransform.isIdentity == false)
      stage.world.settle()
      #expect(
        root.seen == ["will 844 x 390 from 390 x 844", "alongside 844 x 390", "completion true"])
      #expect(root.view.frame == lying && UIScreen.main.bounds == lying)
      #expect(
        root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      let half = stage.rect(root.view, at: start + 0.15)
      #expect(isClose(half, CGRect(x: 0, y: 0, width: 617, height: 617), 1e-6))
      rotate(.portrait)
      stage.world.settle()
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(root.view.safeAreaInsets.top == 47)
    }
  }

  @Test func navigationLaysItsBarAndChildOutAgain() {
    stage.run {
      let (a, b) = (Sized(), B())
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(b, animated: false) }
      rotate(.landscapeRight)
      stage.world.settle()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
      #expect(b.view.frame == lying && a.seen.first == "will 844 x 390 from 390 x 844")
      stage.turn { navigation.popViewController(animated: true) }
      stage.world.settle()
      #expect(a.view.frame == lying)
    }
  }

  @Test func tabsLayTheirBarAndChildOutAgain() {
    stage.run {
      let (a, b) = (A(), B())
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      stage.turn { stage.window.rootViewController = tabs }
      rotate(.landscapeLeft)
      stage.world.settle()
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 320, width: 844, height: 70))
      #expect(a.view.frame == lying)
    }
  }

  @Test func fullScreenFollowsAndSoDoesItsPresenterWhenItComesBack() {
    stage.run {
      let (a, b) = (A(), Sized())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .fullScreen
      stage.turn { a.present(b, animated: false) }
      rotate(.landscapeLeft)
      stage.world.settle()
      #expect(b.view.frame == lying && b.seen.first == "will 844 x 390 from 390 x 844")
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(a.view.frame == lying)
    }
  }

  @Test func sheetCoversALyingPhone() {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      stage.turn { a.present(b, animated: false) }
      rotate(.landscapeLeft)
      stage.world.settle()
      #expect(b.view.frame == lying)
    }
  }

  @Test(arguments: [true, false])
  func customFrameFollowsOnlyIfItsControllerSeesToIt(_ follows: Bool) {
    let delegate = HalfDelegate()
    delegate.follows = follows
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      stage.turn { a.present(b, animated: false) }
      #expect(b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
      stage.forget()
      rotate(.landscapeLeft)
      stage.world.settle()
      #expect(
        b.view.frame
          == (follows
            ? CGRect(x: 0, y: 195, width: 844, height: 195)
            : CGRect(x: 0, y: 422, width: 390, height: 422)))
      #expect(
        stage.events().filter { $0.contains("viewWillTransition") } == [
          "A.viewWillTransition", "Half.viewWillTransition", "B.viewWillTransition",
        ])
      #expect(stage.events().contains("Half.containerViewWillLayoutSubviews"))
    }
  }
}
