import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport
import Testing

/// A live project answers as a project that is read anew, whatever has changed and whatever was
/// asked before.
@Suite struct LiveProjectTests {
  private let folder: TemporaryFolder
  private let live: LiveProject

  init() throws {
    folder = try TemporaryFolder(LiveSample.files)
    live = LiveProject(configuration: .file(folder("gloss.json")), workers: 2)
  }

  /// The project read anew, with the same texts that are not saved.
  private func fresh() async throws -> Project {
    await Project(
      configuration: try Configuration.load(.file(folder("gloss.json"))), workers: 2,
      unsaved: live.texts)
  }

  /// Compares all answers.
  private func expectTheSame(_ after: [String], key: String = "Hello") async throws {
    let project: Project
    do {
      project = try await live.refreshed()
    } catch {
      let other = await #expect(throws: GlossError.self) { _ = try await fresh() }
      #expect(other == error)
      return
    }
    let (known, anew) = (
      await Answers.all(of: project, key: key), await Answers.all(of: try fresh(), key: key)
    )
    for (name, answer) in anew.sorted(by: { $0.key < $1.key }) {
      #expect(known[name] == answer, "\(name) after \(after.joined(separator: ", then "))")
    }
  }

  @Test(arguments: 1...4)
  func answersLikeAFreshProject(seed: UInt64) async throws {
    var edits = try FolderEdits(of: folder.url, settings: LiveSample.settings, seed: seed)
    var numbers = SeededGenerator(seed: seed)
    try await expectTheSame([])
    for _ in 0..<8 {
      var done: [String] = []
      for _ in 0...numbers.below(3) {
        let edit = try edits.edit()
        done.append(edit.description)
        if let unsaved = edit.unsaved {
          await live.setUnsavedText(unsaved.text.map { ContiguousArray($0) }, at: unsaved.path)
        }
      }
      try await expectTheSame(done)
    }
    _ = try edits.restoreAll()
    try await expectTheSame(["all is as before"])
  }

