import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Which cells exist, and how they are used again.
@Suite struct CollectionViewTests {
  /// Counts the cells that are made, and how often they are used again.
  final class CountedCell: UICollectionViewCell {
    nonisolated(unsafe) static var made = 0
    nonisolated(unsafe) static var reused = 0

    required init(frame: CGRect = .zero) {
      Self.made += 1
      super.init(frame: frame)
    }

    override func prepareForReuse() { Self.reused += 1 }
  }

  @Test("a thousand cells scrolled through: only those that show exist")
  func onlyVisibleCellsExist() {
    CountedCell.made = 0
    CountedCell.reused = 0
    let it = GridStage(375, 600, [1000]) { $0.itemSize = CGSize(width: 100, height: 100) }
    it.turn { it.list.register(CountedCell.self, forCellWithReuseIdentifier: "cell") }
    it.turn {
      it.list.reloadData()
      it.show()
    }
    // 3 in a line, lines of 110: six lines show at most seven at a time, 21 cells.
    #expect(it.list.contentSize.height == 334 * 110 - 10)
    let end = it.list.contentSize.height - 600
    var y = 0.0
    while y < end {
      y = min(end, y + 25)
      it.world.step()
      it.turn { it.list.contentOffset = CGPoint(x: 0, y: y) }
      #expect(it.list.visibleCells.count <= 21)
      #expect(it.list.subviews.count == it.list.visibleCells.count)
    }
    #expect(it.visible.last == 999)
    #expect(CountedCell.made <= 21)
    #expect(CountedCell.made + CountedCell.reused == 1000)
  }

  @Test("cells come with the layout, not before")
  func cellsComeWithTheLayout() {
    let it = GridStage(375, 200, [9]) { $0.itemSize = CGSize(width: 100, height: 100) }
    #expect(it.visible == [0, 1, 2, 3, 4, 5])
    it.world.bind {
      it.list.reloadData()
      it.list.contentOffset = CGPoint(x: 0, y: 110)
      #expect(it.visible == [0, 1, 2, 3, 4, 5])
      it.list.layoutIfNeeded()
    }
    #expect(it.visible == [3, 4, 5, 6, 7, 8])
    // A line whose edge just touches does not show.
    it.turn {
      it.list.contentOffset = CGPoint(x: 0, y: 100)
      it.list.layoutIfNeeded()
    }
    #expect(it.visible == [3, 4, 5, 6, 7, 8])
  }

  @Test("a cell that scrolled out is used for one that scrolls in, and is fresh")
  func cellsAreUsedAgain() throws {
    let it = GridStage(375, 200, [100]) { $0.itemSize = CGSize(width: 100, height: 100) }
    let first = try #require(it.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(it.list.indexPath(for: first) == IndexPath(item: 0, section: 0))
    it.turn {
      first.isHidden = true
      it.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false)
      it.list.contentOffset = CGPoint(x: 0, y: 1100)
      it.list.layoutIfNeeded()
    }
    #expect(it.list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(it.list.visibleCells.contains(first))
    #expect(!first.isSelected && !first.isHidden)
    #expect(it.list.indexPath(for: first) != nil)
    it.turn {
      it.list.contentOffset = .zero
      it.list.layoutIfNeeded()
    }
    let selected = it.list.visibleCells.map(\.isSelected)
    #expect(selected == [true, false, false, false, false, false])
  }

  @Test("UIKit: a hidden cell stays hidden through a layout that changes nothing")
  func hiddenCellsStayHidden() throws {
    let it = GridStage(375, 200, [9])
    let cell = try #require(it.list.visibleCells.first)
    it.turn {
      cell.isHidden = true
      it.list.setNeedsLayout()
      it.list.layoutIfNeeded()
    }
    #expect(cell.isHidden)
  }

  @Test("headers that scroll out make room for others, of their own kind")
  func headersAreUsedAgain() throws {
    let it = GridStage(375, 100, Array(repeating: 1, count: 20)) {
      $0.itemSize = CGSize(width: 100, height: 60)
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(it.list.supplementaryView(forElementKind: GridStage.header, at: path))
    let footer = try #require(it.list.supplementaryView(forElementKind: GridStage.footer, at: path))
    #expect(header !== footer)
    it.turn {
      it.list.contentOffset = CGPoint(x: 0, y: 1000)
      it.list.layoutIfNeeded()
    }
    let later = IndexPath(item: 0, section: 10)
    #expect(it.list.supplementaryView(forElementKind: GridStage.header, at: later) === header)
    #expect(it.list.supplementaryView(forElementKind: GridStage.footer, at: later) === footer)
    #expect(it.list.indexPathsForVisibleSupplementaryElements(ofKind: GridStage.header) == [later])
  }

  @Test("a cell's content is as large as the cell, its backgrounds lie behind")
  func partsOfACell() {
    let it = GridStage(375, 200, [1])
    it.turn {
      let cell = UICollectionViewCell(frame: box(10, 20, 100, 50))
      #expect(cell.contentView.frame == box(0, 0, 100, 50))
      let (back, chosen) = (UIView(), UIView())
      cell.selectedBackgroundView = chosen
      cell.backgroundView = back
      #expect(cell.subviews == [back, chosen, cell.contentView])
      #expect(chosen.isHidden && chosen.frame == cell.bounds)
      cell.isSelected = true
      #expect(!chosen.isHidden)
      cell.isSelected = false
      cell.isHighlighted = true
      #expect(!chosen.isHidden)
      cell.frame = box(0, 0, 200, 80)
      #expect(cell.contentView.frame == box(0, 0, 200, 80))
      #expect(back.frame == box(0, 0, 200, 80))
    }
  }

  @Test("zIndex says what lies in front")
  func depth() throws {
    final class Fan: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for it in all ?? [] {
          it.zIndex = -it.indexPath.item
          it.transform = CGAffineTransform(scaleX: 2, y: 1)
        }
        return all
      }
    }
    let it = GridStage(375, 200, [3])
    it.turn {
      it.list.collectionViewLayout = Fan()
      it.list.layoutIfNeeded()
    }
    let order = it.list.subviews.compactMap { ($0 as? UICollectionViewCell) }
      .compactMap { it.list.indexPath(for: $0)?.item }
    #expect(order == [2, 1, 0])
    #expect(it.list.visibleCells.first?.frame == box(-25, 0, 100, 50))
  }

  @Test("a list in a controller under a safe area of 47 rests with its first cell below it")
  func restsUnderTheSafeArea() {
    let stage = Stage()
    let source = GridSource([12])
    let (list, controller) = stage.world.bind {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 177, height: 177)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 12, right: 12)
      layout.minimumLineSpacing = 12
      layout.minimumInteritemSpacing = 12
      return (
        UICollectionView(frame: box(0, 0, 390, 844), collectionViewLayout: layout),
        UIViewController()
      )
    }
    stage.turn {
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      controller.view.addSubview(list)
      stage.window.rootViewController = controller
    }
    stage.world.step()
    let cell = list.visibleCells.first
    #expect(cell.map { stage.rect($0, at: 0) } == box(12, 47, 177, 177))
    stage.turn { list.contentOffset.y += 120 }
    stage.world.step(2)
    #expect(cell.flatMap { stage.rect($0, at: stage.world.now) } == box(12, -73, 177, 177))
  }
}
