import Layers
import Motion

/// Where one element of a collection view lies, and how it looks.
open class UICollectionViewLayoutAttributes: EngineObject {
  /// What an element is.
  public enum Category: Int, Sendable, CaseIterable {
    case cell, supplementaryView, decorationView
  }

  /// The place of the item, or of the section that the view belongs to.
  public final var indexPath: IndexPath
  /// What it is.
  public internal(set) final var representedElementCategory = Category.cell
  /// The kind of a supplementary view; nil for a cell.
  public internal(set) final var representedElementKind: String?
  /// The middle, in the collection view, in points.
  public final var center = CGPoint.zero
  /// Width and height, in points.
  public final var size = CGSize.zero
  /// 0 (clear) to 1 (opaque).
  public final var alpha: CGFloat = 1
  /// A 3-D transform about the middle.
  public final var transform3D = CATransform3D.identity
  /// What lies in front: the greater; 0 at first.
  public final var zIndex = 0
  /// Whether it does not show.
  public final var isHidden = false

  init(_ category: Category, _ kind: String?, _ indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

  /// The attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind, indexPath)
  }

  /// The rectangle in the collection view, in points: the bounding box if there is a transform.
  /// UIKit: setting it sets size and middle, whatever the transform.
  public final var frame: CGRect {
    get {
      let box = bounds.offsetBy(dx: -size.width / 2, dy: -size.height / 2)
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let rect = newValue.standardized
      size = rect.size
      center = CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  /// The element's own space: no origin but zero, in points.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.standardized.size }
  }

  /// An affine transform about the middle; the identity if `transform3D` is not affine.
  public final var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3D(newValue) }
  }

  /// All that a view takes over.
  final var looks: Looks {
    Looks(
      key: key, center: center, size: size, alpha: alpha, transform: transform3D, zIndex: zIndex,
      isHidden: isHidden)
  }

  /// All that a view takes over.
  struct Looks: Equatable {
    let key: ElementKey
    let center: CGPoint
    let size: CGSize
    let alpha: CGFloat
    let transform: CATransform3D
    let zIndex: Int
    let isHidden: Bool
  }

  /// What views are told apart by.
  final var key: ElementKey { ElementKey(kind: representedElementKind, indexPath: indexPath) }

  /// Another with the same values.
  public final func copy() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(
      representedElementCategory, representedElementKind, indexPath)
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.transform3D = transform3D
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

/// What a cell (without a kind) or a supplementary view is for.
struct ElementKey: Hashable {
  let kind: String?
  let indexPath: IndexPath
}
