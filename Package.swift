// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "gloss",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SourceScanner", targets: ["SourceScanner"]),
  ],
  targets: [
    .target(name: "LocalizationModel", swiftSettings: strict),
    .target(
      name: "SourceScanner", dependencies: ["LocalizationModel"],
      swiftSettings: strict),
    .target(name: "OrderedJSON", swiftSettings: strict),
    .target(name: "GlossCommandLine", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["LocalizationModel"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "LocalizationModelTests", dependencies: ["LocalizationModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceScannerTests", dependencies: ["SourceScanner", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "OrderedJSONTests", dependencies: ["OrderedJSON", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GlossCommandLineTests", dependencies: ["GlossCommandLine", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
