extension Rule {
  /// A finger drags a scroll view that was given no content size.
  static let contentSizeMissing = Rule(
    "content-size-missing", claim: "A scroll view without a content size does not scroll.",
    explanation: """
      Views in a scroll view do not make its content size. It is set, or follows from constraints that
      reach all four edges of the content:

        scroll.contentSize = CGSize(width: view.bounds.width, height: 2000)

        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
          content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
      """)
}
