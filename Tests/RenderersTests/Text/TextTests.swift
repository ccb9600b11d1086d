import Testing

@testable import Renderers

struct TextTests {
  @Test func wideCharactersTakeTwoCells() {
    #expect("photo".cells == 5)
    #expect("写真".cells == 4)
    #expect("e\u{301}té".cells == 3)
    #expect("한글".cells == 4)
    #expect("🙂".cells == 2)
  }

  @Test func longNamesAreCutWithATilde() {
    #expect("photograph".cut(to: 6) == "photo~")
    #expect("photo".cut(to: 5) == "photo")
    #expect("写真写真".cut(to: 6) == "写真~")
    #expect("写真写真".leading(6) == "写真~ ")
    #expect("ab".leading(4) == "ab  ")
    #expect("ab".trailing(4) == "  ab")
  }

  @Test func patternsMatchNames() {
    #expect(Glob("*").matches("photo"))
    #expect(Glob("ph*o").matches("photo"))
    #expect(Glob("*.view").matches("List.view"))
    #expect(!Glob("*.view").matches("List.viewer"))
    #expect(Glob("ph?to, dim").matches("dim"))
    #expect(!Glob("photo").matches("photos"))
    #expect(Glob("*a*b*").matches("xxaxxbxx"))
    #expect(!Glob("").matches("a"))
  }
}