  /// A call in one file is localizable by what another declares.
  @Test func seesWhatAnotherFileDeclares() async throws {
    #expect(await Extraction(of: try live.refreshed()).entries.contains { $0.string.key == "Cell" })
    let file = try folder.text("App/Row.swift")
    try folder.add("App/Row.swift", "\n\n" + file)
    #expect(await Extraction(of: try live.refreshed()).entries.contains { $0.string.key == "Cell" })
    try folder.add("App/Row.swift", file.replacing("LocalizedStringKey", with: "String"))
    #expect(
      await !Extraction(of: try live.refreshed()).entries.contains { $0.string.key == "Cell" })
  }

  /// An editor may be ahead of the disk, also with a file that is not there yet.
  @Test func seesTextsThatAreNotSaved() async throws {
    func keys() async throws -> Set<String> {
      Set(await Extraction(of: try live.refreshed()).entries.map(\.string.key))
    }
    #expect(try await !keys().contains("Unsaved"))
    let text = ContiguousArray(#"let unsaved = Text("Unsaved")"#.utf8)
    await live.setUnsavedText(text, at: folder("App/New.swift"))
    #expect(try await keys().contains("Unsaved"))
    await live.setUnsavedText(nil, at: folder("App/New.swift"))
    #expect(try await !keys().contains("Unsaved"))
  }

  /// A manifest decides about targets, so an unsaved one counts as well.
  @Test func seesManifestsThatAreNotSaved() async throws {
    let text = ContiguousArray("// swift-tools-version: 6.2\nlet package = Package(name: \"".utf8)
    for file in ["Package.swift", "New/Package.swift"] {
      await live.setUnsavedText(text, at: folder(file))
      #expect(try await live.refreshed().failures.map(\.path) == [folder(file)])
      try await expectTheSame(["an unsaved \(file)"])
      await live.setUnsavedText(nil, at: folder(file))
    }
  }

  /// The kept values do not grow with the number of edits.
  @Test func forgetsFilesThatAreGone() async throws {
    func cachedAnswerCount() async throws -> Int {
      _ = await Check(of: try live.refreshed())
      _ = try await live.refreshed()
      return await live.cachedAnswerCount
    }
    var counts: [Int] = []
    for number in 0..<12 {
      try folder.add("App/Row.swift", "struct Row { var title\(number): LocalizedStringKey }")
      try folder.add("App/New\(number).swift", #"let view = Text("New \#(number)")"#)
      counts.append(try await cachedAnswerCount())
      try FileManager.default.removeItem(atPath: folder("App/New\(number).swift"))
    }
    #expect(Set(counts.dropFirst()).count == 1, "\(counts)")
  }

  /// Requests at the same time do not disturb each other.
  @Test func answersSeveralAtOnce() async throws {
    let (expected, live) = (await Answers.check(of: try fresh()), live)
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<6 {
        group.addTask {
          guard let project = try? await live.refreshed() else { return nil }
          return await Answers.check(of: project)
        }
      }
      for await answer in group { #expect(answer == expected) }
    }
  }
}

/// The answers of a project, as reports write them.
private enum Answers {
  static func all(of project: Project, key: String) async -> [String: String] {
    let extraction = await Extraction(of: project)
    let sync = await Sync(of: project)
    let renaming = await Renaming(of: project, from: key, to: "Good day")
    return [
      "check": await check(of: project),
      "extract": text(extraction.json()) + "\(extraction.findings)\(extraction.failures)",
      "sync": text(sync.text(listingKeys: true, hasColor: false))
        + text(sync.fileChanges.diff(isForPeople: false, hasColor: false))
        + "\(sync.findings)\(sync.failures)\(sync.isComplete)\(sync.sourceCount)",
      "why": text(await Why(key, in: project).json()),
      "map": text(await CatalogMap(of: project).json()),
      "rename": renaming.files.map { $0.path + text($0.newBytes) }.joined()
        + "\(renaming.findings)\(renaming.failures)",
    ]
  }

  static func check(of project: Project) async -> String {
    let check = await Check(of: project)
    return text(CheckReport(check, of: project).bytes(as: .json, in: .english))
      + "\(check.sourceCount) \(check.catalogCount) \(check.isComplete) \(check.findings.map(\.finding.fix))"
  }

  private static func text(_ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// A small project in which much depends on other files.
private enum LiveSample {
  static let files: [String: String] = [
    "gloss.json": settings[0],
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Sample", defaultLocalization: "en",
      targets: [
        .target(name: "Kit", path: "Kit"),
        .testTarget(name: "KitTests", path: "KitTests"),
      ])
    """,
    "App/Row.swift": """
    import SwiftUI
    typealias Title = LocalizedStringKey
    struct Row: View {
      let title: LocalizedStringKey
      var count = 0
      init(_ title: LocalizedStringKey) { self.title = title }
      var body: some View { Text(title, comment: "行") }
    }
    """,
    "App/List.swift": """
    import SwiftUI
    struct List: View {
      let name: String
      var body: some View {
        Row("Cell")
        Heading(title: "Heading", detail: "Detail")
        Text("Hello", comment: "问候")
        Text("\\(name) has \\(items.count) items")
        // gloss:disable:next comment-missing
        Text("Untold")
        Button("Save") { save() }
      }
    }
    """,
    "App/Heading.swift": """
    import SwiftUI
    struct Heading: View {
      let title: Title
      let detail: String
      var body: some View { Row(title); label(detail) }
      func label(_ key: String) -> Text { Text(LocalizedStringKey(key)) }
    }
    """,
    "App/Model.swift": """
    import Foundation
    import Observation
    final class Model: ObservableObject {
      @Published var items: [String] = []
      var count: Int64 { Int64(items.count) }
      let total: Double = 0
      var summary: String { String(localized: "\\(count) of \\(total)", comment: "总数") }
      enum Kind: LocalizedStringResource { case first = "First", second = "Second" }
    }
    """,
    "App/Legacy.m": """
    NSString *title = NSLocalizedString(@"Old title", nil);
    NSString *gone = @"Gone";
    """,
    "App/Localizable.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ has %lld items" : {
          "localizations" : {
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "%@有%lld项" } }
          }
        },
        "Cell" : {
          "comment" : "单元格",
          "localizations" : {
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "Cell" } }
          }
        },
        "Gone" : { "extractionState" : "stale" },
        "Hello" : {
          "localizations" : {
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "你好 " } }
          }
        },
        "Old title" : { "extractionState" : "stale" },
        "Save" : {
          "localizations" : {
            "zh-Hans" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        }
      },
      "version" : "1.0"
    }
    """,
    "App/de.lproj/Main.strings": "\"Hello\" = \"Hallo\";\n",
    "Kit/Kit.swift": """
    import Foundation
    public let greeting = String(localized: "Greeting", bundle: .module, comment: "问候语")
    public func shown(_ key: LocalizedStringResource, count: Int) {}
    let made = shown("Shown \\(1)", count: 2)
    """,
    "Kit/Localizable.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Greeting" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Gruß" } }
          }
        },
        "Hello" : { "extractionState" : "manual" }
      },
      "version" : "1.0"
    }
    """,
    "KitTests/KitTests.swift": "let tested = Text(\"Greeting\")\n",
  ]

  static let settings = [
    "{}", #"{"follow": true}"#, #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#,
    #"{"debug": true, "rules": {"comment-missing": "off", "end-punctuation": "warning"}}"#,
    #"{"types": ["Int"], "functions": [{"name": "save"}]}"#, #"{"guides": ["observation"]}"#,
    #"{"overrides": [{"files": ["App/**"], "convention": {"comment": "en"}}], "languages": ["de"]}"#,
    #"{"exclude": ["Kit"], "catalogs": [{"sources": ["App/**"], "catalog": "App/Localizable.xcstrings"}]}"#,
    #"{"sources": ["App"], "glossary": [{"term": "Hello", "keep": true}]}"#, "{",
  ]
}
