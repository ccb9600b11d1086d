import Layers
import Motion
import Timeline

extension UICollectionView {
  /// More items than this in all are refused.
  static let mostItems = 1_000_000

  /// How many sections there are.
  public final var numberOfSections: Int { knownCounts.count }

  /// How many items a section has. UIKit raises where there is no such section.
  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = knownCounts
    guard counts.indices.contains(section) else {
      guard world.failure == nil, !isCounting else { return 0 }
      world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "request for number of items in section \(section) when there are only "
            + "\(counts.count) sections in the collection view (numberOfItemsInSection:)"))
      return 0
    }
    return counts[section]
  }

  /// Whether there is such an item.
  final func has(_ path: IndexPath) -> Bool {
    let counts = knownCounts
    return counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// The counts, asked for now if need be.
  final var knownCounts: [Int] {
    if let counts { return counts }
    guard let asked = askForCounts() else { return [] }
    counts = asked
    return asked
  }

  /// The counts as the data source says now; nil where it cannot say.
  final func askForCounts() -> [Int]? {
    guard !isCounting, world.failure == nil else { return nil }
    if hadDataSource { world.collectBeforeQuestion() }
    guard let dataSource else {
      tellIfReleased()
      return []
    }
    isCounting = true
    defer { isCounting = false }
    return world.silently {
      let sections = dataSource.numberOfSections(in: self)
      guard isLegal(sections, "numberOfSectionsInCollectionView:") else { return nil }
      var counts: [Int] = []
      var sum = 0
      for section in 0..<sections where world.failure == nil {
        let count = dataSource.collectionView(self, numberOfItemsInSection: section)
        guard isLegal(count, "collectionView:numberOfItemsInSection:") else { return nil }
        counts.append(count)
        sum += count
        guard isLegal(sum, "collectionView:numberOfItemsInSection:") else { return nil }
      }
      return world.failure == nil ? counts : nil
    }
  }

  /// A data source that was set, and is gone since nobody kept it, is told once.
  private final func tellIfReleased() {
    guard hadDataSource, window != nil else { return }
    hadDataSource = false
    world.report(.layout(.dataSourceReleased(list: outputName)))
  }

  private final func isLegal(_ count: Int, _ call: String) -> Bool {
    if (0...Self.mostItems).contains(count) { return true }
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "the data source of \(outputName) answered \(count) to \(call) (0...\(Self.mostItems))"))
    return false
  }

  /// Forgets what the data source said, and the selection: all is asked again at the next layout.
  public final func reloadData() {
    counts = nil
    isReloadDue = true
    selected.removeAll()
    highlighted = nil
    collectionViewLayout.dataDidChange()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// The name of the data source in events.
  final var dataSourceName: String {
    dataSource.map { Transition.name($0, "dataSource") } ?? "dataSource"
  }

  /// The delegate, if it is one of a collection view.
  final var listDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// Tells the delegate; the call is recorded if it is implemented.
  final func tell(
    _ event: EventName, _ path: IndexPath, _ tell: (any UICollectionViewDelegate) -> Void
  ) {
    _ = askDelegate(event, path) { tell($0) }
  }

  /// Asks the delegate; nil without one. The question is recorded if it is implemented.
  final func askDelegate<Answer>(
    _ event: EventName, _ path: IndexPath, _ ask: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    guard world.failure == nil, let delegate = listDelegate else { return nil }
    return world.question(
      event, Transition.name(delegate, "collectionDelegate"), detail: path.text
    ) { ask(delegate) }
  }
}

extension IndexPath {
  /// "[0, 3]": section and item.
  var text: String { "[\(section), \(item)]" }
}
