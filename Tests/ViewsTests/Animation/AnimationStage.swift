import Layers
import Motion
import Timeline

@testable import Views

extension Stage {
  /// A view of 100 x 100 points at the origin, in the window since before the clock moved.
  func box(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = world.bind { UIView(frame: frame) }
    turn { window.addSubview(view) }
    return view
  }

  /// The values on screen at a time, or just after now.
  func shown(_ view: UIView, _ time: Double? = nil) -> LayerState {
    sample(view, at: time ?? world.now, after: time == nil)?.state ?? LayerState()
  }

  /// Where the centre is at each of some times.
  func x(_ view: UIView, at times: Double...) -> [Double] {
    times.map { shown(view, $0).position.x }
  }

  /// The alpha at each of some times.
  func alpha(_ view: UIView, at times: Double...) -> [Double] {
    times.map { shown(view, $0).opacity }
  }
}

/// Whether two lists of numbers agree within a tolerance.
func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
