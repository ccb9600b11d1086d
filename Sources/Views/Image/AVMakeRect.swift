import Motion

/// The largest rectangle of a size's shape that lies within another, in its middle, in points: where
/// `scaleAspectFit` draws a picture. A shape without width or height gives an empty one. (facts 5.7)
public func AVMakeRect(aspectRatio: CGSize, insideRect: CGRect) -> CGRect {
  let outer = insideRect.standardized
  return outer.centred(aspectRatio) { min($0, $1) }
}

extension CGRect {
  /// A size in the middle, scaled by what is chosen of how often it fits across and down.
  func centred(_ size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    guard size.width > 0, size.height > 0 else {
      return CGRect(x: midX, y: midY, width: 0, height: 0)
    }
    let scale = choose(width / size.width, height / size.height)
    let (across, down) = (size.width * scale, size.height * scale)
    return CGRect(x: midX - across / 2, y: midY - down / 2, width: across, height: down)
  }
}
