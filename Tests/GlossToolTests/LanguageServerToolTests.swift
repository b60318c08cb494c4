import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `gloss lsp` as an editor drives it.
@Suite struct LanguageServerToolTests {
  private let sample: LanguageServerSample
  private var folder: TemporaryFolder { sample.folder }
  private var app: URL { sample.app }

  init() throws { sample = try LanguageServerSample() }

  private func lines(_ diagnostics: [JSONValue]) -> [String] {
    diagnostics.map {
      "\($0["range"]?.place ?? "") \($0["code"]?.string ?? "") \($0["severity"]?.integer ?? 0)"
    }
  }

  // MARK: Diagnostics

  @Test(arguments: [("utf-16", "1:22-1:28"), ("utf-8", "1:26-1:32")])
  func findsWhatCheckFinds(encoding: String, place: String) throws {
    let client = try sample.session(encoding)
    #expect(lines(try client.diagnostics(of: "View.swift")) == ["\(place) comment-missing 1"])
    // The catalog is not open.
    #expect(
      lines(try client.diagnostics(of: "Localizable.xcstrings", version: nil)).isEmpty == false)
    let check = try Subprocess.gloss.run(["check", "--format", "xcode"], in: app).text
    #expect(check.contains("View.swift:2:22: error: 'Save' has no comment"))
    #expect(try client.end() == 0)
  }

  @Test func followsWhatOneTypes() throws {
    let client = try sample.session()
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
    let client = try sample.session()
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
    let client = try sample.session()
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
    let client = try sample.session()
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
    #expect(try folder.text("app/View.swift") == LanguageServerSample.source)
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

  /// Edits hold for the texts of their own editor, whatever a sync writes meanwhile; what is not open
  /// stays as the sync has left it.
  @Test func servesTwoEditorsBesideASync() throws {
    let (first, second) = (try sample.session(), try sample.session())
    let start: JSONValue = ["line": 0, "character": 0]
    try first.change(
      "View.swift", version: 2, ["range": ["start": start, "end": start], "text": "// 未保存\n"])
    try second.open("Localizable.xcstrings", LanguageServerSample.catalog, version: 3)
    try folder.add(
      "app/View.swift", LanguageServerSample.source.replacing("\"Save\"", with: "\"Store\""))
    #expect(try Subprocess.gloss.run(["sync"], in: app).status == 0)
    let synced = try folder.text("app/Localizable.xcstrings")
    #expect(synced.contains("\"Store\" : {"))
    for (client, version, line) in [(first, 2, 2), (second, 1, 1)] {
      let actions = try client.result(
        of: "textDocument/codeAction", actionParams(client, "View.swift"))
      let changes = (actions.elements ?? []).flatMap {
        $0["edit"]?["documentChanges"]?.elements ?? []
      }
      #expect(!changes.isEmpty)
      for change in changes {
        #expect(change["textDocument"]?["uri"]?.string == client.uri("View.swift"))
        #expect(change["textDocument"]?["version"]?.integer == version)
        #expect(change["edits"]?.elements?.first?["range"]?.place == "\(line):28-\(line):28")
      }
    }
    let name: JSONValue = ["newName": "Two times"]
    let refused = try first.ask("textDocument/rename", "View.swift", 3, 15, name)
    #expect(refused["error"]?["message"]?.string?.contains("Localizable.xcstrings") == true)
    let changes = try second.ask("textDocument/rename", "View.swift", 2, 15, name)["result"]?[
      "documentChanges"]?.elements
    #expect(changes?.map { $0["textDocument"]?["version"]?.integer } == [3, 1])
    #expect(try first.end() == 0 && second.end() == 0)
    #expect(try folder.text("app/Localizable.xcstrings") == synced)
  }

  @Test func makesAllCertainFixesOfAFile() throws {
    let client = try sample.session()
    let text = LanguageServerSample.catalog.replacing(
      "\"version\" : \"1.0\"", with: "\"version\":\"1.0\"")
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
}
