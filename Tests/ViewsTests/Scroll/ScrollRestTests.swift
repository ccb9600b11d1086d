import Layers
import Motion
import Testing

@testable import Views

/// Where a scroll view rests: offsets, insets and the safe area.
@Suite struct ScrollRestTests {
  /// A screen with a scroll view over all of it; safe area 47/0/34/0.
  private final class Screen {
    let stage = Stage()
    let controller: UIViewController
    let scroll: UIScrollView
    let content: UIView

    init(height: Double = 2000) {
      let made = stage.world.bind {
        (
          UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
          UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        )
      }
      (controller, scroll, content) = made
      stage.turn {
        scroll.addSubview(content)
        scroll.contentSize = CGSize(width: 390, height: height)
        controller.view.addSubview(scroll)
        stage.window.rootViewController = controller
      }
    }
  }

  @Test("a list at rest under a safe area of 47 shows its content at y 47")
  func restsUnderTheSafeArea() {
    let it = Screen()
    #expect(it.scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: -47))
    it.stage.world.step()
    #expect(
      isClose(it.stage.rect(it.content, at: 0), CGRect(x: 0, y: 47, width: 390, height: 100)))
  }

  @Test("contentOffset is the bounds' origin, whichever of the two is set")
  func offsetIsOrigin() {
    let it = Screen()
    it.stage.turn { it.scroll.contentOffset = CGPoint(x: 0, y: 120) }
    #expect(it.scroll.bounds == CGRect(x: 0, y: 120, width: 390, height: 844))
    it.stage.turn { it.scroll.bounds = CGRect(x: 0, y: 64, width: 390, height: 844) }
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: 64))
    #expect(it.scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("contentOffset in an animation block moves the content through bounds")
  func offsetIsAnimatable() {
    let it = Screen()
    it.stage.world.advance(to: 1)
    it.stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        it.scroll.contentOffset = CGPoint(x: 0, y: 53)
      }
    }
    it.stage.world.advance(to: 3)
    // From -47 to 53, half way: 3.
    #expect(
      isClose(it.stage.rect(it.content, at: 1.5), CGRect(x: 0, y: -3, width: 390, height: 100)))
    #expect(
      isClose(it.stage.rect(it.content, at: 2.5), CGRect(x: 0, y: -53, width: 390, height: 100)))
  }

  @Test("automatic adjusts only along axes that scroll or always bounce")
  func automaticAdjustsAxesThatScroll() {
    let it = Screen(height: 400)
    #expect(it.scroll.adjustedContentInset == .zero)
    #expect(it.scroll.contentOffset == .zero)
    it.stage.turn { it.scroll.alwaysBounceVertical = true }
    #expect(it.scroll.adjustedContentInset.top == 47)
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: -47))
    it.stage.turn { it.scroll.contentInsetAdjustmentBehavior = .never }
    #expect(it.scroll.adjustedContentInset == .zero)
    #expect(it.scroll.contentOffset == .zero)
    it.stage.turn {
      it.scroll.alwaysBounceVertical = false
      it.scroll.contentInsetAdjustmentBehavior = .always
    }
    #expect(it.scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("automatic adjusts top and bottom of a controller's scroll view in a navigation controller")
  func automaticInNavigation() {
    let stage = Stage()
    var scroll: UIScrollView?
    stage.turn {
      let controller = UIViewController()
      let it = UIScrollView(frame: controller.view.bounds)
      controller.view.addSubview(it)
      stage.window.rootViewController = UINavigationController(rootViewController: controller)
      scroll = it
    }
    // 47 and the bar's 44; the content is empty and nothing scrolls.
    #expect(stage.world.bind { scroll?.adjustedContentInset.top } == 91)
    #expect(scroll?.contentOffset.y == -91)
  }

  @Test("contentInset adds to the safe area; a program's inset does not scroll")
  func insetAdds() {
    let it = Screen()
    it.stage.turn {
      it.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    }
    #expect(it.scroll.adjustedContentInset == UIEdgeInsets(top: 67, left: 0, bottom: 44, right: 0))
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: -47))
    // Back to less: the offset comes into its range.
    it.stage.turn { it.scroll.contentOffset = CGPoint(x: 0, y: -67) }
    it.stage.turn { it.scroll.contentInset = .zero }
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: -47))
  }

  @Test("an inset and an offset given before the first layout count from the start")
  func setUpCounts() {
    let stage = Stage()
    let (plain, given) = stage.world.bind { (UIScrollView(), UIScrollView()) }
    stage.turn {
      for scroll in [plain, given] {
        scroll.frame = CGRect(x: 0, y: 200, width: 390, height: 300)
        scroll.contentSize = CGSize(width: 390, height: 900)
        scroll.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
        stage.window.addSubview(scroll)
      }
      given.contentOffset = CGPoint(x: 0, y: 300)
    }
    #expect(plain.contentOffset == CGPoint(x: 0, y: -12))
    #expect(given.contentOffset == CGPoint(x: 0, y: 300))
  }

  @Test("content that becomes smaller brings the offset into its range")
  func smallerContent() {
    let it = Screen()
    it.stage.turn { it.scroll.contentOffset = CGPoint(x: 0, y: 1190) }
    it.stage.turn { it.scroll.contentSize = CGSize(width: 390, height: 1000) }
    // 1000 + 34 - 844
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: 190))
  }

  @Test("a scroll view keeps its offset while it is out of the window (V15)")
  func keepsItsOffset() {
    let it = Screen()
    let other = it.stage.world.bind { UIViewController() }
    it.stage.turn { other.modalPresentationStyle = .fullScreen }
    it.stage.turn { it.controller.present(other, animated: true) }
    it.stage.world.settle()
    #expect(it.scroll.window == nil)
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: -47))
    it.stage.turn { other.dismiss(animated: true) }
    it.stage.world.settle()
    #expect(it.scroll.window != nil)
    #expect(it.scroll.contentOffset == CGPoint(x: 0, y: -47))
  }

  @Test("scrolling lays the scroll view out, and its superview (5.5)")
  func scrollingLaysOut() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let stage = Stage()
    let scroll = stage.world.bind { Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.turn {
      scroll.contentSize = CGSize(width: 100, height: 500)
      stage.window.addSubview(scroll)
    }
    let before = scroll.layouts
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 10) }
    #expect(scroll.layouts == before + 1)
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 10) }
    #expect(scroll.layouts == before + 1)
  }
}
