import Layers
import Motion

/// A rectangle on the screen with its content, its subviews and its layer.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer that shows it.
  public final let layer: CALayer
  /// What the view is called in output: for a script to set.
  public final var name: String?
  /// The first script field that held it ("Detail.imageView"), in case it has no name.
  public final var fieldName: String?
  /// A number for the app's own use.
  public final var tag = 0
  /// The view above.
  public internal(set) final weak var superview: UIView?
  /// The views below, back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The controller whose root view it is.
  public internal(set) final weak var controller: UIViewController?
  /// Whether it and all below take touches.
  public final var isUserInteractionEnabled = true
  /// Whether its own methods hear of more than one touch at a time; recognisers do in any case.
  public final var isMultipleTouchEnabled = false
  /// Whether a touch in it and touches in other views of the window exclude each other.
  public final var isExclusiveTouch = false
  /// How content is placed in the bounds; frames do not depend on it.
  public final var contentMode = ContentMode.scaleToFill
  /// How the frame follows the superview's size.
  public final var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size by their masks.
  public final var autoresizesSubviews = true
  /// Whether the autoresizing mask rules the frame.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translatesChanged() } }
  }
  /// The tint it was given; nil inherits.
  final var ownTint: UIColor?
  final var needsLayout = true
  final var subtreeNeedsLayout = true
  final var snapshotSource: String?
  /// What recognises gestures of the touches in it and below, in the order added.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer] = []
  final var constraintState: ConstraintState?
  final var layoutBox: LayoutBox?
  /// The view whose layer masks this one's.
  final var maskView: UIView?
  /// The view that this one masks.
  final weak var maskedView: UIView?
  /// The animation after which the view, hidden in its stack already, goes out of sight.
  final var leavingRun: AnimationRun?
  /// The layout pass in which it laid out last, and how often.
  final var (lastPass, layoutsInPass) = (0, 0)
  /// Whether it was told that its frame is set under a transform.
  final var isFrameUnderTransformTold = false
  /// The safe area that it was told last, in points.
  final var toldSafeArea = UIEdgeInsets.zero
  /// Whether it is being told right now.
  final var isTellingSafeArea = false
  /// Whether it is being told of its margins right now.
  final var isTellingMargins = false
  final var needsConstraints = true
  final var subtreeNeedsConstraints = true

  /// A view with a frame in its superview, in points.
  public init(frame: CGRect = .zero) {
    layer = CALayer()
    super.init()
    layer.delegate = self
    layer.bounds = CGRect(origin: .zero, size: frame.standardized.size)
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    didInit()
  }

  /// A last step for subclasses that UIKit makes; does nothing.
  func didInit() {}

  open override var next: UIResponder? { controller ?? superview }

  open override var owners: [EngineObject] {
    [superview, controller, maskedView].compactMap { $0 }
  }

  open override var preferredName: String? {
    if let name { return name }
    if let snapshotSource { return "snapshot(\(snapshotSource))" }
    if let fieldName { return fieldName }
    if let maskedView { return "\(maskedView.outputName).mask" }
    if let controller { return "\(controller.outputName).view" }
    return nil
  }

  /// The window it is in.
  public final var window: UIWindow? {
    var view = self
    while let above = view.superview { view = above }
    guard let window = view as? UIWindow, window.isShown else { return nil }
    return window
  }

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Called after a view was added as a subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is taken away.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview: UIView?) {}

  /// Called before the window changes.
  open func willMove(toWindow: UIWindow?) {}

  /// Called after the tint changed, its own or the one it inherits.
  open func tintColorDidChange() {}

  /// Lays the subviews out: for subclasses.
  open func layoutSubviews() {}

  /// Called after the safe area changed; the margins' change is told before.
  open func safeAreaInsetsDidChange() {}

  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// Changes constraints: for subclasses; called before layout, after `setNeedsUpdateConstraints`.
  open func updateConstraints() {}

  /// Whether the content is text of several lines, whose height follows from the width.
  var fitsLines: Bool { false }

  /// From the top edge to the first baseline, and from the last baseline to the bottom, in points.
  var baselines: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Whether a view may be put in: for UIKit's own views that refuse it.
  func accepts(_ view: UIView) -> Bool { true }

  /// A view left: for stacks.
  func subviewDidLeave(_ view: UIView) {}

  /// The content of a view below has another size: for stacks.
  func subviewContentDidChange(_ view: UIView) {}

  /// Hides or shows a view below in its own way; false if it has none.
  func setHidden(_ isHidden: Bool, of view: UIView) -> Bool { false }

  /// The size the content would like; -1 is no wish.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// The bounds changed: subviews follow by their masks, and layout is due here and above.
  func boundsDidChange(from old: CGRect) {
    setNeedsLayout()
    superview?.setNeedsLayout()
    layoutBox?.engine?.areFramesDirty = true
    guard old.size != bounds.size, autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: old.size, to: bounds.size)
    }
  }

  /// The layout of the view begins: for UIKit's own subclasses.
  func willLayOut() {}

  /// The view came into a window or left it: for UIKit's own subclasses.
  func windowDidChange() {}

  /// The size that fits into another, in points; a plain view keeps its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits.
  public final func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: fittingSize(bounds.size))
  }

  /// The size that fits into another, in the script's words.
  final func fittingSize(_ size: CGSize) -> CGSize {
    ask("sizeThatFits", [size]) { sizeThatFits(size) }
  }

  /// The bands at the edges that bars and the housing cover, in points.
  public final var safeAreaInsets: UIEdgeInsets { safeArea(from: inheritedSafeArea) }

  /// The safe area, from what is taken over: containers of UIKit's own add their bars.
  func safeArea(from inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }

  /// The front-most view below or at this one that takes a touch at a point of its space.
  /// UIKit: hidden views, alpha under 0.01 and interaction off prune the subtree; so do animation blocks
  /// without allowUserInteraction, and a property animator's views are hit where they are on screen.
  open func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, layer.touches != .nothing,
      isInside(point, event)
    else { return nil }
    for child in subviews.reversed() {
      // A view that is edge-on, or shrunk to nothing, has no inside.
      guard let down = child.stateForTouches.down(from: layer.state) else { continue }
      if let hit = child.hit(down.apply(point), event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's space lies inside: the min edges do, the max edges do not.
  open func point(inside point: CGPoint, with event: UIEvent? = nil) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// Whether a recogniser of this view, or of one around it, may begin: for subclasses.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public final func layer(
    _ layer: CALayer, didChange property: LayerProperty, from old: LayerValue
  ) {
    UIApplication.shared.blocks.last?.animate(layer, property, from: old)
  }

  public final func layerBoundsDidChange(_ layer: CALayer, from old: CGRect) {
    boundsDidChange(from: old)
  }

  public final func layerNeedsLayout(_ layer: CALayer) {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
