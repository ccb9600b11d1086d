extension Rule {
  /// The page curl is not imitated.
  static let pageCurl = Rule(
    "page-curl", claim: "The transition style partialCurl is not imitated here.",
    explanation: """
      The page curl bends the picture of a view, which a laboratory of rectangles cannot show. The
      controller slides in from below instead; its callbacks come in the same order. Choose another
      style to see what you will get:

        detail.modalTransitionStyle = .crossDissolve
      """)
}
