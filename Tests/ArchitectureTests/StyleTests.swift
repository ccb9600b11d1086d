import Testing

/// What the design says of files, beyond what `swift format` checks.
struct StyleTests {
  @Test(arguments: SourceFile.shippedSwift + SourceFile.shippedC + SourceFile.tests)
  func filesStayUnder300Lines(_ file: SourceFile) {
    #expect(file.lines.count < 300)
  }

  /// `swift format` holds this for Swift.
  @Test(arguments: SourceFile.shippedC)
  func linesOfCStayWithin100Columns(_ file: SourceFile) {
    #expect(file.lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: SourceFile.shippedSwift)
  func shippedCodeHasNoTrapDoors(_ file: SourceFile) {
    for word in ["try!", "as!", "fatalError(", "TODO", "FIXME", "XXX"] {
      #expect(file.places(of: word).isEmpty)
    }
  }

  /// Numbers and files need little of Foundation, and all of it makes the binary five times larger.
  @Test(arguments: SourceFile.shippedSwift)
  func shippedCodeDoesWithoutFullFoundation(_ file: SourceFile) {
    #expect(file.places(of: "import Foundation").allSatisfy { $0.hasSuffix("Essentials") })
  }

  @Test(arguments: SourceFile.shippedSwift)
  func shippedFunctionsStayUnder40Lines(_ file: SourceFile) {
    for function in functions(in: file) {
      #expect(function.length < 40, "\(file.path):\(function.line)")
    }
  }

  @Test(arguments: SourceFile.shippedSwift)
  func marksAreForLongFiles(_ file: SourceFile) {
    #expect(file.lines.count >= 150 || file.places(of: "// MARK").isEmpty)
  }

  /// In formatted code a function ends at the first brace that stands as far left as its start. A
  /// protocol's requirement has no body: its first line, or the line that closes its parameters, does
  /// not end in a brace.
  private func functions(in file: SourceFile) -> [(line: Int, length: Int)] {
    file.lines.enumerated().compactMap { start, line in
      guard line.contains("func ") || line.contains("init"),
        line.contains(/^\s*(?!\/\/)[^"]*\b(func\b|init[?(<]|deinit\b)/)
      else { return nil }
      let indent = line.prefix { $0 == " " }
      let rest = file.lines[(start + 1)...]
      let head = line.hasSuffix("(") ? rest.first { $0.hasPrefix(indent + ")") } : line
      guard head?.hasSuffix("{") == true else { return nil }
      let end = rest.firstIndex { $0 == indent + "}" }
      return end.map { (line: start + 1, length: $0 - start + 1) }
    }
  }
}
