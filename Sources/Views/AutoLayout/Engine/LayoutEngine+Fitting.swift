import Constraints
import Motion

extension LayoutEngine {
  /// The size nearest to a target that a view's constraints allow: solved in a copy.
  func fittingSize(of view: UIView, near target: CGSize) -> CGSize {
    solve()
    let box = box(of: view)
    solve()
    var copy = solver
    if box.rule == .frame { for key in box.own.suffix(2) { copy.remove(key) } }
    for (side, length) in [(box.width, target.width), (box.height, target.height)] {
      var wish = LinearExpression(side)
      _ = try? copy.add(Constraint(wish, .greaterThanOrEqual))
      wish.constant = -length
      _ = try? copy.add(
        Constraint(wish, .equal, strength: UILayoutPriority.fittingSizeLevel.strength))
    }
    let screen = UIScreen.main
    return CGSize(
      width: screen.ceiled(copy.value(of: box.width)),
      height: screen.ceiled(copy.value(of: box.height)))
  }
}
