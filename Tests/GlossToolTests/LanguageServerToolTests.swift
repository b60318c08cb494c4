import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `gloss lsp` as an editor drives it.
@Suite struct LanguageServerToolTests {
  private let folder: TemporaryFolder
  private let app: URL

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url.appending(path: "app")
    try folder.add("app/gloss.json", #"{"convention": {"key": "en", "comment": "zh-Hans"}}"#)
    try folder.add("app/View.swift", Self.source)
    try folder.add("app/Localizable.xcstrings", Self.catalog)
  }

  /// With a tab, an emoji, Chinese and CRLF in front of what is found.
  private static let source =
    "import SwiftUI\r\n\tlet a = [\"😀中\": Text(\"Save\")]\r\nlet b = Text(\"Twice\", comment: \"出现两次的标题\")\r\n"
    + "let c = Text(\"Twice\", comment: \"出现两次的标题\")\r\n"

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Twice" : {
          "comment" : "出现两次的标题",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Zweimal `so`"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  private func session(_ encoding: String = "utf-16") throws -> LanguageServerClient {
    let client = try LanguageServerClient(initialized: app, encoding: encoding)
    try client.open("View.swift", Self.source)
    return client
  }

  private func lines(_ diagnostics: [JSONValue]) -> [String] {
    diagnostics.map {
      "\($0["range"]?.place ?? "") \($0["code"]?.string ?? "") \($0["severity"]?.integer ?? 0)"
    }
  }

  // MARK: Diagnostics

  @Test(arguments: [("utf-16", "1:22-1:28"), ("utf-8", "1:26-1:32")])
  func findsWhatCheckFinds(encoding: String, place: String) throws {
    let client = try session(encoding)
    #expect(lines(try client.diagnostics(of: "View.swift")) == ["\(place) comment-missing 1"])
    // The catalog is not open.
    #expect(
      lines(try client.diagnostics(of: "Localizable.xcstrings", version: nil)).isEmpty == false)
    let check = try Subprocess.gloss.run(["check", "--format", "xcode"], in: app).text
    #expect(check.contains("View.swift:2:22: error: 'Save' has no comment"))
    #expect(try client.end() == 0)
  }

  @Test func followsWhatOneTypes() throws {
    let client = try session()
    #expect(try client.diagnostics(of: "View.swift").count == 1)
    let end: JSONValue = ["line": 1, "character": 28]
    try client.change(
      "View.swift", version: 2,
      ["range": ["start": end, "end": end], "text": ", comment: \"保存按钮\""])
    #expect(try client.diagnostics(of: "View.swift", version: 2).isEmpty)
    // Changes of one notification build on each other; a text without a range is the whole text.
    try client.change(
      "View.swift", version: 5, ["text": "import SwiftUI\n"],
      [
        "range": ["start": ["line": 1, "character": 0], "end": ["line": 9, "character": 9]],
        "text": "let d = Text(\"New\")\n",
      ])
    #expect(
      lines(try client.diagnostics(of: "View.swift", version: 5)) == ["1:13-1:18 comment-missing 1"]
    )
    // An older version comes too late and changes nothing.
    try client.change("View.swift", version: 4, ["text": ""])
    try client.change("View.swift", version: 6, ["text": "let broken = Text(\"\n"])
    #expect(
      lines(try client.diagnostics(of: "View.swift", version: 6)).map {
        $0.split(separator: " ")[1]
      }
        == ["swift-syntax"])
    try client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(client.uri("View.swift"))]])
    _ = try client.response(to: "textDocument/codeAction", actionParams(client, "View.swift"))
    #expect(try client.diagnostics(of: "View.swift", version: nil).count == 1)
    #expect(try client.end() == 0)
  }

  @Test func readsUnsavedSettingsAndCatalogs() throws {
    let client = try session()
    #expect(try client.diagnostics(of: "View.swift").count == 1)
    try client.open("gloss.json", #"{"rules": {"comment-missing": "off"}}"#)
    #expect(try client.diagnostics(of: "gloss.json").isEmpty)
    let others = client.diagnostics[client.uri("View.swift")]
    #expect(others?["diagnostics"]?.elements?.isEmpty == true)
    try client.change("gloss.json", version: 2, ["text": "{\n  \"rulez\": 1}"])
    let flaws = lines(try client.diagnostics(of: "gloss.json", version: 2))
    #expect(flaws == ["1:2-1:13 not-checked 1"])
    try client.change("gloss.json", version: 3, ["text": "{}"])
    try client.open("Localizable.xcstrings", "{")
    #expect(
      lines(try client.diagnostics(of: "Localizable.xcstrings")).first?.hasSuffix(" 1") == true)
    #expect(try client.end() == 0)
  }

  /// A manifest in an editor counts before it is saved, as it does afterwards.
  @Test func readsUnsavedManifests() throws {
    let manifest = "// swift-tools-version: 6.2\nlet package = Package(name: \"app"
    let client = try session()
    try client.open("Package.swift", manifest)
    let found = lines(try client.diagnostics(of: "Package.swift"))
    #expect(found == ["1:28-1:32 not-checked 1"])
    try folder.add("app/Package.swift", manifest)
    let check = try Subprocess.gloss.run(["check", "--format", "xcode"], in: app).text
    #expect(check.contains("Package.swift:2:29: error:"))
    #expect(try client.end() == 0)
  }

  @Test func servesSeveralFolders() throws {
    try folder.add("other/New.swift", "import SwiftUI\nlet a = Text(\"Other\")\n")
    try folder.add("other/gloss.json", #"{"convention": {"key": "en", "comment": "en"}}"#)
    let other = folder.url.appending(path: "other")
    let client = try LanguageServerClient(initialized: app, folders: [app, other])
    try client.open("../other/New.swift", "import SwiftUI\nlet a = Text(\"Other\")\n")
    // The server keeps the address as the editor spells it.
    let uri = client.uri("../other/New.swift")
    while client.diagnostics[uri] == nil, try client.next() != nil {}
    #expect(
      lines(client.diagnostics[uri]?["diagnostics"]?.elements ?? [])
        == ["1:13-1:20 comment-missing 1"])
    #expect(client.diagnostics[client.uri("View.swift")] != nil)
    #expect(try client.end() == 0)
  }

  // MARK: Actions

  private func actionParams(
    _ client: LanguageServerClient, _ path: String, only: String? = nil
  ) -> JSONValue {
    let range: JSONValue = [
      "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
    ]
    var context: JSONValue = ["diagnostics": []]
    if let only { context["only"] = [.string(only)] }
    return [
      "textDocument": ["uri": .string(client.uri(path))], "range": range, "context": context,
    ]
  }

  @Test func offersFixesForTheVersionTheyAreMadeFrom() throws {
    let client = try session()
    let actions = try client.result(
      of: "textDocument/codeAction", actionParams(client, "View.swift"))
    let titles = actions.elements?.compactMap { $0["title"]?.string } ?? []
    #expect(
      titles == [
        "begin a comment, '文字：…', to be completed", "write the comment '出现两次的标题'",
      ])
    let edit = try #require(actions.elements?.last?["edit"]?["documentChanges"]?.elements?.first)
    #expect(edit["textDocument"]?["version"]?.integer == 1)
    let change = try #require(edit["edits"]?.elements?.first)
    #expect(change["range"]?.place == "1:28-1:28")
    #expect(change["newText"]?.string == ", comment: \"出现两次的标题\"")
    #expect(
      try client.result(
        of: "textDocument/codeAction", actionParams(client, "Localizable.xcstrings")) == [])
    #expect(try client.end() == 0)
    #expect(try folder.text("app/View.swift") == Self.source)
  }

  /// Neovim 0.10 names operations on files, which only edits with versions can hold.
  @Test(arguments: [
    (#"{"resourceOperations": ["rename"]}"#, true), (#"{"documentChanges": true}"#, true),
    (#"{"resourceOperations": []}"#, false), ("{}", false),
  ])
  func offersEditsWithVersionsToThoseThatTakeThem(abilities: String, takes: Bool) throws {
    let client = try LanguageServerClient(in: app)
    let abilities = try JSONDocument(ContiguousArray(abilities.utf8)).root.value
    let started = try client.result(
      of: "initialize", ["capabilities": ["workspace": ["workspaceEdit": abilities]]])
    #expect((started["capabilities"]?["codeActionProvider"] != nil) == takes)
    #expect((started["capabilities"]?["renameProvider"] != nil) == takes)
    #expect(try client.end() == 0)
  }

  @Test func makesAllCertainFixesOfAFile() throws {
    let client = try session()
    let text = Self.catalog.replacing("\"version\" : \"1.0\"", with: "\"version\":\"1.0\"")
    try client.open("Localizable.xcstrings", text)
    let quick = try client.result(
      of: "textDocument/codeAction", actionParams(client, "Localizable.xcstrings"))
    #expect(
      quick.elements?.contains { $0["title"]?.string == "write the file as Xcode does" } == true)
    try client.open(
      "Dots.swift", "import SwiftUI\nlet a = Text(\"Wait...\", comment: \"等待时的提示。\")\n")
    let all = try client.result(
      of: "textDocument/codeAction", actionParams(client, "Dots.swift", only: "source.fixAll"))
    #expect(all.elements?.allSatisfy { $0["kind"]?.string == "source.fixAll.gloss" } == true)
    #expect(try client.end() == 0)
  }

  // MARK: Keys

  @Test func tellsOfAKey() throws {
    let client = try session()
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
    let client = try session()
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
    let client = try session()
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
    let client = try session()
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
    let client = try session()
    let range = try client.ask("textDocument/prepareRename", "View.swift", 2, 15)["result"]
    #expect(range?["placeholder"]?.string == "Twice")
    let name: JSONValue = ["newName": "Two times"]
    let refused = try client.ask("textDocument/rename", "View.swift", 2, 15, name)
    #expect(refused["error"]?["code"]?.integer == -32803)
    #expect(refused["error"]?["message"]?.string?.contains("Localizable.xcstrings") == true)
    try client.open("Localizable.xcstrings", Self.catalog, version: 7)
    let changes = try client.ask("textDocument/rename", "View.swift", 2, 15, name)["result"]?[
      "documentChanges"]?.elements
    #expect(changes?.map { $0["textDocument"]?["version"]?.integer } == [7, 1])
    let wrong = try client.ask(
      "textDocument/rename", "View.swift", 2, 15, ["newName": "Two %@"])
    #expect(wrong["error"]?["message"]?.string?.contains("placeholders") == true)
    #expect(try client.end() == 0)
    #expect(try folder.text("app/Localizable.xcstrings") == Self.catalog)
  }
}
