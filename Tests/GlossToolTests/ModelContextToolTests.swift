import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `gloss mcp` as a process.
@Suite struct ModelContextToolTests {
  private let folder: TemporaryFolder
  private let project: URL

  init() throws {
    folder = try TemporaryFolder()
    project = folder.url.appending(path: "app")
    try make()
  }

  private func make() throws {
    try folder.add(
      "app/View.swift", "import SwiftUI\nlet a = Text(\"Send\")\nlet b = Text(\"New\")\n")
    try folder.add(
      "app/Localizable.xcstrings",
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Send\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}\n"
    )
  }

  private func start() throws -> ServerProcess {
    let server = try ServerProcess(.gloss, ["mcp", "--allow-write"], in: project)
    _ = try server.answer(
      to:
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
        .utf8)
    return server
  }

  private func call(
    _ server: ServerProcess, _ tool: String, _ arguments: String
  ) throws -> (text: String, isError: Bool) {
    let line =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    let answer = try #require(try server.answer(to: line.utf8))
    let result = try JSONDocument(ContiguousArray(answer)).root.value["result"]
    return (
      result?["content"]?.elements?.first?["text"]?.string ?? "",
      result?["isError"]?.boolean ?? true
    )
  }

  /// The folder of a project may be deleted and made anew, such as by a fresh clone.
  @Test func goesOnInAFolderThatWasMadeAnew() throws {
    let server = try start()
    #expect(try call(server, "status", "{}").text.contains("app/Localizable.xcstrings") == false)
    try FileManager.default.removeItem(at: project)
    let gone = try call(server, "why", #"{"key":"Send"}"#)
    #expect(gone.isError && gone.text.contains("no-folder") && gone.text.contains("is gone"))
    #expect(try call(server, "sync", #"{"apply":true}"#).isError)
    try make()
    #expect(try call(server, "why", #"{"key":"Send"}"#).text.contains(#""fate":"kept""#))
    let sync = try call(server, "sync", #"{"apply":true}"#)
    #expect(!sync.isError && sync.text.contains(#""key":"New","change":"added""#))
    #expect(try folder.text("app/Localizable.xcstrings").contains(#""New" : {"#))
    #expect(try server.end() == 0)
  }

  /// The call holds the lock of the folder that it writes to.
  @Test func exportsToTheProjectsFolderAtOnce() throws {
    let server = try start()
    let start = ContinuousClock.now
    let answer = try call(server, "export", #"{"languages":["de"],"folder":"."}"#)
    #expect(answer.text == #"{"files":["de.xliff"]}"# && !answer.isError)
    #expect(ContinuousClock.now - start < .seconds(8))
    #expect(try folder.text("app/de.xliff").contains("Send"))
    #expect(try server.end() == 0)
  }
}
