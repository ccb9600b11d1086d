import Motion

extension UINavigationBar {
  /// How far a prompt and a large title make the bar higher, in points. (measured 1.6)
  static let (promptHeight, largeHeight) = (32.0, 52.0)

  /// Where the row of the buttons begins: below the prompt, and in the middle of a sheet's 56 points.
  var rowTop: CGFloat {
    let top = promptLabel == nil ? 0 : Self.promptHeight
    let row = bounds.height - top - (largeLabel == nil ? 0 : Self.largeHeight)
    return top + (UIApplication.shared.ios < 26 && row == 56 ? 6 : 0)
  }

  /// The title in the middle of the row, 22 below its top; while a large title shows, its place is 37
  /// below and it is clear. The large one is 41 high, 3.5 below the row. (measured 1.6 on iOS 26; below
  /// that the same against a row of 44: chosen)
  func layOutTitles(_ y: CGFloat) {
    let isLarge = largeLabel != nil
    if let title = topItem?.titleView ?? (label.superview == nil ? nil : label) {
      let size = title === label ? label.intrinsicContentSize : title.bounds.size
      let middle = isLarge && title === label ? 37.0 : 22
      title.frame = CGRect(
        x: bounds.midX - size.width / 2, y: y + middle - size.height / 2, width: size.width,
        height: size.height)
      if title === label { label.alpha = isLarge ? 0 : 1 }
    }
    if let largeLabel { layOut(large: largeLabel) }
    guard let promptLabel else { return }
    let size = promptLabel.intrinsicContentSize
    promptLabel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: (Self.promptHeight - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func layOut(large label: BarLabel) {
    let screen = UIScreen.main.bounds
    let x: CGFloat = min(screen.width, screen.height) >= 700 ? 20 : 16
    label.frame = CGRect(
      x: x, y: bounds.height - Self.largeHeight + 3.5,
      width: min(label.intrinsicContentSize.width, bounds.width - 2 * x), height: 41)
  }
}
