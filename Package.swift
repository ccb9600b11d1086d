// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// Swift 6 language mode everywhere; a warning stops the build.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A Swift target with the project's settings.
func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A test target `<name>Tests`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, resources: resources,
    swiftSettings: strict)
}

/// Whether the system has a library as an archive.
func hasArchive(_ name: String) -> Bool {
  ["x86_64-linux-gnu/", "aarch64-linux-gnu/", ""].contains { folder in
    access("/usr/lib/\(folder)lib\(name).a", R_OK) == 0
  }
}

/// Where the archives are there, the released program is linked with all it needs in it: nearly half
/// of its start went into finding libraries and their symbols. Else, or with `SEGUE_DYNAMIC=1` (Lua's
/// modules in C want that), it is linked as usual.
let selfContained: [LinkerSetting] =
  Context.environment["SEGUE_DYNAMIC"] == nil
    && ["c", "lua5.4", "readline", "tinfo"].allSatisfy(hasArchive)
  ? [
    .unsafeFlags(
      ["-static-executable", "-use-ld=lld", "-ltinfo", "-lm"], .when(configuration: .release))
  ] : []

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["segue"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Timeline", targets: ["Timeline"]),
    .library(name: "Constraints", targets: ["Constraints"]),
    .library(name: "Layers", targets: ["Layers"]),
    .library(name: "Views", targets: ["Views"]),
  ],
  targets: [
    library("Motion", []),
    library("Timeline", ["Motion"]),
    library("Layers", ["Timeline", "Motion"]),
    library("Constraints", []),
    library("Views", ["Layers", "Timeline", "Motion", "Constraints"]),
    library("Rules", ["Timeline", "Motion"]),
    library("Renderers", ["Timeline", "Motion"]),
    .systemLibrary(name: "CLua", providers: [.apt(["liblua5.4-dev"])]),
    .target(
      name: "CLuaBridge", dependencies: ["CLua"], cSettings: [.unsafeFlags(["-Werror"])],
      linkerSettings: [.linkedLibrary("lua5.4")]),
    .target(
      name: "CTerminal", cSettings: [.unsafeFlags(["-Werror"])],
      linkerSettings: [.linkedLibrary("readline")]),
    library("LuaRuntime", ["CLuaBridge"]),
    library(
      "Scripting",
      ["Motion", "Timeline", "Layers", "Views", "Rules", "Renderers", "LuaRuntime"]),
    .executableTarget(
      name: "segue", dependencies: ["Scripting", "Renderers", "Timeline", "CTerminal"],
      swiftSettings: strict, linkerSettings: selfContained),
    tests("Motion", ["Motion"], resources: [.copy("Vectors")]),
    tests("Timeline", ["Timeline", "Motion"]),
    tests("Layers", ["Layers", "Timeline", "Motion"]),
    tests("Constraints", ["Constraints"], resources: [.copy("Fixtures")]),
    tests("Views", ["Views", "Layers", "Timeline", "Motion"]),
    tests("Rules", ["Rules", "Timeline", "Motion"]),
    tests("Renderers", ["Renderers", "Timeline", "Motion"]),
    tests("LuaRuntime", ["LuaRuntime"]),
    tests("Scripting", ["Scripting", "Timeline", "Motion"], resources: [.copy("Scenarios")]),
    tests(
      "CommandLine", ["segue", "CTerminal", "Renderers", "Timeline"],
      resources: [.copy("Goldens"), .copy("Transcripts")]),
    tests("Architecture", []),
  ]
)
