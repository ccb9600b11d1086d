import Motion

extension LayoutMisuse {
  /// The rule's id.
  var rule: String {
    switch self {
    case .frameUnderTransform: "frame-under-transform"
    case .pendingConversion: "convert-before-layout"
    case .finalFrameIgnored: "final-frame-ignored"
    case .safeAreaChanged: "safe-area-jumps"
    case .anchorPointLeft: "anchor-point-left"
    case .presentedFrameStale: "presented-frame-stale"
    case .presenterJumps: "presenter-jumps"
    case .feedbackLoop: "layout-feedback-loop"
    case .contentSizeMissing: "content-size-missing"
    case .dataSourceReleased: "delegate-released"
    case .itemTooLarge: "item-too-large"
    }
  }

  /// How bad it is.
  var severity: Finding.Severity {
    switch self {
    case .frameUnderTransform: .note
    case .pendingConversion, .finalFrameIgnored, .safeAreaChanged, .anchorPointLeft,
      .presentedFrameStale, .presenterJumps, .contentSizeMissing, .itemTooLarge:
      .warning
    case .dataSourceReleased, .feedbackLoop: .error
    }
  }

  /// The name of the object it is about.
  var object: String {
    switch self {
    case .frameUnderTransform(let it), .pendingConversion(let it, _, _),
      .finalFrameIgnored(let it, _, _), .safeAreaChanged(let it, _, _, _),
      .anchorPointLeft(let it, _), .presentedFrameStale(let it, _, _),
      .presenterJumps(let it, _, _), .contentSizeMissing(let it), .feedbackLoop(let it),
      .dataSourceReleased(let it), .itemTooLarge(let it, _, _, _):
      it
    }
  }

  /// One sentence, with the likely fix.
  var message: String {
    switch self {
    case .frameUnderTransform(let view):
      "the frame of \(view) was set while a transform is on: frame is the box around what is seen, "
        + "and Apple leaves setting it undefined; set bounds and center, which do not know the "
        + "transform"
    case .pendingConversion(let view, let before, let after):
      "convert on \(view) with pending layout: it gave \(Self.text(before)), after layout it is "
        + "\(Self.text(after)); set the frame, add the view and call layoutIfNeeded() first"
    case .finalFrameIgnored(let controller, let frame, let final):
      "final frame of \(controller) differs from finalFrame(for:): "
        + "\(Self.difference(frame, final)); set view.frame to it before animating"
    case .safeAreaChanged(let controller, let from, let to, let by):
      "safe area of \(controller) changes at complete: top \(Self.text(from))->\(Self.text(to)); "
        + "content moves \(Self.text(by)) pt in one frame"
    case .anchorPointLeft(let view, let anchor):
      "anchorPoint of \(view) left at \(Self.text([anchor.x, anchor.y])): center no longer is the "
        + "middle; put (0.5, 0.5) back, and the center with it, before completeTransition"
    case .presentedFrameStale(let controller, let frame, let wanted):
      "the presented frame of \(controller), \(Self.text(frame)), does not equal "
        + "frameOfPresentedViewInContainerView, \(Self.text(wanted)), after the container changed: "
        + "set it in containerViewWillLayoutSubviews"
    case .presenterJumps(let presenter, let from, let to):
      "the view of \(presenter) comes back as \(Self.text(from)) and jumps to \(Self.text(to)) when "
        + "the dismissal ends: a style that removes the presenter gives it the container's bounds; "
        + "present over* instead, or set its frame in containerViewWillLayoutSubviews"
    case .dataSourceReleased(let list):
      "the data source of \(list) was released before UIKit asked it, so it shows nothing: it is held "
        + "weakly, so keep it in a variable or a field"
    case .itemTooLarge(let list, let side, let item, let room):
      "the behavior of the UICollectionViewFlowLayout of \(list) is not defined: an item's \(side) of "
        + "\(item) is more than the \(room) that the section's and the content's insets leave"
    case .feedbackLoop(let view):
      "the layout of \(view) asks for another layout each time: it was stopped after 100 in one pass, "
        + "where UIKit would go on for ever; in a layout, change only what lies below"
    case .contentSizeMissing(let scrollView):
      "a finger drags \(scrollView), whose contentSize is (0, 0): nothing scrolls; set contentSize, or "
        + "pin the content to all its edges by constraints"
    }
  }

  /// What is not as it should be, first x, then y, width and height: "y 0 instead of 91".
  private static func difference(_ frame: CGRect, _ wanted: CGRect) -> String {
    let parts: [(String, Double, Double)] = [
      ("x", frame.minX, wanted.minX), ("y", frame.minY, wanted.minY),
      ("width", frame.width, wanted.width), ("height", frame.height, wanted.height),
    ]
    return parts.filter { abs($0.1 - $0.2) > 0.005 }
      .map { "\($0.0) \(text($0.1)) instead of \(text($0.2))" }.joined(separator: ", ")
  }

  private static func text(_ rect: CGRect) -> String {
    text([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// "(0, 91, 390, 753)"
  private static func text(_ numbers: [Double]) -> String {
    "(" + numbers.map { text($0) }.joined(separator: ", ") + ")"
  }

  /// A number with at most two decimals.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard rounded == rounded.rounded(), rounded.magnitude < 1e9 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
