// swift-tools-version: 6.2
import Foundation
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
    .executable(name: "gloss", targets: ["gloss"]),
    .library(name: "GlossKit", targets: ["GlossKit"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "SourceScanner", targets: ["SourceScanner"]),
    .library(name: "XLIFF", targets: ["XLIFF"]),
  ],
  targets: [
    .target(name: "LocalizationModel", swiftSettings: strict),
    .target(
      name: "SourceScanner", dependencies: ["LocalizationModel"],
      swiftSettings: strict),
    .target(name: "OrderedJSON", swiftSettings: strict),
    .target(
      name: "StringCatalog", dependencies: ["LocalizationModel", "OrderedJSON"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(
      name: "XLIFF", dependencies: ["LocalizationModel", "CLibXML2"], swiftSettings: strict),
    .target(
      name: "Interchange",
      dependencies: ["LocalizationModel", "StringCatalog", "XLIFF"],
      swiftSettings: strict),
    .target(
      name: "ConventionChecks", dependencies: ["LocalizationModel", "StringCatalog"],
      swiftSettings: strict),
    .target(
      name: "ProjectLayout", dependencies: ["LocalizationModel", "OrderedJSON"],
      swiftSettings: strict),
    .target(
      name: "GlossReports", dependencies: ["LocalizationModel"],
      exclude: ["Schema", "Status/Page"],
      swiftSettings: strict),
    .target(
      name: "GlossKit",
      dependencies: [
        "LocalizationModel", "SourceScanner", "OrderedJSON", "StringCatalog", "ProjectLayout",
        "ConventionChecks", "GlossReports", "XLIFF", "Interchange",
      ], swiftSettings: strict),
    .target(name: "GlossCommandLine", swiftSettings: strict),
    .executableTarget(
      name: "gloss", dependencies: ["GlossKit", "GlossCommandLine"], swiftSettings: strict),
    .executableTarget(
      name: "gloss-benchmark", dependencies: ["GlossKit", "SourceScanner", "StringCatalog"],
      path: "Tests/Benchmark", swiftSettings: strict),
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
      name: "StringCatalogTests", dependencies: ["StringCatalog", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "XLIFFTests", dependencies: ["XLIFF", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ConventionChecksTests",
      dependencies: ["ConventionChecks", "GlossKit", "SourceScanner", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ProjectLayoutTests", dependencies: ["ProjectLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GlossReportsTests", dependencies: ["GlossReports", "TestSupport"], exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "GlossKitTests", dependencies: ["GlossKit", "TestSupport"], exclude: ["Golden"],
      swiftSettings: strict),
    .target(
      name: "MistakeSeeding",
      dependencies: [
        "LocalizationModel", "StringCatalog", "ConventionChecks", "GlossKit", "TestSupport",
      ], path: "Tests/MistakeSeeding", swiftSettings: strict),
    .executableTarget(
      name: "seed-mistakes", dependencies: ["MistakeSeeding"], path: "Tests/MistakeSeedingTool",
      swiftSettings: strict),
    .testTarget(
      name: "MistakeSeedingTests",
      dependencies: ["MistakeSeeding", "StringCatalog", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "ExchangeTrials",
      dependencies: [
        "LocalizationModel", "OrderedJSON", "StringCatalog", "XLIFF", "Interchange", "GlossKit",
        "TestSupport",
      ], path: "Tests/ExchangeTrials", swiftSettings: strict),
    .executableTarget(
      name: "exchange-trials", dependencies: ["ExchangeTrials", "TestSupport"],
      path: "Tests/ExchangeTrialsTool", swiftSettings: strict),
    .testTarget(
      name: "ExchangeTrialsTests",
      dependencies: ["ExchangeTrials", "StringCatalog", "XLIFF", "Interchange", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "SyncTrials",
      dependencies: [
        "LocalizationModel", "OrderedJSON", "StringCatalog", "GlossKit", "TestSupport",
      ],
      path: "Tests/SyncTrials", swiftSettings: strict),
    .executableTarget(
      name: "sync-trials", dependencies: ["SyncTrials", "TestSupport"],
      path: "Tests/SyncTrialsTool", swiftSettings: strict),
    .testTarget(
      name: "SyncTrialsTests", dependencies: ["gloss", "SyncTrials", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "MergeTrials",
      dependencies: ["LocalizationModel", "OrderedJSON", "StringCatalog", "TestSupport"],
      path: "Tests/MergeTrials", swiftSettings: strict),
    .executableTarget(
      name: "merge-trials", dependencies: ["MergeTrials", "TestSupport"],
      path: "Tests/MergeTrialsTool", swiftSettings: strict),
    .testTarget(
      name: "MergeTrialsTests", dependencies: ["MergeTrials", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GlossCommandLineTests", dependencies: ["GlossCommandLine", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GlossToolTests", dependencies: ["gloss", "TestSupport"], exclude: ["Golden"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if let folder = officialParserFolder() {
  package.targets += judgeTargets(linkedTo: folder)
} else {
  print(
    """
    the scanner's judge is left out: this toolchain has no SwiftParser library; \
    name its folder in GLOSS_OFFICIAL_PARSER
    """)
}

/// The targets that compare the scanner with the official parser.
///
/// They are the only ones with unsafe flags, and no product holds them, so that other packages can
/// depend on this one.
@MainActor func judgeTargets(linkedTo folder: String) -> [Target] {
  let settings = strict + [.unsafeFlags(["-I", folder])]
  let linking: [LinkerSetting] = [
    .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
  ]
  return [
    .target(
      name: "ScannerJudge", dependencies: ["LocalizationModel", "SourceScanner"],
      path: "Tests/ScannerJudge", swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "scanner-judge", dependencies: ["ScannerJudge"], path: "Tests/ScannerJudgeTool",
      swiftSettings: settings),
    .testTarget(
      name: "ScannerJudgeTests", dependencies: ["ScannerJudge", "TestSupport"],
      swiftSettings: settings),
  ]
}

/// The folder of the official parser's modules and libraries that came with the toolchain at work,
/// which need not be the one of the `swift` on the PATH: it is found from the library that this
/// manifest itself is linked to.
func officialParserFolder() -> String? {
  if let named = Context.environment["GLOSS_OFFICIAL_PARSER"] { return named.isEmpty ? nil : named }
  // A file handle, because reading it as a string ends after its first page.
  let loaded = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
  let library = String(decoding: loaded ?? Data(), as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix("/libPackageDescription.so") }
  guard let library, let path = library.firstIndex(of: "/") else { return nil }
  let folder = URL(fileURLWithPath: String(library[path...]))
    .appendingPathComponent("../../../host").standardizedFileURL.path
  let parts = ["libSwiftParser.so", "libSwiftParserDiagnostics.so", "SwiftParser.swiftmodule"]
  let isComplete = parts.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  return isComplete ? folder : nil
}
