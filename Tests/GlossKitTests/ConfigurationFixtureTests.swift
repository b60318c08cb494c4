import ConventionChecks
import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog
import TestSupport
import Testing

/// The `gloss.json` files and baselines in `Fixtures/Configuration`, each with what is read from
/// it, or the error, in a text beside it. A file that works once has to go on working.
@Suite struct ConfigurationFixtureTests {
  private static let folder = Checkout.root.appending(path: "Fixtures/Configuration")

  private static func names(in folder: String) -> [String] {
    let path = Self.folder.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test func hasSomeOfEachKind() {
    #expect(Self.names(in: "Accepted").count >= 25)
    #expect(Self.names(in: "Refused").count >= 80)
    #expect(Self.names(in: "Baselines/Accepted").count >= 4)
    #expect(Self.names(in: "Baselines/Refused").count >= 8)
  }

  @Test(arguments: names(in: "Accepted"))
  func readsAConfiguration(name: String) throws {
    try expect(configuration(name, in: "Accepted").lines, beside: name, in: "Accepted")
  }

  /// A setting that no file has, or whose value no line tells, would be read by no test.
  @Test func tellsOfEverySetting() throws {
    let schema = try JSONDocument(ConfigurationSchema.json()).root.value
    let settings = (schema["properties"]?.members ?? []).map(\.name).filter { $0 != "$schema" }
    #expect(try members(of: "everything.json").map(\.name).sorted() == settings.sorted())
    let folder = try TemporaryFolder()
    func lines(_ members: [JSONValue.Member]) throws -> [String] {
      var writer = JSONWriter()
      writer.write(.object(members))
      let path = try folder.add("gloss.json", String(decoding: writer.bytes, as: UTF8.self))
      return try Configuration.load(.file(path)).lines
    }
    let standard = try lines([])
    var untold = Set(settings)
    for member in try Self.names(in: "Accepted").flatMap({ try members(of: $0) }) {
      if try untold.contains(member.name) && lines([member]) != standard {
        untold.remove(member.name)
      }
    }
    #expect(untold == [])
  }

  private func members(of name: String) throws -> [JSONValue.Member] {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "Accepted/\(name)"))
    let value = try JSONDocument(ContiguousArray(bytes), dialect: .relaxed).root.value
    return value.members ?? []
  }

  @Test(arguments: names(in: "Refused"))
  func refusesAConfiguration(name: String) throws {
    let error = #expect(throws: GlossError.self) { try configuration(name, in: "Refused") }
    try expect([error?.description ?? ""], beside: name, in: "Refused")
  }

  @Test(arguments: names(in: "Baselines/Accepted"))
  func readsABaseline(name: String) throws {
    let file = Self.folder.appending(path: "Baselines/Accepted/\(name)")
    let baseline = try Baseline(file.path)
    let lines = ["\(baseline.count) entries"] + baseline.fingerprints.map(\.description).sorted()
    try expect(lines, beside: name, in: "Baselines/Accepted")
  }

  @Test(arguments: names(in: "Baselines/Refused"))
  func refusesABaseline(name: String) throws {
    let file = Self.folder.appending(path: "Baselines/Refused/\(name)")
    let error = #expect(throws: GlossError.self) { try Baseline(file.path) }
    let text = error?.description.replacing(file.path, with: name) ?? ""
    try expect([text], beside: name, in: "Baselines/Refused")
  }

  /// The findings that `Baselines/Accepted/written.json` was written for.
  @Test(arguments: ["written.json", "byte-order-mark.json"])
  func acceptsWhatTheBaselineWasWrittenFor(name: String) async throws {
    let project = try TemporaryFolder()
    try project.add(".git/HEAD")
    try project.add(
      "App/A.swift",
      """
      let a = Text("Send it")
      let b = Text("Send it")
      let c = Button("Löschen", action: go)

      """)
    try project.add(
      "App/Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Send it" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Senden  Sie %@"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
    let file = Self.folder.appending(path: "Baselines/Accepted/\(name)")
    try project.add("gloss-baseline.json", Data(contentsOf: file))
    let path = try project.add("gloss.json", #"{"baseline": "gloss-baseline.json"}"#)
    let configuration = try Configuration.load(.file(path))
    let baseline = try Baseline(try #require(configuration.baseline))
    var selection = FindingSelection()
    selection.accepted = baseline.fingerprints
    selection.asksForConvention = baseline.namesConvention
    let check = await Check(
      of: await Project(paths: [], configuration: configuration, workers: 2),
      selection: selection)
    #expect(check.isComplete)
    #expect(check.findings.map { "\($0.finding.path) \($0.finding.rule)" } == [])
    #expect(check.acceptedFindings.count == baseline.count)
  }

  private func configuration(
    _ name: String, in folder: String
  ) throws(GlossError) -> Configuration {
    try Configuration.load(
      .file(name), from: WorkingDirectory(Self.folder.appending(path: folder).path))
  }

  /// Compares lines with the text beside a file. Under `UPDATE_GOLDEN` it is written, and the test
  /// fails.
  private func expect(_ lines: [String], beside name: String, in folder: String) throws {
    let actual = lines.map { $0 + "\n" }.joined()
    let file = Self.folder.appending(path: folder)
      .appending(path: name.replacing(".json", with: ".txt"))
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(actual.utf8).write(to: file)
      Issue.record("rewrote \(file.path): read the diff, then run again")
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(Data(actual.utf8) == Data(expected.utf8), "\(name): \(actual)")
  }
}

extension Configuration {
  /// Every value that a file can set, one a line, those at their defaults left out.
  fileprivate var lines: [String] {
    let standard = Configuration()
    var lines = ["path: \(path ?? "none")", "root: \(root)"]
    func add(_ name: String, _ value: String, unless other: String = "") {
      if value != other { lines.append("\(name): \(value)") }
    }
    add("sources", sources.map(text) ?? "")
    add("source roots", sourceRoots.joined(separator: " "), unless: root)
    add("exclude", text(exclusions), unless: text(.none))
    for mapping in catalogs {
      add("catalog", "\(mapping.catalog) table \(mapping.table) for \(text(mapping.sources))")
    }
    add("stale", stale?.rawValue ?? "")
    add("renames", renames?.rawValue ?? "")
    add("messages", messages?.rawValue ?? "")
    add("baseline", baseline ?? "")
    for function in functions {
      let labels = [
        ("key", function.key), ("comment", function.comment), ("table", function.table),
        ("bundle", function.bundle), ("defaultValue", function.defaultValue),
      ]
      let given = labels.compactMap { name, label in label.map { " \(name)=\($0)" } }
      add("function", function.name + given.joined())
    }
    add("follow", "\(follow)", unless: "\(standard.follow)")
    add("debug", "\(debug)", unless: "\(standard.debug)")
    add("types", types.joined(separator: " "))
    add("convention", checks.base.convention.words, unless: "en zh-Hans")
    for (file, catalog) in languageMap.pairs { add("language in files", "\(file) is \(catalog)") }
    add("languages", checks.base.languages.map { "\($0)" } ?? "")
    add("source language", checks.base.sourceLanguage ?? "")
    for term in checks.base.terms.all {
      add("term", term.term + (term.isKept ? " kept" : "") + (term.isExact ? " exact" : ""))
      add("  translations", words(term.translations))
      add("  forbidden", words(term.forbidden))
    }
    for pattern in checks.base.patterns {
      add("pattern", "\(pattern.isRequired ? "require" : "forbid") \(pattern.pattern)")
      add("  in", pattern.place.rawValue)
      add("  languages", pattern.languages.map { "\($0)" } ?? "")
      add("  replacement", pattern.replacement ?? "")
      add("  message", pattern.message ?? "")
      add("  severity", pattern.severity?.rawValue ?? "")
      add("  keys", pattern.selection.keys.map { "\($0)" } ?? "")
      add("  tables", pattern.selection.tables.map { "\($0)" } ?? "")
    }
    for path in terms { add("terms", path) }
    let packs = guides.packs.map(\.rawValue).sorted().joined(separator: " ")
    add("guides", packs, unless: "")
    add("guides in tests", "\(guides.includesTests)", unless: "false")
    add("max length", checks.base.maxLength.map(String.init) ?? "")
    for limit in checks.base.lengthLimits {
      add("max length", "\(limit.columns)")
      add("  keys", limit.selection.keys.map { "\($0)" } ?? "")
      add("  tables", limit.selection.tables.map { "\($0)" } ?? "")
    }
    add("Chinese spacing", checks.base.chineseSpacing.rawValue, unless: "space")
    add("rules", levels(checks.base))
    for (index, override) in checks.overrides.enumerated() {
      add("override", override.files.map(text) ?? "all files")
      add("  tables", override.tables.map { "\($0)" } ?? "")
      add("  rules", levels(checks.settings(with: [index])), unless: levels(checks.base))
      add("  key", override.convention.key ?? "")
      add("  comment", override.convention.comment ?? "")
      add("  max length", override.maxLength.map(String.init) ?? "")
    }
    return lines
  }

  private func text(_ filter: PathFilter) -> String { "\(filter.globs.map(\.pattern))" }

  private func words(_ words: [String: [String]]) -> String {
    words.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private func levels(_ settings: CheckSettings) -> String {
    settings.levels.sorted { $0.key < $1.key }.map { id, level in
      switch level {
      case .off: "\(id)=off"
      case .at(let severity): "\(id)=\(severity.rawValue)"
      }
    }.joined(separator: " ")
  }
}

extension Convention {
  fileprivate var words: String { isOff ? "none" : "\(key) \(comment)" }
}
