import Layers
import Motion

extension UITableView {
  /// Says which class cells of an identifier have; nil takes that back.
  public final func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    register(
      cellClass.map { type in { type.init(style: .default, reuseIdentifier: identifier) } },
      forCell: identifier)
  }

  /// Says which class headers and footers of an identifier have; nil takes that back.
  public final func register(
    _ viewClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(
      viewClass.map { type in { type.init(reuseIdentifier: identifier) } }, forExtra: identifier)
  }

  /// Says how cells of an identifier are made; nil takes that back.
  public final func register(_ make: (() -> UITableViewCell?)?, forCell identifier: String) {
    pool.register(.init(kind: nil, identifier: identifier), make.map { make in { _ in make() } })
  }

  /// Says how headers and footers of an identifier are made; nil takes that back.
  public final func register(
    _ make: (() -> UITableViewHeaderFooterView?)?, forExtra identifier: String
  ) {
    pool.register(
      .init(kind: Self.extraKind, identifier: identifier), make.map { make in { _ in make() } })
  }

  private static let extraKind = "header or footer"

  /// A cell that is no longer used, or a new one of the registered class; nil if there is none and
  /// nothing is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(.init(kind: nil, identifier: identifier)) as? UITableViewCell
  }

  /// A cell for a row: one that is no longer used, or a new one. UIKit raises if nothing is registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let key = ReusePool<UIView>.Key(kind: nil, identifier: identifier)
    guard world.failure == nil, pool.maker(key) != nil else {
      world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard"))
      return UITableViewCell()
    }
    let cell = dequeue(key) as? UITableViewCell ?? UITableViewCell()
    if let row = knownPlan?.row(indexPath) {
      UIView.performWithoutAnimation {
        cell.frame = CGRect(x: 0, y: row.start, width: bounds.width, height: row.height)
      }
    }
    return cell
  }

  /// A header or footer that is no longer used, or a new one of the registered class; nil if there is
  /// none and nothing is registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeue(.init(kind: Self.extraKind, identifier: identifier)) as? UITableViewHeaderFooterView
  }

  private final func dequeue(_ key: ReusePool<UIView>.Key) -> UIView? {
    guard world.failure == nil else { return nil }
    var result: UIView?
    // UIKit: what a new cell is given is never animated.
    UIView.performWithoutAnimation {
      if let old = pool.take(key) {
        result = old
        (old as? UITableViewCell)?.becomeFresh()
        (old as? UITableViewHeaderFooterView)?.becomeFresh()
      } else if let maker = pool.maker(key) {
        result = maker.make(.zero)
        (result as? UITableViewCell)?.registration = maker.number
        (result as? UITableViewHeaderFooterView)?.registration = maker.number
      }
    }
    guard let result else { return nil }
    (result as? UITableViewCell)?.list = self
    (result as? UITableViewHeaderFooterView)?.list = self
    fresh.append(result)
    adopt(result)
    return result
  }

  /// Takes a view out of sight and keeps it for later if it can be used again.
  final func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let (key, number) = key(of: view), pool.put(view, key, number: number) else {
      return letGo(view)
    }
  }

  private final func key(of view: UIView) -> (key: ReusePool<UIView>.Key, number: Int)? {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      return (.init(kind: nil, identifier: identifier), cell.registration)
    }
    if let extra = view as? UITableViewHeaderFooterView, let identifier = extra.reuseIdentifier {
      return (.init(kind: Self.extraKind, identifier: identifier), extra.registration)
    }
    return nil
  }

  /// Holds a view no longer.
  final func letGo(_ view: UIView) {
    (view as? UITableViewCell)?.list = nil
    (view as? UITableViewHeaderFooterView)?.list = nil
    release(view)
  }
}
