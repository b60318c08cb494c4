import Foundation
import TestSupport
import Testing

/// A project in parts that no checkout has all of: each is extracted by itself, and one sync takes
/// what they found.
@Suite struct ShardToolTests {
  /// A project of three packages' worth of sources, of which one types what another shows, a third
  /// spells a key in a literal only, and a test spells another.
  private static let sources = [
    "App/Kit/Row.swift": """
    public struct Row { public init(_ title: LocalizedStringKey) { print("Body") } }
    public struct Order { public var count: Int = 0; public var name: String { "Name" } }
    """,
    "App/List.swift": """
    let a = Row("Title of a row")
    func f(_ order: Order) { _ = Text("\\(order.count) of \\(order.name)", comment: "数量") }
    """,
    "App/Other/Keys.swift": "let keys = [\"Spelled only\"]",
    "App/AppTests/Test.swift": "let tested = \"Spelled in a test\"",
  ]

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Gone" : {

        },
        "Spelled in a test" : {

        },
        "Spelled only" : {

        }
      },
      "version" : "1.0"
    }
    """

  private let whole: SampleProject
  private let work: TemporaryFolder

  init() throws {
    whole = try SampleProject()
    work = try TemporaryFolder()
    #expect(try whole.shell("rm -r App Other").status == 0)
    for (path, text) in Self.sources { try whole.folder.add(path, text + "\n") }
    try whole.folder.add("App/Localizable.xcstrings", Self.catalog)
    try whole.folder.add(
      "gloss.json", #"{"stale": "prune"}"#)
  }

  /// The project with some of its sources.
  private func part(_ paths: [String]) throws -> SampleProject {
    let part = try SampleProject()
    #expect(try part.shell("rm -r App Other").status == 0)
    for path in paths { try part.folder.add(path, whole.bytes(path)) }
    try part.folder.add("App/Localizable.xcstrings", Self.catalog)
    try part.folder.add("gloss.json", whole.bytes("gloss.json"))
    return part
  }

  @Test func givesTheCatalogsOfOneRun() throws {
    let parts = try Self.sources.keys.sorted().map { try part([$0]) }
    var declarations: [String] = []
    for (number, part) in parts.enumerated() {
      let run = try part.gloss("extract", "--format", "declarations", "-q")
      #expect(run.status == 0, "\(run.errors)")
      declarations.append("--declarations \(try work.add("\(number).json", run.output))")
    }
    let known = declarations.joined(separator: " ")
    var folders: [String] = []
    for (number, part) in parts.enumerated() {
      let folder = work("data\(number)")
      let run = try part.shell(
        "\"$gloss\" extract --format stringsdata -o \(folder) --allow-outside \(known)")
      // The one with tests has no source of the app.
      if run.status == 0 { folders.append("--from \(folder)") }
    }
    let last = try part([])
    let sync = "\"$gloss\" sync"
    let from = folders.joined(separator: " ")
    #expect(try last.shell("\(sync) --check \(from) \(known)").status == 1)
    let run = try last.shell("\(sync) \(from) \(known)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try whole.gloss("sync").status == 0)
    let catalog = try whole.folder.text("App/Localizable.xcstrings")
    #expect(try last.folder.text("App/Localizable.xcstrings") == catalog)
    for key in ["Title of a row", "%lld of %@", "Spelled only", "Spelled in a test"] {
      #expect(catalog.contains("\"\(key)\""), "\(key)")
    }
    #expect(!catalog.contains("Gone") && !catalog.contains("Body"))
  }

  /// Bodies stay at home.
  @Test func tellsOthersOnlyWhatItDeclares() throws {
    let run = try whole.gloss("extract", "--format", "declarations", "App/Kit")
    #expect(run.status == 0)
    #expect(run.output.contains("init(_ title: LocalizedStringKey) {}"))
    #expect(!run.output.contains("Body") && !run.output.contains("Title of a row"))
  }

  @Test func saysWhatIsWrong() throws {
    try whole.folder.add("broken.json", "{")
    try whole.folder.add("other.json", #"{"version": 2, "sources": []}"#)
    try whole.folder.add(
      "hashes.json",
      #"{"version": 1, "sources": [{"path": "a.swift", "declarations": "", "literals": "12"}]}"#)
    for file in ["broken.json", "other.json", "hashes.json", "Missing.json"] {
      let run = try whole.gloss("extract", "--declarations", file)
      #expect(run.status == 2 && run.errors.contains(file), "\(run.errors)")
    }
    #expect(try whole.gloss("sync", "--declarations", "other.json").status == 64)
    let missing = try whole.gloss("extract", "--declarations", "Missing.json")
    #expect(missing.errors.contains("no such file"))
    #expect(try whole.gloss("extract", "--format", "declarations", "-o", "x").status == 64)
    #expect(try whole.gloss("extract", "--format", "declarations", "Missing").status == 2)
  }

  /// A path of another machine must not reach a file of this one, and no source is dropped in
  /// silence.
  @Test(arguments: ["../a.swift", "/a.swift", "", "a//b.swift", "./a.swift", #"a\u0001.swift"#])
  func refusesAPathThatLeadsOut(_ path: String) throws {
    try whole.folder.add(
      "paths.json",
      """
      {"version": 1, "sources": [
        {"path": "\(path)", "declarations": "", "literals": ""}]}
      """)
    let run = try whole.gloss("extract", "--declarations", "paths.json")
    #expect(run.status == 2 && run.errors.hasPrefix("paths.json:2:12: error: "), "\(run.errors)")
  }

  @Test func refusesFilesOfTwoCommits() throws {
    let texts = ["let a = 1", #"let a = \"\""#]
    for (number, text) in texts.enumerated() {
      try whole.folder.add(
        "\(number).json",
        """
        {"version": 1, "sources": [
          {"path": "Else.swift", "declarations": "\(text)", "literals": ""}]}
        """)
    }
    func extract(with file: String) throws -> Run {
      try whole.gloss("extract", "-q", "--declarations", "0.json", "--declarations", file)
    }
    #expect(try extract(with: "0.json").status == 0)
    let run = try extract(with: "1.json")
    #expect(run.status == 2 && run.errors.contains("'Else.swift' differs in '0.json'"))
  }
}
