import Constraints
import Layers
import Motion
import Timeline

/// The constraints of one tree of views with their solver. Changes are collected and solved at the next
/// layout.
final class LayoutEngine {
  /// Who a constraint of the solver belongs to.
  enum Owner {
    case app(NSLayoutConstraint)
    case own(LayoutBox, String)
  }

  /// The top of the tree.
  unowned let root: UIView
  var solver = Solver()
  /// The views and guides that constraints are about, in the order they came in.
  var boxes: [LayoutBox] = []
  /// Whose the solver's constraints are.
  var owners: [ConstraintKey: Owner] = [:]
  /// The app's constraints in the solver.
  var keys: [ObjectIdentifier: ConstraintKey] = [:]
  /// Constraints that are to be added.
  var added: [NSLayoutConstraint] = []
  /// Constraints whose constants have changed.
  var changed: [NSLayoutConstraint] = []
  /// Constraints that could not hold; they are tried again when something is taken out.
  var broken: [NSLayoutConstraint] = []
  /// Views without a constraint yet whose frames constraints rule.
  var entering: [UIView] = []
  /// Views whose content has another size.
  var resized: [UIView] = []
  /// Whether frames or insets that constraints lean on may have changed.
  var areFramesDirty = true
  /// Whether the solver has changed since the frames were last compared.
  var hasChanged = true
  /// Whether constraints came or went since ambiguity was last looked for.
  var isStructureNew = false
  private var isSolving = false

  init(root: UIView) { self.root = root }

  /// Takes a constraint in at the next layout.
  func add(_ constraint: NSLayoutConstraint) { added.append(constraint) }

  /// Takes a constraint out at once.
  func remove(_ constraint: NSLayoutConstraint) {
    added.removeAll { $0 === constraint }
    changed.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    uninstall(constraint)
    added = broken + added
    broken = []
  }

  /// Takes a constraint out, and in again at the next layout.
  func reinstall(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Notes a new constant.
  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard keys[ObjectIdentifier(constraint)] != nil else {
      if broken.contains(where: { $0 === constraint }) { reinstall(constraint) }
      return
    }
    if !changed.contains(where: { $0 === constraint }) { changed.append(constraint) }
  }

  /// Brings the solver up to date, and marks the views whose subviews have other frames now.
  func solve() {
    guard !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    enter()
    refreshFrames()
    applyConstants()
    installAdded()
    refreshContent()
    guard hasChanged else { return }
    hasChanged = false
    compare()
    reportAmbiguity()
  }

  /// Takes in the views whose frames constraints rule.
  func enter() {
    let views = entering
    entering = []
    for view in views where view.topView === root { _ = box(of: view) }
  }

  /// Notes the rectangles of the solution; where one has changed the view above lays out again.
  private func compare() {
    for _ in 0..<4 {
      for box in boxes {
        let rect = rect(of: box)
        guard rect != box.rect else { continue }
        box.rect = rect
        guard box.rule == .constraints else { continue }
        if let guide = box.element as? UILayoutGuide, guide.kind == .scrollContent {
          guide.owningView?.setNeedsLayout()
        }
        (box.element as? UIView)?.superview?.setNeedsLayout()
      }
      guard refitLines() else { return }
    }
  }

  /// Labels of several lines: their height follows from the width that was found. False if all fit.
  private func refitLines() -> Bool {
    var isAgain = false
    for box in boxes where box.rule == .constraints {
      guard let view = box.element as? UIView, view.fitsLines else { continue }
      let size = contentSize(of: view, box)
      if size != box.content {
        wish(box, for: view, size)
        isAgain = true
      }
    }
    return isAgain
  }

  private func rect(of box: LayoutBox) -> CGRect {
    CGRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y),
      width: solver.value(of: box.width), height: solver.value(of: box.height))
  }
}
