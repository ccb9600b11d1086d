extension Rule {
  /// A presented view kept its frame although its container changed.
  static let presentedFrameStale = Rule(
    "presented-frame-stale",
    claim: "A presented view kept its frame although its container changed.",
    explanation: """
      UIKit asks for frameOfPresentedViewInContainerView when it presents, and not again. A
      presentation controller of one's own applies it whenever the container lays out, also after
      a rotation:

        function Sheet:containerViewWillLayoutSubviews()
          self.presentedView.frame = self.frameOfPresentedViewInContainerView
        end
      """)
}
