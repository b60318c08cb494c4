import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `gloss lsp` answers wrong, late, repeated and huge messages by errors, and ends with its client.
@Suite struct LanguageServerPhaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("View.swift", "import SwiftUI\nlet a = Text(\"Send\")\n")
  }

  private func code(_ response: JSONValue) -> Int? { response["error"]?["code"]?.integer }

  @Test func keepsThePhasesOfASession() throws {
    let client = try LanguageServerClient(in: folder.url)
    #expect(code(try client.response(to: "textDocument/hover", [:])) == -32002)
    #expect(code(try client.response(to: "initialize", [:])) == -32602)
    #expect(code(try client.response(to: "initialize", ["capabilities": 1])) == -32602)
    #expect(
      try client.result(of: "initialize", ["capabilities": [:], "processId": .null])["serverInfo"]?[
        "name"]?.string == "gloss")
    #expect(code(try client.response(to: "initialize", ["capabilities": [:]])) == -32600)
    #expect(code(try client.response(to: "no/such", [:])) == -32601)
    #expect(code(try client.response(to: "$/no/such", [:])) == -32601)
    #expect(code(try client.response(to: "textDocument/hover", ["position": 1])) == -32602)
    #expect(code(try client.response(to: "textDocument/hover", [])) == -32602)
    try client.notify("$/no/such", [:])
    try client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///none"]])
    #expect(try client.result(of: "shutdown", .null) == .null)
    #expect(code(try client.response(to: "textDocument/hover", [:])) == -32600)
    try client.send(["jsonrpc": "2.0", "method": "exit"])
    #expect(try client.process.end() == 0)
  }

  @Test func answersDamagedMessages() throws {
    let client = try LanguageServerClient(initialized: folder.url)
    func answer(to text: String) throws -> Int? {
      try client.process.send(Array(text.utf8))
      while let message = try client.next() {
        if message["error"] != nil { return code(message) }
      }
      return nil
    }
    #expect(try answer(to: "Content-Length: 1\r\n\r\n{") == -32700)
    #expect(try answer(to: "Content-Length: 2\r\n\r\n[]") == -32600)
    #expect(try answer(to: "Content-Length: 13\r\n\r\n{\"jsonrpc\":1}") == -32600)
    #expect(try answer(to: "Length: 1\r\n\r\n") == -32700)
    let body = #"{"jsonrpc":"2.0","id":{},"method":"x"}"#
    #expect(try answer(to: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)") == -32600)
    let huge = String(repeating: " ", count: 64 << 20) + "{}"
    #expect(try answer(to: "Content-Length: \(huge.utf8.count)\r\n\r\n\(huge)") == -32600)
    #expect(try client.end() == 0)
  }

  /// The protocol's integers have 32 bits; another one must not be sent back.
  @Test func refusesVersionsThatAreNoIntegers() throws {
    let client = try LanguageServerClient(initialized: folder.url)
    let text = "import SwiftUI\nlet a = Text(\"Send\")\n"
    for version in [1 << 31, -(1 << 31) - 1] {
      try client.open("View.swift", text, version: version)
      #expect(
        try client.result(of: "textDocument/hover", position(client, column: 14)) != .null)
      #expect(client.diagnostics.values.allSatisfy { $0["version"] == nil })
    }
    // A column past the end is the end, however large.
    #expect(
      try client.result(of: "textDocument/hover", position(client, column: 1 << 40)) == .null)
    #expect(try client.end() == 0)
  }

  private func position(_ client: LanguageServerClient, column: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(client.uri("View.swift"))],
      "position": ["line": 1, "character": .number(String(column))],
    ]
  }

  @Test func cancelsARequestAndRefusesItsIdTwice() throws {
    let client = try LanguageServerClient(initialized: folder.url)
    let params = position(client, column: 14)
    for _ in 0..<2 {
      try client.send(
        ["jsonrpc": "2.0", "id": "a", "method": "textDocument/hover", "params": params])
    }
    try client.notify("$/cancelRequest", ["id": "a"])
    var answers: [Int?] = []
    while answers.count < 2, let message = try client.next() {
      if message["id"]?.string == "a" { answers.append(code(message)) }
    }
    // The second is refused, and the first is cancelled unless it was answered before.
    #expect(answers.contains(-32600) && (answers.contains(-32800) || answers.contains(nil)))
    #expect(try client.end() == 0)
  }

  @Test func endsWithItsInput() throws {
    let client = try LanguageServerClient(initialized: folder.url)
    #expect(try client.process.end() == 1)
    let other = try LanguageServerClient(initialized: folder.url)
    try other.send(["jsonrpc": "2.0", "method": "exit"])
    #expect(try other.process.end() == 1)
  }

  /// The input may stay open, because a third process holds it.
  @Test func endsWithItsEditor() throws {
    let editor = Process()
    editor.executableURL = URL(filePath: "/bin/sleep")
    editor.arguments = ["60"]
    try editor.run()
    let client = try LanguageServerClient(in: folder.url)
    _ = try client.response(
      to: "initialize",
      ["capabilities": [:], "processId": .number(String(editor.processIdentifier))])
    editor.terminate()
    editor.waitUntilExit()
    while try client.next() != nil {}
    #expect(try client.process.end() == 1)
  }
}
