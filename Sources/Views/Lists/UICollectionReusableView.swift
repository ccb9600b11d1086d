import Layers
import Motion

/// A view that a collection view shows for a header or footer, and uses again for another.
open class UICollectionReusableView: UIView {
  /// What it was registered under; nil if it was not dequeued.
  public internal(set) final var reuseIdentifier: String?
  /// The registration that made it.
  final var registration = 0
  /// The kind of a supplementary view; nil for a cell.
  final var elementKind: String?
  /// The collection view that uses it or keeps it for later.
  final weak var list: UICollectionView?
  /// What its place was last said to be.
  final var attributes: UICollectionViewLayoutAttributes?

  /// A view with a frame, in points. UIKit makes registered classes so.
  public required override init(frame: CGRect = .zero) { super.init(frame: frame) }

  open override var owners: [EngineObject] { super.owners + [list].compactMap { $0 } }

  /// Called before it is used again: for subclasses.
  open func prepareForReuse() {}

  /// Called when it gets its place and looks, after the frame: for subclasses.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Takes place and looks. UIKit: what it has taken already it does not take again, so that an app may
  /// hide a cell for the time of a transition.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    let isKnown = self.attributes?.looks == attributes.looks
    self.attributes = attributes
    guard !isKnown else { return }
    let size = attributes.size
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    if center != attributes.center { center = attributes.center }
    if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    send("apply", [attributes]) { apply(attributes) }
  }

  /// Forgets what it was used for.
  func becomeFresh() {
    attributes = nil
    send("prepareForReuse") { prepareForReuse() }
  }
}
