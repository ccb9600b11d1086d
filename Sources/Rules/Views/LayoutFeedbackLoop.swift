extension Rule {
  /// A layout asks for another layout each time.
  static let layoutFeedbackLoop = Rule(
    "layout-feedback-loop", claim: "A layout asks for another layout each time, without end.",
    explanation: """
      layoutSubviews, viewDidLayoutSubviews or a change of insets that changes the view's own bounds,
      or those of its superview, makes the view lay out again. UIKit goes on until the app is
      killed; here a view gets 100 layouts in one pass. Set in a layout only what lies below, and
      only to values that follow from the bounds:

        function Card:layoutSubviews()
          self.title.frame = CGRect(16, 16, self.bounds.width - 32, 22)
        end
      """)
}
