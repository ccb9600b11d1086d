import Layers

/// The scroll views in windows: what the safe area does to them is looked at in every layout step.
final class ScrollViews {
  /// Those of the running code's world.
  static var shared: ScrollViews { World.current.service { ScrollViews() } }

  /// A scroll view that is not kept alive.
  private struct Entry {
    weak var view: UIScrollView?
  }

  private var entries: [Entry] = []

  /// A scroll view came into a window, or left it.
  func note(_ view: UIScrollView, isInWindow: Bool) {
    entries.removeAll { $0.view == nil || $0.view === view }
    if isInWindow { entries.append(Entry(view: view)) }
  }

  /// Brings the offsets of all in line with their insets.
  /// - Returns: Whether any changed.
  func adjust() -> Bool {
    guard !entries.isEmpty else { return false }
    var isChanged = false
    for entry in entries { isChanged = entry.view?.adjustInsets() == true || isChanged }
    return isChanged
  }
}
