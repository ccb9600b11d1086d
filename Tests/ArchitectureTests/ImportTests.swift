import Testing

/// Which target knows which: the arrows of the design, none of them up or sideways.
struct ImportTests {
  /// What a target may import besides the system's C library.
  static let allowed: [String: Set<String>] = [
    "Motion": [],
    "Timeline": ["Motion", "FoundationEssentials"],
    "Layers": ["Timeline", "Motion"],
    "Constraints": [],
    "Views": ["Layers", "Timeline", "Motion", "Constraints"],
    "Rules": ["Timeline", "Motion"],
    "Renderers": ["Timeline", "Motion", "FoundationEssentials"],
    "LuaRuntime": ["CLuaBridge"],
    "Scripting": [
      "Motion", "Timeline", "Layers", "Views", "Rules", "Renderers", "CLua", "CLuaBridge",
      "LuaRuntime",
    ],
    "segue": ["Scripting", "Renderers", "Timeline", "CTerminal", "FoundationEssentials"],
  ]

  @Test func everyTargetImportsOnlyWhatItMay() throws {
    #expect(!SourceFile.shippedSwift.isEmpty)
    for file in SourceFile.shippedSwift {
      let allowed = try #require(ImportTests.allowed[file.target], "a target without a row")
      for module in imports(of: file) {
        #expect(
          allowed.contains(module) || module == "Glibc", "\(file.path) may not import \(module)")
      }
    }
  }

  @Test func importsAreRecognisedInEveryForm() {
    let forms = [
      "import Motion", "@testable import Motion", "public import Motion",
      "@preconcurrency internal import Motion", "import struct Motion.CGRect",
      "import Motion  // why", "@_exported import Motion", "import let Motion.x",
    ]
    for form in forms { #expect(module(importedBy: form) == "Motion", "\(form)") }
    #expect(module(importedBy: "/// import Motion") == nil)
    #expect(module(importedBy: "let important = 1") == nil)
  }

  @Test func eachCLibraryIsSeenFromOneTarget() {
    let owners = ["lua": ["CLua", "CLuaBridge"], "readline": ["CTerminal"]]
    for file in SourceFile.shippedC {
      for line in file.lines where line.contains("#include <") {
        for (library, targets) in owners where line.contains("<\(library)") {
          #expect(targets.contains(file.target), "\(file.path): \(line)")
        }
      }
    }
  }

  /// The deadline timer of CLuaBridge is the one exception.
  @Test func onlyTheExecutableSeesTheWorldOutside() {
    let outside = /\b(getenv|fopen|open|isatty|time|clock_gettime|gettimeofday|system)\(/
    let marked = /\.(getenv|fopen|open|isatty|time|clock_gettime|gettimeofday|system)\(/
    for file in SourceFile.shippedSwift where file.target != "segue" && file.imports("Glibc") {
      let places = file.lines.filter {
        $0.contains("(") && $0.contains(outside) && !$0.contains(marked) && !$0.contains("func ")
      }
      #expect(places.isEmpty, "\(file.path)")
    }
  }

  private func imports(of file: SourceFile) -> [String] {
    file.lines.compactMap(module(importedBy:))
  }
}

extension SourceFile {
  /// Whether it imports a module.
  fileprivate func imports(_ name: String) -> Bool {
    lines.contains { module(importedBy: $0) == name }
  }
}

/// The module that a line imports; nil if it is no import.
private func module(importedBy line: String) -> String? {
  guard line.contains("import ") else { return nil }
  let form =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
  return line.firstMatch(of: form).map { String($0.output.1) }
}
