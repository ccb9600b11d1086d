import Layers
import Motion
import Timeline

/// The headers and footers of sections. In a plain table they stay in sight while their section is.
extension UITableView {
  /// Brings the headers and footers that show.
  final func showExtras() {
    guard world.failure == nil, !isReloadDue else { return }
    let wanted = wantedExtras.filter {
      $0.start < bounds.maxY && $0.start + $0.height > bounds.minY
    }
    let keys = Set(wanted.map(\.key))
    for key in extras.keys.sorted() where !keys.contains(key) { endShowing(key) }
    for it in wanted {
      guard world.failure == nil, !isReloadDue else { return }
      guard let view = extras[it.key] ?? bring(it.key) else { continue }
      let frame = CGRect(x: 0, y: it.start, width: bounds.width, height: it.height)
      if view.superview === self {
        if view.frame != frame { view.frame = frame }
      } else {
        UIView.performWithoutAnimation { view.frame = frame }
        addSubview(view)
      }
    }
  }

  /// Where the headers and footers of the sections in sight lie now.
  private final var wantedExtras: [(key: ExtraKey, start: CGFloat, height: CGFloat)] {
    let plan = plan
    let room = bounds.inset(by: adjustedContentInset)
    var wanted: [(key: ExtraKey, start: CGFloat, height: CGFloat)] = []
    for section in plan.sections(from: bounds.minY, to: bounds.maxY) {
      let it = plan.sections[section]
      if it.headerHeight > 0 {
        // It is pushed out by the end of its section.
        let latest = max(it.headerStart, it.end - it.headerHeight)
        let y = min(max(it.headerStart, room.minY), latest)
        wanted.append((ExtraKey(section: section, isHeader: true), y, it.headerHeight))
      }
      let footer = it.end - it.footerStart
      if footer > 0 {
        let earliest = min(it.footerStart, it.headerStart + it.headerHeight)
        let y = max(min(it.footerStart, room.maxY - footer), earliest)
        wanted.append((ExtraKey(section: section, isHeader: false), y, footer))
      }
    }
    return wanted
  }

  /// The view for a header or footer: the delegate's, or one with the data source's title.
  private final func bring(_ key: ExtraKey) -> UIView? {
    let section = key.section
    var view: UIView?
    if let delegate = tableDelegate {
      let event: EventName = key.isHeader ? .viewForHeaderInSection : .viewForFooterInSection
      view = world.question(
        event, Transition.name(delegate, "tableDelegate"), detail: "\(section)"
      ) {
        key.isHeader
          ? delegate.tableView(self, viewForHeaderInSection: section)
          : delegate.tableView(self, viewForFooterInSection: section)
      }
    }
    guard world.failure == nil else { return nil }
    if let view { fresh.removeAll { $0 === view } } else { view = titled(key) }
    guard let view else { return nil }
    if let other = view as? UITableViewHeaderFooterView { other.list = self }
    adopt(view)
    extras[key] = view
    return view
  }

  private final func titled(_ key: ExtraKey) -> UIView? {
    let title = world.silently {
      key.isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
        : dataSource?.tableView(self, titleForFooterInSection: key.section)
    }
    guard let title = title ?? nil, world.failure == nil else { return nil }
    let view = UITableViewHeaderFooterView()
    view.textLabel.text = title
    return view
  }

  /// Takes a header or footer out of sight.
  final func endShowing(_ key: ExtraKey) {
    guard let view = extras.removeValue(forKey: key) else { return }
    recycle(view)
  }

  /// The view above a section; nil if it does not show.
  public final func headerView(forSection section: Int) -> UIView? {
    extras[ExtraKey(section: section, isHeader: true)]
  }

  /// The view below a section; nil if it does not show.
  public final func footerView(forSection section: Int) -> UIView? {
    extras[ExtraKey(section: section, isHeader: false)]
  }
}

extension UITableView.ExtraKey: Comparable {
  /// By section, headers first.
  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.section == rhs.section ? lhs.isHeader && !rhs.isHeader : lhs.section < rhs.section
  }
}
