import Layers
import Motion
import Timeline

extension UITableView {
  /// More rows than this in all are refused.
  static let mostRows = 1_000_000

  /// How many sections there are.
  public final var numberOfSections: Int { plan.sections.count }

  /// How many rows a section has; 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    let sections = plan.sections
    return sections.indices.contains(section) ? sections[section].rowStarts.count - 1 : 0
  }

  /// Asks for everything anew at the next layout; the selection is lost.
  public final func reloadData() {
    isReloadDue = true
    counts = nil
    selected.removeAll()
    measured.removeAll()
    highlighted = nil
    touched = nil
    forgetPlan()
  }

  /// Where everything lies, asked for now if need be.
  final var plan: TablePlan {
    if let knownPlan { return knownPlan }
    guard !isPlanning, world.failure == nil else { return TablePlan([]) }
    isPlanning = true
    defer { isPlanning = false }
    if hadDataSource { world.collectBeforeQuestion() }
    let lengths = world.silently { askForLengths() }
    guard let lengths, world.failure == nil else { return TablePlan([]) }
    let plan = TablePlan(
      lengths, above: tableHeaderView?.bounds.height ?? 0,
      below: tableFooterView?.bounds.height ?? 0)
    knownPlan = plan
    return plan
  }

  /// How many rows each section has: as it was last told, asked for now if it never was.
  final var knownCounts: [Int] {
    if let counts { return counts }
    guard world.failure == nil else { return [] }
    if hadDataSource { world.collectBeforeQuestion() }
    guard let asked = world.silently({ askForCounts() }) else { return [] }
    counts = asked
    return asked
  }

  /// The counts as the data source says now; nil where it cannot say.
  final func askForCounts() -> [Int]? {
    guard let dataSource else {
      tellIfReleased()
      return []
    }
    let count = dataSource.numberOfSections(in: self)
    guard isLegal(count, "numberOfSectionsInTableView:") else { return nil }
    var counts: [Int] = []
    var sum = 0
    for section in 0..<count {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      sum += max(min(rows, Self.mostRows + 1), 0)
      guard isLegal(rows, "tableView:numberOfRowsInSection:"),
        isLegal(sum, "tableView:numberOfRowsInSection:")
      else { return nil }
      counts.append(rows)
    }
    return counts
  }

  /// A data source that was set, and is gone since nobody kept it, is told once.
  private final func tellIfReleased() {
    guard hadDataSource, window != nil else { return }
    hadDataSource = false
    world.report(.layout(.dataSourceReleased(list: outputName)))
  }

  /// The lengths as data source and delegate say now; nil where they cannot say.
  private final func askForLengths() -> [TablePlan.Lengths]? {
    let counts = knownCounts
    guard world.failure == nil else { return nil }
    let hasHeaders = implementsExtras(counts) { $0.tableView(self, viewForHeaderInSection: 0) }
    let hasFooters = implementsExtras(counts) { $0.tableView(self, viewForFooterInSection: 0) }
    var result: [TablePlan.Lengths] = []
    for (section, count) in counts.enumerated() {
      var it = TablePlan.Lengths()
      it.header = headerHeight(section, hasHeaders)
      it.padding = it.header > 0 ? headerPadding : 0
      it.footer = footerHeight(section, hasFooters)
      it.rows.reserveCapacity(count)
      for row in 0..<count {
        it.rows.append(height(at: IndexPath(row: row, section: section)))
        if world.failure != nil { return nil }
      }
      result.append(it)
    }
    return result
  }

  /// Whether the delegate brings views for headers or footers: it is asked for the first.
  private final func implementsExtras(
    _ counts: [Int], _ ask: (any UITableViewDelegate) -> UIView?
  ) -> Bool {
    guard !counts.isEmpty, let delegate = tableDelegate else { return false }
    var view: UIView?
    let isThere = world.implements { view = ask(delegate) }
    if let view, let index = fresh.firstIndex(of: view) {
      fresh.remove(at: index)
      recycle(view)
    }
    return isThere
  }

  /// The height of a row, in points.
  private final func height(at path: IndexPath) -> CGFloat {
    let said = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if said == Self.automaticDimension { return measured[path] ?? defaultRowHeight }
    return checked(said, "row height for index path \(path.text)")
  }

  private final func headerHeight(_ section: Int, _ hasViews: Bool) -> CGFloat {
    let isThere =
      hasViews || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return extraHeight(isThere, sectionHeaderHeight) {
      $0.tableView(self, heightForHeaderInSection: section)
    }
  }

  private final func footerHeight(_ section: Int, _ hasViews: Bool) -> CGFloat {
    let isThere =
      hasViews || dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return extraHeight(isThere, sectionFooterHeight) {
      $0.tableView(self, heightForFooterInSection: section)
    }
  }

  /// What the delegate says; else, where there is a title or view, the table's own height.
  private final func extraHeight(
    _ isThere: Bool, _ own: CGFloat, _ ask: (any UITableViewDelegate) -> CGFloat
  ) -> CGFloat {
    var said = own
    var isSaid = false
    if let delegate = tableDelegate { isSaid = world.implements { said = ask(delegate) } }
    guard isThere || isSaid else { return 0 }
    if said == Self.automaticDimension { return isThere ? defaultHeaderHeight : 0 }
    return checked(said, "header or footer height")
  }

  /// A height that can be; UIKit raises for others.
  private final func checked(_ height: CGFloat, _ what: String) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "table view \(what) must not be negative - provided height is \(height)"))
    return 0
  }

  private final func isLegal(_ count: Int, _ call: String) -> Bool {
    if world.failure != nil { return false }
    if (0...Self.mostRows).contains(count) { return true }
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "the data source of \(outputName) answered \(count) to \(call) (0...\(Self.mostRows))"))
    return false
  }
}

extension UITableView {
  /// Whether the bars and cells of iOS 26 are imitated.
  private final var isNew: Bool { UIApplication.shared.ios >= 26 }
  /// The height of a row that has none of its own, in points.
  final var defaultRowHeight: CGFloat { isNew ? 51.5 : 44 }
  private final var defaultHeaderHeight: CGFloat { isNew ? 40.5 : 28 }

  private final var headerPadding: CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension {
      return max(0, sectionHeaderTopPadding)
    }
    return UIApplication.shared.ios >= 15 ? 22 : 0
  }

  /// The delegate, if it is one of a table.
  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The name of the data source in events.
  final var dataSourceName: String {
    dataSource.map { Transition.name($0, "dataSource") } ?? "dataSource"
  }

  /// Asks the delegate about a row; nil without one. The question is recorded if it is implemented.
  final func askDelegate<Answer>(
    _ event: EventName, _ path: IndexPath, _ ask: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard world.failure == nil, let delegate = tableDelegate else { return nil }
    return world.question(event, Transition.name(delegate, "tableDelegate"), detail: path.text) {
      ask(delegate)
    }
  }
}
