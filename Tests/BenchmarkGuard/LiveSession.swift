import Foundation
import TestSupport

/// A session with `gloss mcp`: asks for the findings again and again, each time after an edit of a
/// source.
struct LiveSession {
  let gloss: String
  let folder: URL

  /// Asks a number of times, then ends the program and undoes the edits.
  func ask(_ count: Int) throws {
    let file = folder.appending(path: "App/Titles.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    defer { try? Data(text.utf8).write(to: file) }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: gloss)
    process.arguments = ["mcp"]
    process.currentDirectoryURL = folder
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    func exchange(_ request: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let part = output.fileHandleForReading.availableData
        if part.isEmpty { throw MeasuredProgram.Failure(description: "'gloss mcp' ended early") }
        answer += part
      }
      guard String(decoding: answer, as: UTF8.self).contains(#""result""#) else {
        throw MeasuredProgram.Failure(
          description: "'gloss mcp' answered \(String(decoding: answer, as: UTF8.self))")
      }
    }
    try exchange(
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"guard","version":"1"}}}
      """)
    for number in 1...count {
      try Data((text + "let edit\(number) = \(number)\n").utf8).write(to: file)
      try exchange(
        """
        {"jsonrpc":"2.0","id":\(number),"method":"tools/call",\
        "params":{"name":"check","arguments":{"limit":1}}}
        """)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
