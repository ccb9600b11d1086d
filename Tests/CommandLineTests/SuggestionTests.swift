import Testing

@testable import segue

struct SuggestionTests {
  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "abxc", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func distancesCountSlips(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test func theNearestWordIsSuggestedIfItIsNear() {
    let words = ["width", "format", "from"]
    #expect(Suggestion.nearest(to: "widht", among: words) == "width")
    #expect(Suggestion.nearest(to: "form", among: words) == "format")
    #expect(Suggestion.nearest(to: "unlike", among: words) == nil)
    #expect(Suggestion.nearest(to: "x", among: []) == nil)
  }
}
