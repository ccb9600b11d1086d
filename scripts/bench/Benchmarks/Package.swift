// swift-tools-version: 6.2
import PackageDescription

/// Workloads for `scripts/bench`: one file each.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "segue", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Timeline", package: "segue"), .product(name: "Motion", package: "segue"),
        .product(name: "Constraints", package: "segue"),
        .product(name: "Layers", package: "segue"), .product(name: "Views", package: "segue"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
