import Motion
import Timeline

extension FrameRow {
  /// What a mask lets through, as a note behind a row: `  mask (10.0 20.0 30.0 40.0)`; nothing without
  /// one.
  var maskText: String {
    guard let mask else { return "" }
    let numbers = [mask.origin.x, mask.origin.y, mask.size.width, mask.size.height]
    return "  mask (" + numbers.map { $0.fixed(1) }.joined(separator: " ") + ")"
  }
}
