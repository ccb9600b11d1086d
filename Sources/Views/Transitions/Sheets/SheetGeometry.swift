import Motion

/// Where a sheet stands in its container: measured on iOS 26, and decision V20 below it.
struct SheetGeometry {
  /// The container's size, in points.
  let container: CGSize
  /// The container's insets, in points.
  let safeArea: UIEdgeInsets
  private let style: UIModalPresentationStyle

  init(container: CGSize, safeArea: UIEdgeInsets, _ style: UIModalPresentationStyle) {
    self.container = container
    self.safeArea = safeArea
    self.style = style
  }

  /// UIKit: a phone lying on its side; a sheet covers everything there. (measured S1)
  private var isCompactHeight: Bool { container.height < 500 }
  private var isPad: Bool { min(container.width, container.height) >= 700 }

  /// The top of the large sheet, in points. (measured S1)
  var top: CGFloat {
    if isCompactHeight { return 0 }
    return isPad ? max(30, safeArea.top + 10) : max(30, safeArea.top)
  }

  /// The greatest value of a detent, in points. (measured S10)
  var maximumValue: CGFloat {
    isForm ? 650 : container.height - top - safeArea.bottom
  }

  private var isForm: Bool { isPad && style != .pageSheet }

  /// Where the sheet stands at a detent, in the container.
  func frame(of detent: UISheetPresentationController.Detent) -> CGRect {
    switch detent.height {
    case .large: return large
    case .medium: return isCompactHeight ? large : medium
    case .custom(let resolve):
      let context = UISheetPresentationController.Detent.ResolutionContext(
        maximumDetentValue: maximumValue)
      guard let value = resolve(context), value < maximumValue, !isCompactHeight else {
        return large
      }
      return frame(value: max(0, value))
    }
  }

  private var large: CGRect {
    if isForm { return form(650) }
    return CGRect(x: 0, y: top, width: container.width, height: container.height - top)
  }

  private var medium: CGRect {
    if isForm { return form(364) }
    if UIApplication.shared.ios < 26 {
      let half = container.height / 2
      return CGRect(x: 0, y: container.height - half, width: container.width, height: half)
    }
    let scale = UIScreen.main.scale
    return card((0.56 * maximumValue * scale).rounded() / scale)
  }

  private func frame(value: CGFloat) -> CGRect {
    if isForm { return form(value) }
    if UIApplication.shared.ios >= 26 { return card(value) }
    let height = value + safeArea.bottom
    return CGRect(
      x: 0, y: container.height - height, width: container.width, height: height)
  }

  /// UIKit: 580 wide, all with the bottom of the largest, which stands 5 above the centre.
  /// (measured S18)
  private func form(_ height: CGFloat) -> CGRect {
    let bottom = (container.height + 650) / 2 - 5
    return CGRect(
      x: (container.width - 580) / 2, y: bottom - height, width: 580, height: height)
  }

  /// The floating card of iOS 26: scaled about its centre, off the edges. (measured S12, S13)
  private func card(_ value: CGFloat) -> CGRect {
    let inset = 28 - 20 * min(max((value - 76) / 74, 0), 1)
    let scale = (container.width - 2 * inset) / container.width
    let height = (value + (value >= 150 ? safeArea.bottom : 0)) * scale
    return CGRect(
      x: inset, y: container.height - inset - height, width: container.width - 2 * inset,
      height: height)
  }
}
