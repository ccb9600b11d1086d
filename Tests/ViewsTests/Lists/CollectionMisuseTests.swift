import Layers
import Motion
import Testing

@testable import Views

/// UIKit's exceptions, and data sources that misbehave.
@Suite struct CollectionMisuseTests {
  private func reason(_ it: GridStage) -> String { it.world.exception?.reason ?? "" }

  @Test("a cell without a registration is an exception that names kind and identifier")
  func noRegistration() {
    let it = GridStage(375, 200, [3])
    it.source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "photo", for: $1) }
    it.turn {
      it.list.reloadData()
      it.list.layoutIfNeeded()
    }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(
      reason(it)
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier photo - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test("a cell that was not dequeued is an exception")
  func notDequeued() {
    let it = GridStage(375, 200, [3])
    it.source.cell = { _, _ in UICollectionViewCell() }
    it.turn {
      it.list.reloadData()
      it.list.layoutIfNeeded()
    }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(reason(it).contains("does not have a reuseIdentifier - cells must be retrieved by"))
  }

  @Test("one cell for two items is an exception")
  func oneCellForTwoItems() {
    let it = GridStage(375, 200, [3])
    var only: UICollectionViewCell?
    it.source.cell = { list, path in
      let cell = only ?? list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      only = cell
      return cell
    }
    it.turn {
      it.list.reloadData()
      it.list.layoutIfNeeded()
    }
    #expect(reason(it).contains("is in use for another index path"))
  }

  @Test("scrolling to what is not there is an exception")
  func scrollingOutOfBounds() {
    let it = GridStage(375, 200, [3])
    it.turn {
      it.list.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(
      reason(it).hasPrefix(
        "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only "
          + "3 items in section 0."))
    let other = GridStage(375, 200, [])
    other.turn {
      other.list.scrollToItem(at: IndexPath(item: 0, section: -1), at: .top, animated: false)
    }
    #expect(reason(other).contains("out-of-bounds section (-1) when there are only 0 sections"))
  }

  @Test("two positions along one direction are an exception")
  func twoPositions() {
    let it = GridStage(375, 200, [3])
    it.turn {
      it.list.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    }
    #expect(it.world.exception?.name == "NSInvalidArgumentException")
  }

  @Test("counts below zero and beyond a million are refused", arguments: [-1, Int.max])
  func senselessCounts(_ count: Int) {
    let it = GridStage(375, 200, [count])
    #expect(it.world.exception?.reason.contains("answered \(count)") == true)
    #expect(it.list.visibleCells.isEmpty)
  }

  @Test("a data source that counts the list's items while it is asked gets zero, not a loop")
  func countingWhileCounted() {
    final class Curious: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { collectionView.numberOfItems(inSection: 0) + collectionView.numberOfSections + 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let it = GridStage(375, 200, [1])
    let curious = Curious()
    it.turn {
      it.list.dataSource = curious
      it.list.layoutIfNeeded()
    }
    #expect(it.list.visibleCells.count == 2)
  }

  @Test("reloading, laying out and scrolling inside cellForItemAt ends")
  func reloadingInside() {
    let it = GridStage(375, 200, [100]) { $0.itemSize = CGSize(width: 100, height: 100) }
    var count = 0
    it.source.willMakeCell = { list, path in
      count += 1
      list.reloadData()
      list.layoutIfNeeded()
      list.contentOffset.y += 1
      list.deleteItems(at: [])
    }
    it.turn {
      it.list.reloadData()
      it.list.layoutIfNeeded()
    }
    #expect(count < 1000)
    it.source.willMakeCell = nil
    it.turn {
      it.list.reloadData()
      it.list.contentOffset = .zero
      it.list.layoutIfNeeded()
    }
    #expect(it.visible == [0, 1, 2, 3, 4, 5])
  }

  @Test("a layout with attributes for an item that is not there is an exception")
  func attributesOfNothing() {
    final class Wrong: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 1))]
      }
    }
    let it = GridStage(375, 200, [3])
    it.turn {
      it.list.collectionViewLayout = Wrong()
      it.list.layoutIfNeeded()
    }
    #expect(reason(it).contains("an index path that does not exist: {length = 2, path = 1 - 7}"))
  }

  @Test("a layout whose size is no number is refused")
  func sizeThatIsNoNumber() {
    final class Wrong: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 1, height: .nan) }
    }
    let it = GridStage(375, 200, [3])
    it.turn {
      it.list.collectionViewLayout = Wrong()
      it.list.layoutIfNeeded()
    }
    #expect(it.world.exception?.name == "CALayerInvalidGeometry")
  }
}
