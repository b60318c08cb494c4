import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// Strings from a build's `.stringsdata` files, which were elsewhere when it ran.
@Suite struct StringsDataTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("gloss.json", "{}")
    try folder.add("App/a.swift", Self.source)
    try folder.add("App/Views/Row.swift", "let r = Text(\"Row\", comment: \"行\")\n")
    try folder.add("App/unseen.swift", "let u = Text(\"Unseen\", comment: \"新\")\n")
    try folder.add("App/Localizable.xcstrings", Self.catalog)
    try folder.add("Build/App.build/a.stringsdata", Self.compiled)
    try folder.add(
      "Build/App.build/Row.stringsdata",
      Self.file("App/Views/Row.swift", #"{"comment": "行", "key": "Row"}"#))
    // Another platform's build says the same, and a dependency has a source of the same name.
    try folder.add(
      "Build/Mac.build/Row.stringsdata",
      Self.file("App/Views/Row.swift", #"{"comment": "行", "key": "Row"}"#))
    try folder.add(
      "Build/Kit.build/Row.stringsdata",
      Self.file("SourcePackages/checkouts/Kit/Views/Row.swift", #"{"comment": "", "key": "Kit"}"#))
  }

  private static let source = """
    let a = Text("Same")
    let b = Text("\\(x.y) files", comment: "文件")
    let c = Text("Ours", comment: "旧")
    let d = "Literal"
    #Preview { Text("Preview") }
    #if os(visionOS)
    let e = Text("Vision")
    #endif
    let f = String(localized: "Moved", table: "Here")
    let g = Text("Not the compiler's")
    let h = String(localized: "v", defaultValue: "ours")
    """

  private static let compiled = file(
    "App/a.swift",
    """
    {"comment": "", "key": "Same", "location": {"startingColumn": 9, "startingLine": 1}},
    {"comment": "文件", "key": "%lld files", "location": {"startingColumn": 9, "startingLine": 2}},
    {"comment": "新", "key": "Ours", "location": {"startingColumn": 9, "startingLine": 3}},
    {"comment": "", "key": "Literal", "location": {"startingColumn": 9, "startingLine": 4}},
    {"comment": "", "key": "Preview", "location": {"startingColumn": 9, "startingLine": 5}},
    {"comment": "", "key": "Moved", "location": {"startingColumn": 9, "startingLine": 6}},
    {"comment": "", "key": "From a macro", "location": {"startingColumn": 9, "startingLine": 7}},
    {"comment": "", "key": "v", "location": {"startingColumn": 9, "startingLine": 8}, "value": "theirs"}
    """)

  private static func file(_ source: String, _ items: String) -> String {
    """
    {"source": "/Users/ci/Build/\(source)", "tables": {"Localizable": [\(items)]}, "version": 1}
    """
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {},
        "Gone" : {},
        "Row" : {"comment" : "旧"},
        "Unseen" : {"comment" : "旧"}
      },
      "version" : "1.0"
    }
    """

  private func build(_ path: String = "Build") async throws(GlossError) -> StringsDataFolder {
    let project = await Project(
      configuration: try Configuration.load(.file(folder("gloss.json"))))
    return try StringsDataFolder([folder(path)], of: project)
  }

  @Test func findsTheSourcesOfABuildThatRanElsewhere() async throws {
    let build = try await build()
    let seen = build.strings.mapValues { $0.count }
    #expect(Set(seen.keys.map { $0.split(separator: "/").last }) == ["a.swift", "Row.swift"])
    #expect(seen.values.sorted() == [1, 8])
    #expect(build.foreignCount == 1)
  }

  @Test func comparesWithReasons() async throws {
    let parity = await Parity(of: try await folder.project(), with: try await build())
    #expect(parity.isComplete)
    #expect(parity.report.agreedCount == 2 && parity.report.sourceCount == 2)
    #expect(
      parity.report.differences.map { "\($0.side) \($0.key) \($0.reason)" } == [
        #"both %lld files specifiers("%@ files")"#, #"both Ours comment(Optional("旧"))"#,
        "onlyCompiler Literal unrecognized", "onlyCompiler Preview leftOut",
        #"both Moved table("Here")"#, "onlyCompiler From a macro unspelled",
        #"onlyGloss Vision conditions(["os(visionOS)"])"#, #"both v value(Optional("ours"))"#,
        "onlyGloss Not the compiler's notLocalized",
      ])
  }

  @Test func syncsWhatTheBuildSaw() async throws {
    var options = Sync.Options()
    options.stringsData = try await build()
    let project = try await folder.project()
    let sync = await Sync(of: project, options: options)
    #expect(sync.isComplete && sync.failures.isEmpty)
    #expect(
      sync.catalogs.first?.changes.map { "\($0.key) \($0.kind)" } == [
        #"%lld files commentChanged(old: nil, new: Optional("文件"))"#, "From a macro added",
        "Gone removed", "Literal added", "Moved added", "Ours added", "Preview added",
        #"Row commentChanged(old: Optional("旧"), new: Optional("行"))"#, "Same added", "v added",
      ])
    try sync.write()
    let again = await Sync(of: try await folder.project(), options: options)
    #expect(!again.isOutOfDate)
  }

  /// A key that only an unseen source spells may have its only site there.
  @Test func saysNothingOfSourcesThatTheBuildDidNotSee() async throws {
    var options = Sync.Options()
    options.stringsData = try await build()
    let sync = await Sync(of: try await folder.project(), options: options)
    let catalog = try #require(sync.catalogs.first)
    let text = String(decoding: catalog.file.newBytes, as: UTF8.self)
    #expect(text.contains(#""Unseen" : {"comment" : "旧"}"#) || text.contains("旧"))
    #expect(!catalog.changes.contains { $0.key == "Unseen" })
    #expect(sync.findings.allSatisfy { !$0.message.description.contains("Unseen") })
  }

  @Test func readsBackWhatItWrites() async throws {
    let project = try await folder.project()
    let extraction = await Extraction(of: project)
    try extraction.writeStringsData(to: folder("Out"), of: project)
    let build = try await build("Out")
    #expect(build.foreignCount == 0 && build.strings.count == 3)
    let parity = await Parity(of: project, with: build)
    #expect(parity.report.differences.isEmpty)
    var options = Sync.Options()
    let direct = await Sync(of: project, options: options)
    options.stringsData = build
    let merged = await Sync(of: project, options: options)
    #expect(merged.catalogs.map(\.file.newBytes) == direct.catalogs.map(\.file.newBytes))
  }

  @Test(arguments: [
    ("", "not a .stringsdata file: the file is empty"),
    ("[]", "not a .stringsdata file: 'source' or 'tables' is missing"),
    (#"{"source": "a", "tables": []}"#, "not a .stringsdata file: 'source' or 'tables' is missing"),
    (
      #"{"source": "a", "tables": {}, "version": 2}"#,
      "not a .stringsdata file: unknown version 2"
    ),
  ])
  func refusesOtherFiles(text: String, message: String) async throws {
    try folder.add("Bad/x.stringsdata", text)
    let error = await #expect(throws: GlossError.self) { _ = try await build("Bad") }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("Nothing", #"{"source": "/x/Elsewhere.swift", "tables": {}, "version": 1}"#, "none of its"),
    ("Empty", nil, "no .stringsdata file"), ("Missing", nil, "no such file"),
  ])
  func saysWhatIsMissing(name: String, text: String?, start: String) async throws {
    if name != "Missing" {
      try folder.add("\(name)/\(text == nil ? "x.txt" : "x.stringsdata")", text ?? "")
    }
    let error = await #expect(throws: GlossError.self) { _ = try await build(name) }
    #expect(error?.message.hasPrefix(start) == true)
  }

  @Test(arguments: [
    #"{"source": "/Users/ci/Build/App/a.swift", "tables": {"Localizable": [1, {"key": 2}, {}, "Plain"]}}"#
  ])
  func passesOverWhatHasNoKey(text: String) async throws {
    try folder.add("Odd/x.stringsdata", text)
    #expect(try await build("Odd").strings.values.first?.map(\.key) == ["Plain"])
  }
}
