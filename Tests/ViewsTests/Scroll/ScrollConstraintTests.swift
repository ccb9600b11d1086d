import Layers
import Motion
import Testing

@testable import Views

/// Auto Layout inside scroll views: the content's edges make the content size.
struct ScrollConstraintTests {
  let stage = Stage(width: 390, height: 844, scale: 3)
  let scroll: UIScrollView
  let content: UIView

  init() {
    let stage = stage
    (scroll, content) = stage.world.bind { (UIScrollView(), UIView()) }
    stage.world.bind {
      for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
      stage.window.addSubview(scroll)
      scroll.addSubview(content)
      pin(scroll, to: stage.window, UIEdgeInsets(top: 100, left: 20, bottom: 44, right: 20))
    }
  }

  private func pin(_ view: UIView, to other: UIView, _ insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
    ])
  }

  @Test("content pinned to the edges of its scroll view makes its content size")
  func edgesAreTheContents() {
    stage.turn {
      pin(content, to: scroll, UIEdgeInsets(top: 10, left: 5, bottom: 30, right: 5))
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10).isActive = true
      content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
    }
    #expect(scroll.frame == CGRect(x: 20, y: 100, width: 350, height: 700))
    #expect(content.frame == CGRect(x: 5, y: 10, width: 340, height: 2000))
    #expect(scroll.contentSize == CGSize(width: 350, height: 2040))
    #expect(stage.findings.isEmpty)
    // Scrolled it stays where it is in the content.
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 500) }
    #expect(content.frame.minY == 10 && scroll.contentSize.height == 2040)
    #expect(content.convert(CGPoint.zero, to: nil).y == 100 + 10 - 500)
  }

  @Test("the content guide does the same, and tells where the content is")
  func contentGuide() {
    stage.turn {
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
    }
    #expect(scroll.contentSize == CGSize(width: 350, height: 900))
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 350, height: 900))
    #expect(stage.findings.isEmpty)
  }

  @Test("what is pinned to the frame guide stays on screen while the content scrolls")
  func frameGuide() {
    let header = content
    stage.turn {
      scroll.contentSize = CGSize(width: 350, height: 3000)
      let guide = scroll.frameLayoutGuide
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
        header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        header.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    for y in [0.0, 240, 1000] {
      stage.turn { scroll.contentOffset = CGPoint(x: 0, y: y) }
      #expect(header.frame == CGRect(x: 0, y: y + 8, width: 350, height: 40))
      #expect(header.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 108))
    }
  }

  @Test("content tied to what lies outside of the scroll view stays there")
  func constraintsReachOutside() {
    stage.turn {
      scroll.contentSize = CGSize(width: 350, height: 3000)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 150),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.widthAnchor.constraint(equalToConstant: 100),
        content.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(content.frame.minY == 50)
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 200) }
    #expect(content.frame.minY == 250)
  }

  @Test("a content size by hand stays along the axes that no constraint is about")
  func sizesByHandStay() {
    stage.turn {
      scroll.contentSize = CGSize(width: 350, height: 3000)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.widthAnchor.constraint(equalToConstant: 700),
        content.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(scroll.contentSize == CGSize(width: 700, height: 3000))
    #expect(stage.findings.isEmpty)
  }

  @Test("content whose size is open is told")
  func openSizesAreTold() {
    stage.turn { pin(content, to: scroll) }
    #expect(stage.findings.contains("ambiguous-layout"))
  }

  @Test(
    "content that changes its height changes the content size, and the offset stays in its range")
  func contentChanges() {
    var height: NSLayoutConstraint?
    stage.turn {
      pin(content, to: scroll)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      height = content.heightAnchor.constraint(equalToConstant: 2000)
      height?.isActive = true
    }
    stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 1300) }
    stage.turn { height?.constant = 1000 }
    #expect(scroll.contentSize.height == 1000 && scroll.contentOffset.y == 300)
  }
}
