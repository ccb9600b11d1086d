import Constraints
import Layers
import Timeline

extension LayoutEngine {
  /// Adds a constraint. Where it contradicts others, the app's constraint that came last breaks: this
  /// one, or one of those. nil if it is this one.
  func insert(_ constraint: Constraint, for owner: Owner) -> ConstraintKey? {
    for _ in 0..<1000 {
      do {
        let key = try solver.add(constraint)
        owners[key] = owner
        return key
      } catch {
        if case .app(let new) = owner {
          report(error.conflicting, new, breaking: new)
          broken.append(new)
          return nil
        }
        guard breakOne(of: error.conflicting, for: owner) else { return nil }
      }
    }
    return nil
  }

  /// Gives constraints new constants; where that cannot be, one of the app's constraints breaks.
  func setConstants(_ changes: [(key: ConstraintKey, constant: Double)]) {
    guard !changes.isEmpty else { return }
    hasChanged = true
    for _ in 0..<1000 {
      do {
        try solver.setConstants(changes)
        return
      } catch {
        guard breakOne(of: error.conflicting, for: nil) else { return }
      }
    }
  }

  /// Breaks the app's constraint that came last; false if there is none.
  private func breakOne(of conflicting: [ConstraintKey], for owner: Owner?) -> Bool {
    for key in conflicting.reversed() {
      guard case .app(let victim) = owners[key] else { continue }
      report(conflicting, nil, breaking: victim)
      keys[ObjectIdentifier(victim)] = nil
      drop(key)
      broken.append(victim)
      return true
    }
    return false
  }

  private func report(
    _ conflicting: [ConstraintKey], _ new: NSLayoutConstraint?, breaking victim: NSLayoutConstraint
  ) {
    guard !victim.isReportedBroken else { return }
    victim.isReportedBroken = true
    var texts: [String] = []
    for key in conflicting {
      switch owners[key] {
      case .app(let constraint): texts.append(constraint.text)
      case .own(let box, let name):
        let text = "\(box.element?.outputName ?? "a view") (\(name))"
        if !texts.contains(text) { texts.append(text) }
      case nil: break
      }
    }
    if let new { texts.append(new.text) }
    root.world.report(
      .unsatisfiableConstraints(
        view: victim.elementName(victim.firstItem), constraints: texts, broken: victim.text))
  }

  /// Tells views whose rectangle could just as well be another.
  func reportAmbiguity() {
    guard isStructureNew, root.layer.isInWindow else { return }
    isStructureNew = false
    for box in boxes where box.rule == .constraints {
      let parts = ambiguousParts(of: box)
      guard !parts.isEmpty else {
        box.isReportedAmbiguous = false
        continue
      }
      guard !box.isReportedAmbiguous, let element = box.element,
        (element as? UILayoutGuide)?.isSystem != true
      else { continue }
      box.isReportedAmbiguous = true
      root.world.report(.ambiguousLayout(view: element.outputName, parts: parts))
    }
  }

  /// What of a box could just as well be something else: "x", "y", "width", "height".
  func ambiguousParts(of box: LayoutBox) -> [String] {
    let free = solver.ambiguous(among: box.variables)
    let parts = zip(["x", "y", "width", "height"], box.variables).filter { free.contains($0.1) }
    guard let guide = box.element as? UILayoutGuide, guide.kind == .scrollContent else {
      return parts.map(\.0)
    }
    // Content has the size that it was given along an axis that no constraint is about.
    let sized = guide.sizedAxes.map { $0 == .horizontal ? "width" : "height" }
    return parts.map(\.0).filter { sized.contains($0) }
  }
}
