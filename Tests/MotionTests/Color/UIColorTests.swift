import Testing

@testable import Motion

@Suite struct UIColorTests {
  @Test func namesAndDigitsAreRead() {
    #expect(UIColor(text: "red") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      UIColor(text: "systemBlue") == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    #expect(UIColor(text: "systemBackground") == .white)
    #expect(UIColor(text: "#ff0000") == .red && UIColor(text: "#F00") == .red)
    #expect(UIColor(text: "#00000000") == .clear)
    #expect(UIColor(text: "#0000ff80")?.alpha == 128.0 / 255)
    for wrong in ["", "#", "#ff", "#ff00000", "ff0000", "#gg0000", "reddish", "#ff 000"] {
      #expect(UIColor(text: wrong) == nil)
    }
  }

  @Test func everyNameIsFoundAndWritesItsDigits() {
    for (name, color) in UIColor.named {
      #expect(UIColor(text: name) == color)
      let digits = UIColor(hex: color.hex)
      #expect(abs((digits?.green ?? .nan) - color.green) < 0.003)
      #expect(color.name != nil)
    }
    #expect(Set(UIColor.named.map(\.name)).count == UIColor.named.count)
  }

  @Test func huesRunRoundTheCircle() {
    let hues: [(Double, UIColor)] = [(0, .red), (1.0 / 3, .green), (2.0 / 3, .blue), (1, .red)]
    for (hue, color) in hues {
      let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      #expect(abs(made.red - color.red) < 1e-12 && abs(made.blue - color.blue) < 1e-12)
    }
    #expect(UIColor.red.withAlphaComponent(0.5).alpha == 0.5)
    #expect(UIColor(white: 0.25, alpha: 1).green == 0.25)
  }
}
