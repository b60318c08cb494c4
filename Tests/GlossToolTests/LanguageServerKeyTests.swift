import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Questions of an editor about a key: hover, definition, references, completion and rename.
@Suite struct LanguageServerKeyTests {
  private let sample: LanguageServerSample
  private var folder: TemporaryFolder { sample.folder }

  init() throws { sample = try LanguageServerSample() }

  @Test func tellsOfAKey() throws {
    let client = try sample.session()
    let hover = try client.ask("textDocument/hover", "View.swift", 2, 15)["result"]
    let text = hover?["contents"]?["value"]?.string ?? ""
    #expect(
      text.contains("`Twice`") && text.contains("出现两次的标题")
        && text.contains("- de: `` Zweimal `so` `` (to review)") && text.contains("`Text`"))
    #expect(hover?["range"]?.place == "2:13-2:20")
    let definition = try client.ask("textDocument/definition", "View.swift", 2, 15)["result"]
    #expect(
      definition?.elements?.map { ($0["uri"]?.string ?? "") + " " + ($0["range"]?.place ?? "") }
        == [client.uri("Localizable.xcstrings") + " 3:4-3:11"])
    let back = try client.ask("textDocument/definition", "Localizable.xcstrings", 3, 6)["result"]
    #expect(back?.elements?.map { $0["range"]?.place } == ["2:13-2:20", "3:13-3:20"])
    let references = try client.ask(
      "textDocument/references", "View.swift", 3, 15, ["context": ["includeDeclaration": true]])
    #expect(references["result"]?.elements?.count == 3)
    let places = try client.ask("textDocument/hover", "Localizable.xcstrings", 3, 6)["result"]
    #expect(places?["contents"]?["value"]?.string?.contains("- View.swift:3 `Text`") == true)
    #expect(try client.ask("textDocument/hover", "View.swift", 0, 3)["result"] == .null)
    #expect(try client.end() == 0)
  }

  @Test func completesExistingKeys() throws {
    let client = try sample.session()
    try client.change(
      "View.swift", version: 2, ["text": "import SwiftUI\nlet a = Text(\"tw\")\n"])
    let list = try client.ask("textDocument/completion", "View.swift", 1, 16)["result"]
    let item = try #require(list?["items"]?.elements?.first)
    #expect(item["label"]?.string == "Twice")
    #expect(item["textEdit"]?["range"]?.place == "1:14-1:16")
    #expect(item["textEdit"]?["newText"]?.string == "Twice")
    #expect(try client.end() == 0)
  }

  /// By the ranking of `gloss find`: words and source texts count, not the beginning of a key alone.
  @Test(arguments: [
    ("remove mess", ["message.delete"]), ("gr", ["Group", "Ungroup"]), ("g", ["Group"]),
    ("Group", ["Ungroup"]), ("zebra", []), ("", ["%", "Group", "Ungroup", "message.delete"]),
  ])
  func completesWhatFindLists(typed: String, keys: [String]) throws {
    let client = try sample.session()
    try client.open(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"": {}, "%": {}, "%lld groups": {},
      "Group": {}, "Ungroup": {}, "message.delete": {"localizations": {"en":
      {"stringUnit": {"state": "translated", "value": "Delete message"}}}}}}
      """)
    try client.change(
      "View.swift", version: 2, ["text": .string("import SwiftUI\nlet a = Text(\"\(typed)\")\n")])
    let list = try client.ask("textDocument/completion", "View.swift", 1, 14)["result"]
    #expect(list?["items"]?.elements?.compactMap { $0["label"]?.string } == keys)
    let order = list?["items"]?.elements?.compactMap { $0["sortText"]?.string } ?? []
    #expect(order == order.sorted())
    #expect(try client.end() == 0)
  }

  /// A command-line tool has no resources, so that nothing of its catalog is to be translated; the
  /// languages are those that `status` counts.
  @Test func hoversOverTheStatesThatStatusCounts() throws {
    try folder.add(
      "app/gloss.json",
      #"{"convention": {"key": "en", "comment": "zh-Hans"}, "languages": ["de", "fr"]}"#)
    let client = try sample.session()
    func hover() throws -> String {
      try client.ask("textDocument/hover", "View.swift", 2, 15)["result"]?["contents"]?["value"]?
        .string ?? ""
    }
    #expect(try hover().contains("- fr: (missing)"))
    try folder.add("app/App.xcodeproj/project.pbxproj", Self.toolProject)
    try client.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try !hover().contains("(missing)") && hover().contains("(not to be translated)"))
    #expect(try client.end() == 0)
  }

  private static let toolProject = """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = {isa = PBXGroup; children = (S, C); sourceTree = "<group>"; };
      S = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      C = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
      L = {isa = XCConfigurationList; buildConfigurations = (); };
      B = {isa = PBXSourcesBuildPhase; files = (BS); };
      R = {isa = PBXResourcesBuildPhase; files = (BC); };
      BS = {isa = PBXBuildFile; fileRef = S; };
      BC = {isa = PBXBuildFile; fileRef = C; };
      T = {isa = PBXNativeTarget; name = tool; buildPhases = (B, R); buildConfigurationList = L;
        productType = "com.apple.product-type.tool"; };
    }; rootObject = P; }
    """

  @Test func renamesOnlyWhereAllVersionsAreKnown() throws {
    let client = try sample.session()
    let range = try client.ask("textDocument/prepareRename", "View.swift", 2, 15)["result"]
    #expect(range?["placeholder"]?.string == "Twice")
    let name: JSONValue = ["newName": "Two times"]
    let refused = try client.ask("textDocument/rename", "View.swift", 2, 15, name)
    #expect(refused["error"]?["code"]?.integer == -32803)
    #expect(refused["error"]?["message"]?.string?.contains("Localizable.xcstrings") == true)
    try client.open("Localizable.xcstrings", LanguageServerSample.catalog, version: 7)
    let changes = try client.ask("textDocument/rename", "View.swift", 2, 15, name)["result"]?[
      "documentChanges"]?.elements
    #expect(changes?.map { $0["textDocument"]?["version"]?.integer } == [7, 1])
    let wrong = try client.ask(
      "textDocument/rename", "View.swift", 2, 15, ["newName": "Two %@"])
    #expect(wrong["error"]?["message"]?.string?.contains("placeholders") == true)
    #expect(try client.end() == 0)
    #expect(try folder.text("app/Localizable.xcstrings") == LanguageServerSample.catalog)
  }
}
