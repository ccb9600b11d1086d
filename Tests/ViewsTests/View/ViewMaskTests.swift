import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// `view.mask`: a view in the view's space that is none of its subviews.
struct ViewMaskTests {
  @Test func aViewMasksAndIsAnimatedByBlocks() {
    let stage = Stage()
    let (view, mask) = stage.world.bind {
      (
        UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
      )
    }
    stage.turn {
      view.name = "photo"
      stage.window.addSubview(view)
      view.mask = mask
    }
    #expect(view.mask === mask && view.subviews.isEmpty && view.layer.mask === mask.layer)
    #expect(mask.superview == nil && mask.outputName == "photo.mask")
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        mask.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      }
    }
    stage.world.advance(by: 0.5)
    let shown = stage.sample(view, at: 0.5)?.mask
    #expect(isClose(shown, CGRect(x: 10, y: 20, width: 100, height: 50)))
    let row = stage.world.timeline.frame(at: Moment(0.5)).rows.first
    #expect(row?.mask == shown)
    stage.turn { view.mask = nil }
    #expect(view.layer.mask == nil && stage.findings.isEmpty)
  }

  @Test func aMaskThatIsAddedElsewhereMasksNoMore() {
    let stage = Stage()
    stage.turn {
      let (view, mask) = (UIView(), UIView())
      stage.window.addSubview(view)
      stage.window.addSubview(mask)
      view.mask = mask
      #expect(mask.superview == nil && stage.window.subviews == [view])
      stage.window.addSubview(mask)
      #expect(view.mask == nil && view.layer.mask == nil)
    }
  }

  @Test func nothingMasksItself() {
    let stage = Stage()
    let host = ExceptionHost()
    stage.world.scriptHost = host
    stage.turn {
      let (view, inner) = (UIView(), UIView())
      stage.window.addSubview(view)
      view.addSubview(inner)
      inner.mask = view
      #expect(stage.world.exception?.name == "CALayerInvalid")
      #expect(inner.mask == nil && view.superview === stage.window)
    }
  }
}
