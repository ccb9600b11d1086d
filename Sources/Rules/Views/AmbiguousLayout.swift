extension Rule {
  /// Constraints leave a view's place or size open.
  static let ambiguousLayout = Rule(
    "ambiguous-layout", claim: "Constraints leave a view's place or size open.",
    explanation: """
      For each axis a view needs a place and a size: two edges, or an edge and a size, which may come
      from its content. Where several solutions are as good, UIKit takes one, not always the same:

        view.snp:makeConstraints(function(make)
          make.leading.trailing:equalToSuperview()
          make.top:equalToSuperview()
          make.height:equalTo(44)
        end)
      """)
}
