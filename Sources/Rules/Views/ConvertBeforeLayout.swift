extension Rule {
  /// A point or rect was converted before the layout that moves it.
  static let convertBeforeLayout = Rule(
    "convert-before-layout",
    claim: "A point or rect was converted before the layout that moves it.",
    explanation: """
      Constraints and layoutSubviews act in the layout step. A rect that was converted before is
      where the view was designed, or zero, and a zoom to it ends in the wrong place and jumps.
      First let the view have its place:

        to.view.frame = ctx:finalFrame(to)
        ctx.containerView:addSubview(to.view)
        to.view:layoutIfNeeded()
        local rect = to.imageView:convert(to.imageView.bounds, {to = ctx.containerView})
      """)
}
