import Layers
import Motion
import Testing

@testable import Views

struct AutoLayoutTests {
  /// Measured 1.8: three equal widths in 320 points at 2x.
  @Test func equalWidthsInAChainAreRoundedEachByItself() {
    let stage = Stage(width: 320, height: 480, scale: 2)
    let views = stage.views(3)
    stage.turn { chain(views, in: stage.window, gap: 8) }
    #expect(views.map { $0.frame.minX } == [12, 113, 215])
    #expect(views.allSatisfy { $0.frame.width == 93.5 })
    #expect(stage.findings.isEmpty)
  }

  /// Measured 1.8: one to two.
  @Test func aPairOneToTwoIsRoundedEachByItself() {
    let stage = Stage(width: 320, height: 480, scale: 2)
    let views = stage.views(2)
    stage.turn {
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 12),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 10),
        stage.window.trailingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 12),
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
      ])
      tall(views, in: stage.window)
    }
    #expect(views.map { $0.frame.minX } == [12, 117])
    #expect(views.map { $0.frame.width } == [95.5, 190.5])
  }

  /// Measured 1.8: a hairline at the bottom, at 55.5, goes to 56.
  @Test func halfAPointGoesAwayFromZero() {
    let stage = Stage(width: 320, height: 56, scale: 2)
    let line = stage.views(1)[0]
    stage.turn {
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
    }
    #expect(line.frame == CGRect(x: 0, y: 56, width: 320, height: 0.5))
  }

  @Test func aLabelTakesItsContentAndYieldsByPriority() {
    let stage = Stage()
    let label = stage.world.bind { UILabel() }
    stage.turn {
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(label)
      label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
      label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    }
    let size = stage.world.bind { label.intrinsicContentSize }
    #expect(label.bounds.size == size && size.width > 10)
    stage.turn {
      let narrow = label.widthAnchor.constraint(equalToConstant: 10)
      narrow.priority = UILayoutPriority(749)
      narrow.isActive = true
    }
    #expect(label.bounds.width == size.width)
    stage.turn { label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
    #expect(label.bounds.width == 10)
    stage.turn {
      label.numberOfLines = 0
      label.text = "a b c d"
    }
    #expect(label.bounds.height > size.height * 2)
    #expect(stage.findings.isEmpty)
  }

  @Test func inequalitiesHoldAndTheSafeAreaIsAGuide() {
    let stage = Stage()
    let view = stage.views(1)[0]
    stage.turn {
      let wish = view.heightAnchor.constraint(equalTo: stage.window.heightAnchor, multiplier: 0.5)
      wish.priority = .defaultHigh
      let guide = stage.window.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        wish, view.heightAnchor.constraint(lessThanOrEqualToConstant: 300),
        view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 3),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    #expect(view.frame == CGRect(x: 0, y: 50, width: 390, height: 300))
    #expect(stage.findings.isEmpty)
  }

  @Test func aConstantAnimatesByTheLayoutInTheBlock() {
    let stage = Stage()
    let view = stage.views(1)[0]
    var height: NSLayoutConstraint?
    stage.turn {
      let constraint = view.heightAnchor.constraint(equalToConstant: 100)
      height = constraint
      NSLayoutConstraint.activate([
        constraint, view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      ])
    }
    stage.turn {
      height?.constant = 200
      UIView.animate(withDuration: 1, animations: { stage.window.layoutIfNeeded() })
    }
    stage.world.advance(by: 0.5)
    #expect(view.frame.height == 200)
    #expect(isClose(stage.rect(view, at: 0.5), CGRect(x: 0, y: 0, width: 390, height: 150), 1e-3))
    stage.world.settle()
  }

  @Test func constraintsMadeInTheLayoutCallbackBelongToThePass() {
    final class Controller: UIViewController {
      let box = UIView()
      var seen: [CGRect] = []

      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
      }

      override func viewWillLayoutSubviews() {
        guard box.constraints.isEmpty else { return }
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 40),
          box.heightAnchor.constraint(equalToConstant: 30),
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          box.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }

      override func viewDidLayoutSubviews() { seen.append(box.frame) }
    }
    let stage = Stage()
    let controller = stage.world.bind { Controller() }
    stage.turn { stage.window.rootViewController = controller }
    #expect(controller.seen.first == CGRect(x: 175, y: 0, width: 40, height: 30))
    #expect(stage.findings.filter { $0 != "ambiguous-layout" }.isEmpty)
  }

  @Test func aViewThatLeavesTakesItsOwnConstraintsAlong() {
    let stage = Stage()
    let view = stage.views(1)[0]
    let inner = stage.world.bind { UIView() }
    stage.turn {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 5),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 80),
        view.heightAnchor.constraint(equalToConstant: 80),
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(inner.frame == CGRect(x: 20, y: 35, width: 40, height: 10))
    stage.turn {
      view.removeFromSuperview()
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      view.translatesAutoresizingMaskIntoConstraints = true
      for constraint in view.constraints where constraint.firstItem === view {
        constraint.isActive = false
      }
      stage.window.addSubview(view)
    }
    #expect(stage.window.constraints.isEmpty)
    #expect(view.constraints.count == 3)
    #expect(inner.frame == CGRect(x: 15, y: 25, width: 30, height: 10))
    #expect(stage.findings.isEmpty)
  }

  private func chain(_ views: [UIView], in window: UIWindow, gap: Double) {
    var constraints = [
      views[0].leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 12),
      window.trailingAnchor.constraint(
        equalTo: views[views.count - 1].trailingAnchor, constant: 12),
    ]
    for (left, right) in zip(views, views.dropFirst()) {
      constraints.append(
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: gap))
      constraints.append(right.widthAnchor.constraint(equalTo: left.widthAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    tall(views, in: window)
  }

  private func tall(_ views: [UIView], in window: UIWindow) {
    for view in views {
      view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
  }
}
