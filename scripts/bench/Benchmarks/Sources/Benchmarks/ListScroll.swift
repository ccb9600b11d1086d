import Layers
import Motion
import Views

extension Workload {
  /// A list scrolled through from top to bottom, a step a frame: what a frame costs with 1,000 cells, with
  /// 10,000, and in a plain scroll view that only moves as many views as a list shows.
  static let listScroll = Workload(name: "list scroll") {
    let list = min(scroll(1000).perFrame, scroll(1000).perFrame)
    let (longList, made) = scroll(10_000)
    print("list \(list)")
    print("long-list \(longList)")
    print("plain \(min(plain(), plain()))")
    print("cells \(made)")
  }

  /// How far a frame scrolls, in points: a fling of 1,500 points a second.
  private static var step: Double { 25 }

  /// Scrolls through a list in a window: nanoseconds a frame, and how many cells were made.
  private static func scroll(_ count: Int) -> (perFrame: Double, made: Int) {
    let world = World()
    let source = Source(count)
    defer { world.tearDown() }
    return world.bind {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      list.register(
        { frame in
          source.made += 1
          return UICollectionViewCell(frame: frame)
        }, forCell: "cell")
      list.dataSource = source
      show(list, in: world)
      return (run(list, in: world), source.made)
    }
  }

  /// Scrolls a scroll view with as many views as a list of that size shows at most.
  private static func plain() -> Double {
    let world = World()
    defer { world.tearDown() }
    return world.bind {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      for item in 0..<27 {
        let cell = UIView(
          frame: CGRect(
            x: Double(item % 3) * 145, y: Double(item / 3) * 110, width: 100, height: 100))
        cell.addSubview(UIView(frame: cell.bounds))
        view.addSubview(cell)
      }
      view.contentSize = CGSize(width: 390, height: 334 * 110)
      show(view, in: world)
      return run(view, in: world)
    }
  }

  private static func show(_ view: UIView, in world: World) {
    world.perform {
      let window = UIWindow()
      let controller = UIViewController()
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    world.step()
  }

  /// Scrolls to the end: nanoseconds a frame.
  private static func run(_ view: UIScrollView, in world: World) -> Double {
    let frames = Int((view.contentSize.height - 844) / step)
    let time = best(of: 1, repeating: 1) {
      for _ in 0..<frames {
        world.perform { view.contentOffset.y += step }
        world.step()
      }
    }
    return time / Double(frames)
  }
}

/// Cells without content.
private final class Source: UICollectionViewDataSource {
  let count: Int
  var made = 0

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
