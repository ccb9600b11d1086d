import Motion
import Timeline

/// One number of one view over the frames.
struct Track {
  /// What a track shows of a view.
  enum Quantity: String, CaseIterable {
    case x, y, w, h, alpha
    case maskX = "mask.x"
    case maskY = "mask.y"
    case maskW = "mask.w"
    case maskH = "mask.h"

    /// The number in a row; a view without a mask has none of one.
    func value(_ row: FrameRow) -> Double? {
      switch self {
      case .x: row.rect.origin.x
      case .y: row.rect.origin.y
      case .w: row.rect.size.width
      case .h: row.rect.size.height
      case .alpha: row.alpha
      case .maskX: row.mask?.origin.x
      case .maskY: row.mask?.origin.y
      case .maskW: row.mask?.size.width
      case .maskH: row.mask?.size.height
      }
    }

    /// How a number is written.
    func text(_ value: Double) -> String { value.fixed(self == .alpha ? 2 : 1) }
  }

  /// The view and the quantity: "photo.x".
  let name: String
  /// What it shows.
  let quantity: Quantity
  /// The numbers; nil where the view is not in the window.
  let values: [Double?]
  /// The first and the last number, the smallest and the largest.
  let first: Double, last: Double, low: Double, high: Double

  /// A track; nil if the view is never there.
  init?(_ name: String, _ quantity: Quantity, _ values: [Double?]) {
    let known = values.compactMap { $0 }
    guard let first = known.first, let last = known.last, let low = known.min(),
      let high = known.max()
    else { return nil }
    self.name = name + "." + quantity.rawValue
    (self.quantity, self.values) = (quantity, values)
    (self.first, self.last, self.low, self.high) = (first, last, low, high)
  }

  /// Whether it always prints the same.
  var isConstant: Bool { quantity.text(low) == quantity.text(high) }

  /// The index of the frame that lies farthest beyond both ends, if one does by a hundredth of the
  /// way.
  var peak: Int? {
    let margin = (high - low) / 100
    if high > max(first, last) + margin { return values.firstIndex { $0 == high } }
    if low < min(first, last) - margin { return values.firstIndex { $0 == low } }
    return nil
  }
}
