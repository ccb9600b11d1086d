import Layers
import Motion
import Timeline

/// Conversions of points and rects whose views wait for a layout: those that the layout proves wrong are
/// told. (case C37)
final class PendingConversions {
  /// One conversion.
  private struct Entry {
    /// The view whose place is open.
    weak var view: UIView?
    /// The highest view above it that waits for a layout.
    weak var top: UIView?
    /// Where the view was in that one, in points.
    let place: CGRect
    /// What the conversion gave.
    let before: [Double]
    /// What it would give now.
    let again: () -> [Double]
    /// Whether the layout has begun, and nobody had moved the view before.
    var isLaidOut = false

    /// Where the view is in the one above that waited.
    var current: CGRect? {
      guard let view, let top, view.isDescendant(of: top) else { return nil }
      return view.layer.convert(view.bounds, to: top.layer)
    }
  }

  private var entries: [Entry] = []

  /// Those of a world.
  static func of(_ world: World) -> PendingConversions {
    LayoutPass.of(world).conversions
  }

  /// Notes a conversion between two views if a layout is due that may move one of them.
  func note(_ views: [UIView?], _ before: [Double], again: @escaping () -> [Double]) {
    for case let view? in views {
      guard let top = view.highestAboveToLayOut else { continue }
      if entries.count == 64 { entries.removeFirst() }
      entries.append(
        Entry(
          view: view, top: top, place: view.layer.convert(view.bounds, to: top.layer),
          before: before, again: again))
      return
    }
  }

  /// A view is about to lay out: what was moved by hand since is nobody's mistake.
  func willLayOut(_ view: UIView) {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.top === view && !$0.isLaidOut && $0.current != $0.place }
    for index in entries.indices where entries[index].top === view {
      entries[index].isLaidOut = true
    }
  }

  /// A layout is over: tells of what it has moved.
  func didLayOut() {
    guard !entries.isEmpty else { return }
    var told = Set<ObjectIdentifier>()
    entries.removeAll { entry in
      guard let view = entry.view, let top = entry.top else { return true }
      guard entry.isLaidOut, !top.needsLayout, !top.subtreeNeedsLayout else { return false }
      guard let place = entry.current, !place.isNear(entry.place) else { return true }
      if told.insert(ObjectIdentifier(view)).inserted {
        view.world.report(
          .layout(
            .pendingConversion(
              view: view.outputName, before: entry.before, after: entry.again())))
      }
      return true
    }
  }
}

extension UIView {
  /// The highest view above this one that waits for a layout.
  fileprivate final var highestAboveToLayOut: UIView? {
    var top: UIView?
    var view = superview
    while let it = view {
      if it.needsLayout { top = it }
      view = it.superview
    }
    return top
  }
}

extension CGRect {
  /// Whether another is the same within a hundredth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }

  /// Its four numbers.
  var numbers: [Double] { [minX, minY, width, height] }
}
