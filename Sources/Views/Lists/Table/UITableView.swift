import Layers
import Motion

/// Shows the rows of a data source one below the other. Only the cells that show exist; those that
/// scroll out are used again for those that scroll in. Headers stay at the top as long as their section
/// shows.
///
/// Default lengths: a row is 44 points high (from iOS 26 on 51.5), a header 28 (40.5), and from iOS 15 on
/// there are 22 points above each header.
open class UITableView: CellScrollView {
  /// UIKit's styles; only the plain one is known here.
  public enum Style: Int, Sendable, CaseIterable {
    case plain
  }

  /// Where a row is to lie after scrolling.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    case none, top, middle, bottom
  }

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    case none, singleLine
  }

  /// How a change shows: plain data here.
  public enum RowAnimation: Int, Sendable, CaseIterable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A height that goes by what is shown.
  public static let automaticDimension: CGFloat = -1

  /// The style.
  public final let style: Style
  /// Says what it shows; weak, as in UIKit.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      hadDataSource = dataSource != nil
      if dataSource !== oldValue { reloadData() }
    }
  }
  /// Decides and hears; weak, as in UIKit.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { forgetPlan() } }
  }
  /// The height of rows, in points, unless the delegate says; automatic at first.
  public final var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetPlan() } }
  }
  /// The height of headers, in points, unless the delegate says; automatic at first.
  public final var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetPlan() } }
  }
  /// The height of footers, in points, unless the delegate says; automatic at first.
  public final var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetPlan() } }
  }
  /// The room above headers, in points; automatic at first.
  public final var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetPlan() } }
  }
  /// The view above all sections: as wide as the table, as high as it is.
  public final var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all sections: as wide as the table, as high as it is.
  public final var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// What the heights of rows are thought to be before they are known: plain data here.
  public final var estimatedRowHeight = UITableView.automaticDimension
  /// Whether lines stand between the rows: plain data here.
  public final var separatorStyle = SeparatorStyle.singleLine
  /// How far the lines stay from the edges, in points: plain data here.
  public final var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The colour of the lines: plain data here.
  public final var separatorColor: UIColor? = .separator
  /// The cells that show, by their rows.
  final var shown: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers that show.
  final var extras: [ExtraKey: UIView] = [:]
  /// The cells, headers and footers that wait to be used again.
  final var pool = ReusePool<UIView>()
  /// The views that were dequeued and do not show yet.
  final var fresh: [UIView] = []
  /// How many rows each section has; nil until the data source is asked.
  final var counts: [Int]?
  /// The changes that are collected, and how many batches are open.
  final var changes: ListChanges?
  final var openBatches = 0
  /// The counts before the open batch.
  final var countsBefore: [Int] = []
  /// Where everything lies; nil until it is asked for.
  final var knownPlan: TablePlan?
  /// The heights of rows that were found by their constraints.
  final var measured: [IndexPath: CGFloat] = [:]
  /// Whether a data source was set, and not set to nil since.
  final var hadDataSource = false
  final var isReloadDue = false
  final var isUpdating = false
  final var isAgainDue = false
  final var isPlanning = false

  /// A header or footer.
  struct ExtraKey: Hashable {
    let section: Int
    let isHeader: Bool
  }

  /// A table with a frame in its superview, in points.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  private final func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    forgetPlan()
  }

  /// Everything is to be laid out anew.
  final func forgetPlan() {
    knownPlan = nil
    setNeedsLayout()
  }

  override var sizesContentByConstraints: Bool { false }

  override func boundsDidChange(from old: CGRect) {
    if old.width != bounds.width {
      measured.removeAll()
      knownPlan = nil
    }
    super.boundsDidChange(from: old)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateRows()
  }

  override func path(ofCell view: UIView) -> IndexPath? {
    guard let cell = view as? UITableViewCell, cell.list === self else { return nil }
    return indexPath(for: cell)
  }

  override func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  override func mayHighlight(_ path: IndexPath) -> Bool {
    askDelegate(.shouldHighlightRowAt, path) { $0.tableView(self, shouldHighlightRowAt: path) }
      ?? true
  }

  override func highlightChanged(to isHighlighted: Bool, _ path: IndexPath) {
    cellForRow(at: path)?.highlight(isHighlighted, animated: false)
    if isHighlighted {
      _ = askDelegate(.didHighlightRowAt, path) { $0.tableView(self, didHighlightRowAt: path) }
    } else {
      _ = askDelegate(.didUnhighlightRowAt, path) { $0.tableView(self, didUnhighlightRowAt: path) }
    }
  }

  /// A table's row is highlighted no more before it is selected. (chosen)
  override func fingerLeft(_ path: IndexPath, isInside: Bool) {
    unhighlight()
    if isInside, plan.row(path) != nil { userTaps(path) }
  }
}
