import Layers
import Motion

/// A controller whose view is a table; it is its data source and delegate where it can be.
open class UITableViewController: UIViewController {
  /// Whether the selection goes when the view appears.
  public final var clearsSelectionOnViewWillAppear = true
  private final lazy var spare = UITableView()

  /// A controller with a table of a style.
  public init(style: UITableView.Style = .plain) { super.init() }

  /// The controller's view, loaded if it was not. UIKit raises if `loadView` made another one.
  public final var tableView: UITableView {
    if let table = loadedView as? UITableView { return table }
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "-[UITableViewController loadView] of \(outputName) didn't get a UITableView."))
    return spare
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds)
    let me: AnyObject = world.scriptHost?.standIn(for: self) ?? self
    table.dataSource = me as? any UITableViewDataSource
    table.delegate = me as? any UITableViewDelegate
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    tableView.selectRow(at: nil, animated: animated)
  }
}
