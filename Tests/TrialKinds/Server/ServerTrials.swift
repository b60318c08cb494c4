package import Foundation
import OrderedJSON
import StringCatalog
package import TestSupport

/// Tries the agents' server as a process (`Scripts/trials server`): hostile calls, after which a call
/// that failed must have changed nothing, and edits of the project, after which the answers must be
/// those of a new process.
package struct ServerTrials {
  package private(set) var flaws: [String] = []
  private var callCount = 0
  private var errorCount = 0
  private var editCount = 0
  private var comparisonCount = 0
  private let tool: Subprocess
  private var numbers: SeededGenerator

  package init(tool: Subprocess, seed: UInt64) {
    self.tool = tool
    numbers = SeededGenerator(seed: seed)
  }

  private static let settings = ["{}", #"{"languages": ["de", "fr"]}"#, "{", "{}"]

  // MARK: Hostile calls

  /// Calls tools in a copy of an app, with writing and approving allowed. Now and then a file of the
  /// app changes.
  ///
  /// - Parameters:
  ///   - app: The copy. Everything in it may be changed.
  ///   - count: The number of calls.
  package mutating func callWithMalice(_ app: URL, count: Int) throws {
    var session = try ServerSession(tool, in: app, options: ["--allow-approve"])
    var edits = try FolderEdits(of: app, settings: Self.settings, seed: numbers.next())
    var words = HostileCall.Words(keys: ["Save"], versions: [])
    for number in 0..<count where flaws.count < 20 {
      if number % 50 == 0 {
        _ = try edits.restoreAll()
        words = try Self.words(&session)
      } else if number % 7 == 0 {
        _ = try edits.edit()
      }
      let call = HostileCall(words, &numbers)
      let before = try Self.files(in: app)
      callCount += 1
      let answer: ServerSession.Answer
      do {
        answer = try session.call(call.tool, call.arguments)
      } catch {
        flaws.append("\(error): \(Self.text(call))")
        return
      }
      let after = try Self.files(in: app)
      if answer.isError {
        errorCount += 1
        if before != after {
          flaws.append("an error has changed files: \(Self.text(call)): \(answer.text)")
        }
      }
      for (path, bytes) in after where path.hasSuffix(".xcstrings") && before[path] != bytes {
        if (try? StringCatalog(ContiguousArray(bytes), path: path)) == nil {
          flaws.append("\(path) cannot be read after \(Self.text(call))")
        }
      }
    }
    if try session.end() != 0 { flaws.append("the server did not end well") }
  }

  private static func text(_ call: HostileCall) -> String {
    "\(call.tool) \(String(decoding: call.arguments.line.prefix(600), as: UTF8.self))"
  }

  /// Returns keys and versions that the server knows.
  private static func words(_ session: inout ServerSession) throws -> HostileCall.Words {
    let answer = try session.call("context", ["language": "de", "state": "missing", "limit": 40])
    let json = try JSONDocument(ContiguousArray(answer.text.utf8)).root.value
    let texts = (json["catalogs"]?.elements ?? []).flatMap { $0["texts"]?.elements ?? [] }
    return HostileCall.Words(
      keys: texts.compactMap { $0["key"]?.string } + ["Save"],
      versions: texts.compactMap { $0["version"]?.string })
  }

  /// Returns the bytes of all files in a folder, by path.
  private static func files(in folder: URL) throws -> [String: Data] {
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for path in paths {
      let place = folder.appending(path: path)
      // A folder counts, too: an export that fails makes none.
      files[path] = (try? Data(contentsOf: place)) ?? Data()
    }
    return files
  }

  // MARK: Edits

  /// The number of edits between two comparisons.
  private static let stride = 10

  /// Edits a copy of an app and compares the answers of one server with those of a new one.
  ///
  /// - Parameters:
  ///   - app: The copy. Everything in it may be changed.
  ///   - count: The number of edits.
  package mutating func edit(_ app: URL, count: Int) throws {
    let name = app.lastPathComponent
    var session = try ServerSession(tool, in: app)
    var edits = try FolderEdits(of: app, settings: Self.settings, seed: numbers.next())
    var done: [String] = []
    for number in 1...max(count, 1) where flaws.count < 20 {
      editCount += 1
      done.append(try (number % 100 == 0 ? edits.restoreAll() : edits.edit()).description)
      if number % Self.stride != 0 { continue }
      comparisonCount += 1
      let known = try Self.answers(&session)
      var other = try ServerSession(tool, in: app)
      let new = try Self.answers(&other)
      _ = try other.end()
      for (call, answer) in new where known[call] != answer {
        flaws.append(
          "\(call) differs: \(name), edit \(number): \(done.joined(separator: ", then "))")
      }
      done = []
    }
    if try session.end() != 0 { flaws.append("the server did not end well") }
  }

  private static func answers(_ session: inout ServerSession) throws -> [String: String] {
    let calls: [(String, JSONValue)] = [
      ("status", [:]), ("check", ["limit": 200]), ("strings", ["limit": 500]), ("sync", [:]),
      ("why", ["key": "Save"]), ("context", ["language": "de", "state": "missing", "limit": 10]),
    ]
    var answers: [String: String] = [:]
    for (tool, arguments) in calls { answers[tool] = try session.call(tool, arguments).text }
    return answers
  }

  package var summary: String {
    "server: \(callCount) calls, \(errorCount) errors; \(editCount) edits, "
      + "\(comparisonCount) comparisons; \(flaws.count) wrong"
  }
}
