import Layers
import Motion

/// Asks a collection view and its delegate for all that a flow layout needs, and places it.
struct FlowPlacing {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// How long lines are in a list of that size, section insets included: what the content insets leave.
  func lineLength(in size: CGSize) -> CGFloat {
    let inset = view.adjustedContentInset
    return layout.isVertical
      ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
  }

  /// Places all sections, one below the other.
  func plan() -> FlowPlan {
    var plan = FlowPlan()
    plan.size.width = lineLength(in: view.bounds.size)
    for number in 0..<view.numberOfSections {
      let section = place(number, below: plan.size.height, width: plan.size.width)
      plan.sections.append(section)
      plan.size.height = section.bottom
      guard view.world.failure == nil else { break }
    }
    return plan
  }

  /// Header, upper inset, lines, lower inset, footer.
  private func place(_ number: Int, below top: CGFloat, width: CGFloat) -> FlowSection {
    var section = FlowSection(top: top)
    let header = referenceSize(ofHeaderIn: number)
    if header > 0 {
      section.header = CGRect(x: 0, y: top, width: width, height: header)
      section.bottom += header
    }
    let lines = FlowLines(
      width: width, insets: insets(of: number), interitemSpacing: itemSpacing(in: number),
      lineSpacing: lineSpacing(in: number), scale: UIScreen.main.scale)
    let sizes = sizes(in: number)
    let items = lines.place(sizes, below: section.bottom)
    tellIfTooLarge(sizes, room: width - lines.insets.left - lines.insets.right)
    section.frames = items.frames
    section.lines = items.lines
    section.isOrdered = lines.lineSpacing >= 0
    section.bottom = items.bottom
    let footer = referenceSize(ofFooterIn: number)
    if footer > 0 {
      section.footer = CGRect(x: 0, y: section.bottom, width: width, height: footer)
      section.bottom += footer
    }
    return section
  }

  /// UIKit logs that the behavior is not defined; the finding comes once for a layout.
  private func tellIfTooLarge(_ sizes: [CGSize], room: CGFloat) {
    guard !layout.hasToldOfSizes, let most = sizes.map(\.width).max(), most > room + 1e-6,
      view.window != nil
    else { return }
    layout.hasToldOfSizes = true
    let side = layout.isVertical ? "width" : "height"
    view.world.report(
      .layout(.itemTooLarge(list: view.outputName, side: side, item: most, room: room)))
  }

  private func sizes(in section: Int) -> [CGSize] {
    let count = view.numberOfItems(inSection: section)
    guard let delegate else { return uniform(layout.itemSize, count) }
    if let script = delegate as? any OptionalMethods, !script.implements("sizeForItemAt") {
      return uniform(layout.itemSize, count)
    }
    var sizes: [CGSize] = []
    for item in 0..<count where view.world.failure == nil {
      let path = IndexPath(item: item, section: section)
      sizes.append(
        checked(delegate.collectionView(view, layout: layout, sizeForItemAt: path)))
    }
    return sizes
  }

  private func uniform(_ size: CGSize, _ count: Int) -> [CGSize] {
    Array(repeating: checked(size), count: count)
  }

  /// The size in the plane in which lines run across. UIKit refuses negative ones.
  private func checked(_ size: CGSize) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      view.world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "negative sizes are not supported in the flow layout"))
      return .zero
    }
    return layout.isVertical ? size : size.turned
  }

  private func referenceSize(ofHeaderIn section: Int) -> CGFloat {
    checked(
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
    ).height
  }

  private func referenceSize(ofFooterIn section: Int) -> CGFloat {
    checked(
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
    ).height
  }

  private func itemSpacing(in section: Int) -> CGFloat {
    finite(
      delegate?.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing)
  }

  private func lineSpacing(in section: Int) -> CGFloat {
    finite(
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing)
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// The section's insets in the plane in which lines run across, with what they are counted from.
  private func insets(of section: Int) -> UIEdgeInsets {
    let own =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    var insets = layout.isVertical ? own : own.turned
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return insets.finite
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    // UIKit: only across, and only what the content insets do not hold already.
    let more = layout.isVertical ? reference : reference.turned
    let held = layout.isVertical ? view.adjustedContentInset : view.adjustedContentInset.turned
    insets.left += max(0, more.left - held.left)
    insets.right += max(0, more.right - held.right)
    return insets.finite
  }
}

extension UIEdgeInsets {
  /// The insets with 0 for what is no number.
  fileprivate var finite: UIEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(
      top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}
