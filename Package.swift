// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The files of the report pages, which `PageFiles` holds for the binary.
let pages =
  ["page.html", "page.css", "boot.js", "words.js", "elements.js", "paging.js", "listening.js"]
  .map { "Page/\($0)" }
  + [
    "status.html", "status.css", "status-texts.js", "status-model.js", "status-filter.js",
    "status-matrix.js", "status-list.js", "status-main.js",
  ].map { "Status/Page/\($0)" }
  + [
    "check.html", "check.css", "check-texts.js", "check-model.js", "check-filter.js",
    "check-overview.js", "check-list.js", "check-finding.js", "check-main.js",
  ].map { "Check/Page/\($0)" }

/// The files of the page in which translators work, which `PageFiles` holds for the binary.
let translatorsPage =
  [
    "kit.html", "kit.css", "kit-texts.js", "kit-format.js", "kit-placeholder-rules.js",
    "kit-length.js", "kit-rules.js", "kit-model.js", "kit-work.js", "kit-editor.js",
    "kit-list.js", "kit-save.js", "kit-main.js",
  ].map { "Page/\($0)" }

/// The name of libxml2 for pkg-config; `nil` on a Mac, where the compiler finds the SDK's.
#if canImport(Darwin)
  let packageOfLibXML2: String? = nil
#else
  let packageOfLibXML2: String? = "libxml-2.0"
#endif

/// True if the build reads and writes zip archives and workbooks, which needs minizip and
/// libxlsxwriter.
///
/// `GLOSS_WORKBOOKS` sets it to 1 or 0. On a Mac, whose SDK has neither library, it is true by
/// default if both are installed; elsewhere it is true by default.
let hasWorkbooks: Bool = {
  if let word = Context.environment["GLOSS_WORKBOOKS"], !word.isEmpty { return word != "0" }
  #if canImport(Darwin)
    let named = (Context.environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":")
    let folders =
      named.map(String.init) + ["/opt/homebrew/lib/pkgconfig", "/usr/local/lib/pkgconfig"]
    return ["minizip", "xlsxwriter"].allSatisfy { library in
      folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(library).pc") }
    }
  #else
    return true
  #endif
}()

/// Returns the dependencies of a target that only a build with workbooks has.
func ofWorkbooks(_ dependencies: [Target.Dependency]) -> [Target.Dependency] {
  hasWorkbooks ? dependencies : []
}

