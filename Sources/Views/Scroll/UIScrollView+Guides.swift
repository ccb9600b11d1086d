import Layers
import Motion

/// Auto Layout inside a scroll view: its edges are those of the content, its width and height those of the
/// frame.
extension UIScrollView {
  /// The content, for constraints: at 0, 0 of the scroll view's space, as large as the content. What
  /// constraints make of its size is the content size.
  public final var contentLayoutGuide: UILayoutGuide {
    let state = ensureConstraintState()
    let guide = state.contentGuide ?? UILayoutGuide(.scrollContent, of: self)
    state.contentGuide = guide
    return guide
  }

  /// What shows of the content, for constraints: content that is pinned to it stays where it is on screen.
  public final var frameLayoutGuide: UILayoutGuide {
    let state = ensureConstraintState()
    let guide = state.frameGuide ?? UILayoutGuide(.scrollFrame, of: self)
    state.frameGuide = guide
    return guide
  }

  /// Takes the content size that constraints ask for, along the axes that they are about.
  final func takeContentSize() {
    guard let guide = constraintState?.contentGuide, let box = guide.layoutBox, box.engine != nil
    else { return }
    let solved = UIScreen.main.aligned(box.rect).size
    var size = contentSize
    if guide.sizedAxes.contains(.horizontal) { size.width = solved.width }
    if guide.sizedAxes.contains(.vertical) { size.height = solved.height }
    if size != contentSize { contentSize = size }
  }
}

extension LayoutEngine {
  /// What stands for an item in a constraint that a scroll view holds. UIKit: between a scroll view and its
  /// content the edges and centre of the scroll view are the content's.
  func stand(
    _ attribute: NSLayoutConstraint.Attribute, for element: any LayoutElement, in holder: UIView
  ) -> any LayoutElement {
    var element = element
    if let scroll = element as? UIScrollView, scroll === holder, scroll.sizesContentByConstraints,
      attribute != .width, attribute != .height
    {
      element = scroll.contentLayoutGuide
    }
    if let guide = element as? UILayoutGuide, guide.kind == .scrollContent, attribute.needsSide,
      let axis = attribute.axis
    {
      guide.sizedAxes.insert(axis)
    }
    return element
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it depends on how long the side is.
  fileprivate var needsSide: Bool {
    switch self {
    case .left, .leading, .top, .firstBaseline: false
    default: true
    }
  }
}
