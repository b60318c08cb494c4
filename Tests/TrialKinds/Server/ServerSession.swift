import Foundation
import OrderedJSON
import TestSupport

/// A session with a running `gloss mcp`, for trials of the agents' server.
struct ServerSession {
  /// The answer to a call of a tool.
  struct Answer {
    /// The result, or the reason, as JSON in one line.
    let text: String
    /// True if the call failed, as a tool or as a request.
    let isError: Bool
  }

  private let process: ServerProcess
  private var number = 1

  /// Starts a server in a folder.
  init(_ tool: Subprocess, in folder: URL, options: [String] = []) throws {
    process = try ServerProcess(tool, ["mcp"] + options, in: folder)
    _ = try process.answer(
      to:
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
        .utf8)
  }

  /// Calls a tool.
  ///
  /// - Throws: ``ServerFlaw`` if the server has ended or answers something else.
  mutating func call(_ tool: String, _ arguments: JSONValue) throws -> Answer {
    number += 1
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": .number(String(number)), "method": "tools/call",
      "params": ["name": .string(tool), "arguments": arguments],
    ]
    return try send(request.line)
  }

  /// Sends a line as it is.
  mutating func send(_ line: ContiguousArray<UInt8>) throws -> Answer {
    guard let data = try process.answer(to: line) else { throw ServerFlaw("the server has ended") }
    let json = try JSONDocument(ContiguousArray(data)).root.value
    if let error = json["error"] {
      return Answer(text: String(decoding: error.line, as: UTF8.self), isError: true)
    }
    guard let result = json["result"], let id = json["id"], id == .number(String(number)) else {
      throw ServerFlaw("the answer belongs to another request")
    }
    return Answer(
      text: result["content"]?.elements?.first?["text"]?.string
        ?? String(decoding: result.line, as: UTF8.self),
      isError: result["isError"]?.boolean ?? false)
  }

  func end() throws -> Int32 { try process.end() }
}

/// A promise that the server has not kept.
struct ServerFlaw: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
