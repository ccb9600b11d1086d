import Layers
import Motion

@testable import Views

/// A view whose content has a size.
final class Box: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: Double, _ height: Double) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { content }
}

/// A stack in a window of 400 x 400 points at scale 3, pinned at (0, 0).
final class StackStage {
  let stage = Stage(width: 400, height: 400, scale: 3)
  let stack: UIStackView
  let boxes: [Box]

  /// A stack of boxes; a size that is given is required.
  init(
    _ sizes: [(Double, Double)], width: Double? = nil, height: Double? = nil,
    _ setUp: (UIStackView) -> Void = { _ in }
  ) {
    let boxes = stage.world.bind { sizes.map { Box($0.0, $0.1) } }
    let stack = stage.world.bind { UIStackView(arrangedSubviews: boxes) }
    (self.boxes, self.stack) = (boxes, stack)
    stage.turn {
      stack.name = "stack"
      for (index, box) in boxes.enumerated() { box.name = "box\(index)" }
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(stack)
      setUp(stack)
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
      if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
  }

  /// Where the boxes begin across the screen, and how wide they are.
  var spans: [[Double]] { boxes.map { rounded([$0.frame.minX, $0.frame.width]) } }
  /// Where the boxes begin down the screen, and how high they are.
  var heights: [[Double]] { boxes.map { rounded([$0.frame.minY, $0.frame.height]) } }

  /// The constraints of a name as UIKit would print them.
  func constraints(_ name: String) -> [String] {
    stage.world.bind {
      stack.constraints.filter { $0.identifier == name }.map {
        String($0.text.dropFirst(name.count + 2))
      }
    }
  }

  private func rounded(_ numbers: [Double]) -> [Double] {
    numbers.map { ($0 * 1000).rounded() / 1000 }
  }
}
