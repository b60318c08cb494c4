import Foundation
import OrderedJSON
import TestSupport

/// An editor as far as `gloss lsp` can tell: sends messages, and applies edits to its texts.
final class LanguageServerClient {
  let process: ServerProcess
  private let folder: URL
  private var lastID = 0
  /// The latest diagnostics by address.
  private(set) var diagnostics: [String: JSONValue] = [:]

  /// Starts a server in a folder.
  init(in folder: URL, options: [String] = []) throws {
    self.folder = folder
    process = try ServerProcess(.gloss, ["lsp"] + options, in: folder)
  }

  /// Starts a server and initializes it.
  convenience init(
    initialized folder: URL, encoding: String = "utf-16", folders: [URL] = [],
    options: [String] = []
  ) throws {
    try self.init(in: folder, options: options)
    let named: JSONValue =
      folders.isEmpty
      ? .null : .array(folders.map { ["uri": .string(Self.uri($0)), "name": "folder"] })
    _ = try result(
      of: "initialize",
      [
        "processId": .null, "rootUri": .string(Self.uri(folder)), "workspaceFolders": named,
        "capabilities": [
          "general": ["positionEncodings": [.string(encoding)]],
          "workspace": ["workspaceEdit": ["documentChanges": true]],
          "textDocument": ["hover": ["contentFormat": ["markdown"]]],
        ],
      ])
    try notify("initialized", [:])
  }

  static func uri(_ url: URL) -> String {
    let text = url.absoluteString
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  func uri(_ path: String) -> String { Self.uri(folder.appending(path: path)) }

  // MARK: Messages

  func send(_ message: JSONValue) throws {
    let body = message.line
    try process.send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func notify(_ method: String, _ params: JSONValue) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Waits for the next message; `nil` if the server has ended.
  func next() throws -> JSONValue? {
    guard let data = process.frame() else { return nil }
    let message = try JSONDocument(ContiguousArray(data)).root.value
    if message["method"]?.string == "textDocument/publishDiagnostics",
      let params = message["params"], let uri = params["uri"]?.string
    {
      diagnostics[uri] = params
    }
    return message
  }

  /// Sends a request and waits for its response.
  func response(to method: String, _ params: JSONValue) throws -> JSONValue {
    lastID += 1
    let id = JSONValue.number(String(lastID))
    try send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    while let message = try next() {
      if message["id"] == id { return message }
    }
    return .null
  }

  func result(of method: String, _ params: JSONValue) throws -> JSONValue {
    try response(to: method, params)["result"] ?? .null
  }

  // MARK: Texts

  func open(_ path: String, _ text: String, version: Int = 1) throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(path)), "languageId": "swift",
          "version": .number(String(version)), "text": .string(text),
        ]
      ])
  }

  func change(_ path: String, version: Int, _ changes: JSONValue...) throws {
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(path)), "version": .number(String(version))],
        "contentChanges": .array(changes),
      ])
  }

  /// Waits for the diagnostics of a version of a file.
  func diagnostics(of path: String, version: Int? = 1) throws -> [JSONValue] {
    let uri = uri(path)
    func current() -> [JSONValue]? {
      guard let params = diagnostics[uri] else { return nil }
      if let version, params["version"]?.integer != version { return nil }
      return params["diagnostics"]?.elements
    }
    while true {
      if let found = current() { return found }
      guard try next() != nil else { return [] }
    }
  }

  /// Sends a request about a position.
  func ask(_ method: String, _ path: String, _ line: Int, _ column: Int, _ more: JSONValue = [:])
    throws -> JSONValue
  {
    var params: JSONValue = [
      "textDocument": ["uri": .string(uri(path))],
      "position": ["line": .number(String(line)), "character": .number(String(column))],
    ]
    for member in more.members ?? [] { params[member.name] = member.value }
    return try response(to: method, params)
  }

  /// Ends the session as the protocol asks.
  ///
  /// - Returns: The exit code.
  func end() throws -> Int32 {
    _ = try response(to: "shutdown", .null)
    try send(["jsonrpc": "2.0", "method": "exit"])
    return try process.end()
  }
}

extension JSONValue {
  /// The value in one line, for comparisons in tests.
  var text: String { String(decoding: line, as: UTF8.self) }

  /// A range as `line:column-line:column`.
  var place: String {
    func part(_ name: String) -> String {
      "\(self[name]?["line"]?.integer ?? -1):\(self[name]?["character"]?.integer ?? -1)"
    }
    return part("start") + "-" + part("end")
  }
}
