import Layers
import Motion

/// A controller that shows a collection view, and is its data source and delegate where it can be.
open class UICollectionViewController: UIViewController {
  /// The layout that it was made with.
  public final let collectionViewLayout: UICollectionViewLayout
  /// Whether the selection goes when the view appears.
  public final var clearsSelectionOnViewWillAppear = true
  /// What it shows; it fills the controller's view.
  public final private(set) lazy var collectionView = makeCollectionView()

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  open override func scriptSideBegan() { adopt(collectionViewLayout) }

  private final func makeCollectionView() -> UICollectionView {
    let view = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.keeper = self
    return view
  }

  open override func loadView() {
    super.loadView()
    let stand: AnyObject = world.scriptHost?.standIn(for: self) ?? self
    collectionView.dataSource = stand as? any UICollectionViewDataSource
    collectionView.delegate = stand as? any UICollectionViewDelegate
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView.selectItem(at: nil, animated: animated)
  }
}
