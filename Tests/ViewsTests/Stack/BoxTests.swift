import Layers
import Motion
import Testing

@testable import Views

/// Effects and the activity indicator, which are plain boxes here, and tints.
struct BoxTests {
  @Test func anIndicatorHasUIKitsSizesAndHidesWhenStopped() {
    let stage = Stage()
    stage.turn {
      let wheel = UIActivityIndicatorView(style: .medium)
      #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
      #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
      #expect(wheel.isHidden && !wheel.isAnimating)
      wheel.startAnimating()
      #expect(!wheel.isHidden && wheel.isAnimating)
      wheel.stopAnimating()
      #expect(wheel.isHidden && !wheel.isAnimating)
      wheel.hidesWhenStopped = false
      #expect(!wheel.isHidden)
      wheel.style = .large
      #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    }
  }

  @Test func anEffectViewHasAContentViewOfItsSize() {
    let stage = Stage()
    let host = ExceptionHost()
    stage.world.scriptHost = host
    stage.turn {
      let blur = UIBlurEffect(style: .systemMaterial)
      let view = UIVisualEffectView(effect: blur)
      view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
      stage.window.addSubview(view)
      #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      view.contentView.addSubview(UIView())
      #expect(UIVibrancyEffect(blurEffect: blur).style == .label)
      #expect(stage.world.exception == nil)
      // UIKit: nothing is put into the view itself.
      view.addSubview(UIView())
      #expect(stage.world.exception?.name == "NSInternalInconsistencyException")
      #expect(view.subviews.count == 1)
    }
  }

  @Test func tintsAreInheritedAndTold() {
    final class Listener: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let stage = Stage()
    stage.turn {
      let (outer, inner) = (UIView(), Listener())
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.tintColor == UIColor.systemBlue)
      outer.tintColor = .red
      #expect(inner.tintColor == UIColor.red && inner.count == 1)
      inner.tintColor = .green
      outer.tintColor = .blue
      #expect(inner.tintColor == UIColor.green && inner.count == 2)
      inner.tintColor = nil
      #expect(inner.tintColor == UIColor.blue && inner.count == 3)
    }
  }

  @Test func aSystemButtonsTitleHasItsTint() {
    let stage = Stage()
    stage.turn {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      stage.window.addSubview(button)
      #expect(button.titleLabel.textColor == UIColor.systemBlue)
      stage.window.tintColor = .red
      #expect(button.titleLabel.textColor == UIColor.red)
      button.setTitleColor(.green, for: .normal)
      #expect(button.currentTitleColor == UIColor.green)
      #expect(UIButton(type: .custom).titleColor(for: .normal) == UIColor.white)
    }
  }
}
