import Layers
import Motion
import Timeline

@testable import Views

/// A collection view with a flow layout, by itself or over all of a screen.
final class GridStage {
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  let world: World
  let source: GridSource
  let layout: UICollectionViewFlowLayout
  let list: UICollectionView
  private let host = ExceptionHost()

  /// A list of a size outside of any window, on a screen of 2 pixels to a point unless said.
  convenience init(
    _ width: CGFloat, _ height: CGFloat, _ counts: [Int], scale: Double = 2,
    _ set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) { self.init(width, height, counts, scale: scale, size: nil, set) }

  /// The same, with sizes from the delegate.
  init(
    _ width: CGFloat, _ height: CGFloat, _ counts: [Int], scale: Double = 2,
    size: ((IndexPath) -> CGSize)?, _ set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    world = World(
      screen: Screen(size: CGSize(width: 375, height: 667), scale: scale, safeArea: .zero))
    world.scriptHost = host
    source = GridSource(counts)
    source.size = size
    (layout, list) = world.bind {
      let layout = UICollectionViewFlowLayout()
      let frame = CGRect(x: 0, y: 0, width: width, height: height)
      return (layout, UICollectionView(frame: frame, collectionViewLayout: layout))
    }
    world.bind {
      set(layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [Self.header, Self.footer] {
        list.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "extra")
      }
      list.dataSource = source
      list.delegate = source
      list.layoutIfNeeded()
    }
  }

  /// Shows the list in a window that it fills.
  func show() {
    turn {
      let window = UIWindow()
      let controller = UIViewController()
      controller.view.addSubview(list)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// Runs code as a turn.
  func turn(_ body: () -> Void) { world.perform(body) }

  /// The frame of an item.
  func frame(_ item: Int, in section: Int = 0) -> CGRect? {
    world.bind { layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)) }?
      .frame
  }

  /// Where items of a section begin.
  func origins(_ items: [Int], in section: Int = 0) -> [CGPoint?] {
    items.map { frame($0, in: section)?.origin }
  }

  /// The frame of a header or footer.
  func frame(_ kind: String, _ section: Int) -> CGRect? {
    world.bind {
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))
    }?.frame
  }

  /// The numbers of the visible items of the first section.
  var visible: [Int] { list.indexPathsForVisibleItems.map(\.item) }
}

/// A point.
func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A rectangle.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