let package = Package(
  name: "gloss",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gloss", targets: ["gloss"]),
    // With the modules of all types that their public declarations mention, so that these can be named.
    .library(
      name: "GlossKit",
      targets: ["GlossKit", "StringCatalog", "XLIFF", "TranslationUnits", "LocalizationModel"]),
    .library(name: "StringCatalog", targets: ["StringCatalog", "LocalizationModel"]),
    .library(name: "SourceScanner", targets: ["SourceScanner", "LocalizationModel"]),
    .library(name: "XLIFF", targets: ["XLIFF", "TranslationUnits", "LocalizationModel"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: packageOfLibXML2, providers: [.apt(["libxml2-dev"])]),
    .code("LocalizationModel"),
    .code("SwiftTree", uses: ["LocalizationModel"]),
    .code("SwiftTypes", uses: ["LocalizationModel", "SwiftTree"]),
    .code("SourceScanner", uses: ["LocalizationModel", "SwiftTree", "SwiftTypes"]),
    .code("TextFlow", uses: ["LocalizationModel", "SwiftTree", "SwiftTypes", "SourceScanner"]),
    .code("GuideChecks", uses: ["LocalizationModel", "SwiftTree", "SwiftTypes"]),
    .code("OrderedJSON"),
    .code("StringCatalog", uses: ["LocalizationModel", "OrderedJSON"]),
    .code("MarkupReader", uses: ["LocalizationModel", "CLibXML2"]),
    .code("TranslationUnits", uses: ["LocalizationModel"]),
    .code("XLIFF", uses: ["LocalizationModel", "MarkupReader", "TranslationUnits", "CLibXML2"]),
    .code("LegacyFormats", uses: ["LocalizationModel", "MarkupReader"]),
    .code("Sheets", uses: ["LocalizationModel", "TranslationUnits"]),
    .code("Gettext", uses: ["LocalizationModel", "TranslationUnits"]),
    .code("Archives", uses: ["LocalizationModel"] + ofWorkbooks(["CMiniZip"])),
    .code(
      "Workbooks",
      uses: ["LocalizationModel", "MarkupReader", "Sheets", "Archives"]
        + ofWorkbooks(["CXlsxWriter"])),
    .code(
      "Interchange",
      uses: [
        "LocalizationModel", "StringCatalog", "LegacyFormats", "TranslationUnits",
      ]),
    .code("ConventionChecks", uses: ["LocalizationModel", "StringCatalog"]),
    .code("ProjectLayout", uses: ["LocalizationModel", "OrderedJSON"]),
    .code(
      "CatalogSync",
      uses: [
        "LocalizationModel", "SwiftTree", "StringCatalog", "LegacyFormats", "ProjectLayout",
      ]),
    .code(
      "GlossReports", uses: ["LocalizationModel", "OrderedJSON", "TranslationUnits"],
      exclude: ["Schema"] + pages),
    .code(
      "TranslatorsPage", uses: ["LocalizationModel", "OrderedJSON", "GlossReports"],
      exclude: translatorsPage),
    .code(
      "GlossKit",
      uses: [
        "LocalizationModel", "SwiftTree", "SwiftTypes", "SourceScanner", "TextFlow", "OrderedJSON",
        "StringCatalog", "ProjectLayout", "CatalogSync", "ConventionChecks", "GuideChecks",
        "GlossReports", "TranslationUnits", "XLIFF", "LegacyFormats", "Sheets", "Archives",
        "Workbooks", "Gettext", "TranslatorsPage", "Interchange", "ProtocolServer",
      ]),
    .code("ProtocolServer", uses: ["OrderedJSON"]),
    .code("GlossCommandLine"),
    .tool("gloss", uses: ["GlossKit", "GlossCommandLine", "ProtocolServer"]),

    .code(
      "TestSupport", uses: ["Sheets"], at: "Tests/TestSupport",
      settings: hasWorkbooks ? [.define("GLOSS_WORKBOOKS")] : []),
    .tests("LocalizationModelTests", uses: ["LocalizationModel", "TestSupport"]),
    .tests("SwiftTreeTests", uses: ["LocalizationModel", "SwiftTree"]),
    .tests("SwiftTypesTests", uses: ["SwiftTree", "SwiftTypes"]),
    .tests(
      "SourceScannerTests",
      uses: ["LocalizationModel", "SwiftTree", "SwiftTypes", "SourceScanner", "TestSupport"],
      exclude: ["Golden"]),
    .tests(
      "TextFlowTests",
      uses: [
        "LocalizationModel", "SwiftTree", "SwiftTypes", "SourceScanner", "TextFlow", "TestSupport",
      ]),
    .tests("ProtocolServerTests", uses: ["OrderedJSON", "ProtocolServer"]),
    .tests("OrderedJSONTests", uses: ["OrderedJSON", "StringCatalog"]),
    .tests(
      "StringCatalogTests",
      uses: ["LocalizationModel", "OrderedJSON", "StringCatalog", "TestSupport"]),
    .tests("LegacyFormatsTests", uses: ["LocalizationModel", "LegacyFormats"]),
    .tests("SheetsTests", uses: ["Sheets", "TestSupport"]),
    .tests("GettextTests", uses: ["LocalizationModel", "Gettext", "TestSupport"]),
    .tests("ArchivesTests", uses: ["Archives", "TestSupport"]),
    .tests(
      "WorkbooksTests",
      uses: ["LocalizationModel", "Sheets", "Archives", "Workbooks", "TestSupport"]),
    .tests("MarkupReaderTests", uses: ["MarkupReader"]),
    .tests(
      "XLIFFTests",
      uses: ["LocalizationModel", "MarkupReader", "TranslationUnits", "XLIFF", "TestSupport"]),
    .tests(
      "InterchangeTests",
      uses: [
        "LocalizationModel", "StringCatalog", "TranslationUnits", "XLIFF", "Sheets", "Gettext",
        "Interchange", "ConventionChecks", "TestSupport",
      ]),
    .tests(
      "ConventionChecksTests",
      uses: [
        "LocalizationModel", "SwiftTree", "SourceScanner", "StringCatalog", "ProjectLayout",
        "ConventionChecks", "GlossKit", "TestSupport",
      ]),
    .tests(
      "GuideChecksTests",
      uses: [
        "LocalizationModel", "SwiftTree", "ConventionChecks", "GuideChecks", "GlossKit",
        "TestSupport",
      ]),
    .tests(
      "CatalogSyncTests",
      uses: [
        "LocalizationModel", "SwiftTree", "StringCatalog", "ProjectLayout", "CatalogSync",
      ]),
    .tests(
      "ProjectLayoutTests",
      uses: ["LocalizationModel", "OrderedJSON", "ProjectLayout", "TestSupport"]),
    .tests(
      "GlossReportsTests",
      uses: [
        "LocalizationModel", "TranslationUnits", "GlossReports", "TranslatorsPage", "TestSupport",
      ],
      exclude: ["Golden"]),
    .tests(
      "GlossKitTests",
      uses: [
        "LocalizationModel", "SwiftTree", "OrderedJSON", "LegacyFormats", "StringCatalog",
        "TranslationUnits", "XLIFF", "Gettext", "Sheets", "Workbooks", "Interchange",
        "ProjectLayout", "ConventionChecks", "GuideChecks", "GlossReports", "ProtocolServer",
        "GlossKit", "TestSupport",
      ], exclude: ["Golden"]),
    .tests(
      "GlossCommandLineTests", uses: ["GlossCommandLine", "TestSupport"], exclude: ["Golden"]),
    .tests(
      "GlossToolTests",
      uses: [
        "gloss", "GlossCommandLine", "LocalizationModel", "OrderedJSON", "StringCatalog",
        "Archives",
        "TestSupport",
      ],
      exclude: ["Golden"]),

    .tests(
      "DocumentationTests",
      uses: [
        "LocalizationModel", "GlossKit", "StringCatalog", "SourceScanner", "TranslationUnits",
        "XLIFF", "TestSupport",
      ]),

    .code(
      "Structure", uses: ["LocalizationModel", "SwiftTree", "TestSupport"],
      at: "Tests/Structure", exclude: ["Tables"]),
    .tool("project-structure", uses: ["Structure"], at: "Tests/StructureTool"),
    .tests("StructureTests", uses: ["Structure", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

if hasWorkbooks {
  package.targets += [
    .systemLibrary(
      name: "CMiniZip", pkgConfig: "minizip",
      providers: [.apt(["libminizip-dev", "zlib1g-dev"]), .brew(["minizip"])]),
    .systemLibrary(
      name: "CXlsxWriter", pkgConfig: "xlsxwriter",
      providers: [.apt(["libxlsxwriter-dev"]), .brew(["libxlsxwriter"])]),
  ]
}

// 'Scripts/trial-build' asks for these targets; ordinary builds need not resolve them.
if Context.environment["GLOSS_TRIALS"] == "1" {
  package.targets += trialTargets()
  if let folder = officialParserFolder() { package.targets += judgeTargets(linkedTo: folder) }
}

extension Target {
  /// The settings of the strict mode in which all our targets are compiled.
  private static let strict: [SwiftSetting] =
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .strictMemorySafety(),
    ]
    + warningsAsErrors

  /// The setting that makes warnings errors, only with `GLOSS_STRICT=1`, as `Scripts/test` sets it:
  /// a warning of a newer compiler, SDK or library must not stop a user's build.
  private static var warningsAsErrors: [SwiftSetting] {
    Context.environment["GLOSS_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []
  }

  /// A library target of ours.
  ///
  /// - Parameter path: Its folder, if that is not `Sources/` and its name.
  static func code(
    _ name: String, uses: [Dependency] = [], at path: String? = nil, exclude: [String] = [],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: uses, path: path, exclude: exclude,
      swiftSettings: strict + settings,
      linkerSettings: linking)
  }

  /// A program of ours.
  ///
  /// - Parameter path: Its folder, if that is not `Sources/` and its name.
  static func tool(
    _ name: String, uses: [Dependency], at path: String? = nil, exclude: [String] = [],
    settings: [SwiftSetting] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: uses, path: path, exclude: exclude,
      swiftSettings: strict + settings)
  }

  /// The test target in the folder of this name in `Tests`.
  static func tests(
    _ name: String, uses: [Dependency], exclude: [String] = [], settings: [SwiftSetting] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: uses, exclude: exclude, swiftSettings: strict + settings)
  }
}

/// Returns the targets of the benchmark and of the trials on many real and random texts, which
/// ordinary builds leave out.
func trialTargets() -> [Target] {
  [
    .code(
      "TrialKinds",
      uses: [
        "LocalizationModel", "SwiftTypes", "SourceScanner", "TextFlow", "OrderedJSON",
        "StringCatalog", "ProjectLayout", "MarkupReader", "TranslationUnits", "XLIFF",
        "LegacyFormats", "Interchange", "ConventionChecks", "GlossKit", "GlossReports",
        "TestSupport",
      ], at: "Tests/TrialKinds"),
    .tool(
      "trials", uses: ["GlossCommandLine", "TrialKinds", "TestSupport"], at: "Tests/TrialsTool"),
    .tests(
      "TrialsTests",
      uses: [
        "gloss", "LocalizationModel", "StringCatalog", "TranslationUnits", "XLIFF", "Interchange",
        "ConventionChecks", "TrialKinds", "TestSupport",
      ]),
    .code("Benchmarking", uses: ["TestSupport"], at: "Tests/Benchmarking"),
    .tests("BenchmarkingTests", uses: ["Benchmarking"]),
    // Without GlossKit, so that it is built in a minute for a given binary.
    .tool(
      "benchmark-guard", uses: ["Benchmarking", "TestSupport"], at: "Tests/BenchmarkGuard",
      exclude: ["ratios.txt"]),
    .tool(
      "gloss-benchmark",
      uses: [
        "LocalizationModel", "SwiftTypes", "SourceScanner", "StringCatalog", "GlossKit",
        "Benchmarking", "TestSupport",
      ], at: "Tests/Benchmark"),
  ]
}

/// Returns the targets that compare the scanner with the official parser.
///
/// Only these have unsafe flags, and no product holds them, so that other packages can depend on
/// this one.
func judgeTargets(linkedTo folder: String) -> [Target] {
  let search: [SwiftSetting] = [.unsafeFlags(["-I", folder])]
  let linking: [LinkerSetting] = [
    .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
  ]
  return [
    .code(
      "ScannerJudge", uses: ["LocalizationModel", "SwiftTree", "TestSupport"],
      at: "Tests/ScannerJudge", settings: search, linking: linking),
    .tool(
      "scanner-judge", uses: ["SwiftTree", "ScannerJudge", "TestSupport"],
      at: "Tests/ScannerJudgeTool", settings: search),
    .tests(
      "ScannerJudgeTests",
      uses: ["LocalizationModel", "SwiftTree", "ScannerJudge", "TestSupport"], settings: search),
  ]
}

/// Returns the folder of the official parser's modules and libraries that belong to the running
/// toolchain; `nil` if it has none.
///
/// This manifest's own library leads there, because the `swift` on the PATH may be of another
/// toolchain.
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
