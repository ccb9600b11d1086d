import Timeline

extension Rule {
  /// A controller's view that vanished because it was in a container that UIKit removed.
  static let lostWithContainer = Rule(
    "lost-with-container",
    claim: "A view was put into the transition's container and vanished with it.",
    explanation: """
      Under custom, overFullScreen and the sheet styles the presenter's view stays where it is: it is
      no part of the transition, and view(forKey:) is nil for it. An animator that moves it into the
      container takes it out of its place, and UIKit removes the container at the end.

      Leave it where it is, or use modalPresentationStyle = .fullScreen, under which UIKit puts it
      back.
      """
  ) { timeline in
    let appearance = Appearance(timeline)
    let told = Set(timeline.findings.filter { $0.rule == "presenter-in-container" }.map(\.object))
    return timeline.layers.indices.flatMap { container -> [Finding] in
      guard timeline.isContainer(container), let left = timeline.departure(of: container)
      else { return [] }
      let inside = timeline.children(of: container, at: timeline.afterwards)
      return inside.compactMap { child in
        guard let controller = timeline.controller(ofView: child),
          appearance.last[controller]?.name != .viewDidDisappear, !told.contains(controller)
        else { return nil }
        return Finding(
          rule: "lost-with-container", severity: .error, time: left, object: controller,
          message: "\(controller).view was moved into the transition's container and left the"
            + " window with it at \(left.seconds) s; this style does not remove the presenter")
      }
    }
  }
}

extension Timeline {
  /// Whether a layer is the container of a transition, by its name.
  fileprivate func isContainer(_ layer: Int) -> Bool {
    guard let name = layers[layer]?.name else { return false }
    return name == "containerView" || name.hasPrefix("containerView#")
  }

  /// When a layer left the tree for good, if it did.
  fileprivate func departure(of layer: Int) -> Double? {
    guard let last = layers[layer]?.parents.last, last.value < 0 else { return nil }
    return last.time
  }

  /// The controller whose root view a layer is, by its name: "Detail.view" is Detail's.
  func controller(ofView layer: Int) -> String? {
    guard layers.indices.contains(layer), let name = layers[layer]?.name, name.hasSuffix(".view")
    else { return nil }
    return String(name.dropLast(5))
  }
}
