import Foundation
import LocalizationModel
import SourceScanner
import TestSupport
import Testing

/// Every folder of `Fixtures/Extraction` holds a source and what is extracted from it.
@Suite struct ExtractionFixtureTests {
  static let folder = Checkout.root.appending(path: "Fixtures/Extraction")

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { !$0.hasPrefix(".") }.sorted() ?? []

  @Test func fixturesAreFound() {
    #expect(Self.names.count > 30)
  }

  @Test(arguments: names)
  func extractsWhatTheFixtureSays(name: String) throws {
    let folder = Self.folder.appending(path: name)
    let expected = try String(
      contentsOf: folder.appending(path: "Expected.txt"), encoding: .utf8)
    let sources = try Self.sources(of: name)
    let project = ScannedProject(sources)
    // With several files each line begins with its file's name.
    let lines = try project.strings.map {
      (sources.count > 1 ? "\($0.path):" : "") + (try Self.line($0))
    }
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }

  /// Sources that ask for nothing find nothing more; and in whatever order sources come, they say
  /// the same.
  @Test(arguments: names)
  func findsTheSameWhoeverAsks(name: String) throws {
    let sources = try Self.sources(of: name)
    let once = ScannedProject(sources)
    #expect(once.strings == ScannedProject(sources, again: true).strings)
    let reversed = ScannedProject(sources.reversed())
    #expect(Set(reversed.strings) == Set(once.strings))
  }

  private static func sources(
    of name: String
  ) throws -> [(path: String, text: ContiguousArray<UInt8>)] {
    let folder = folder.appending(path: name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try ContiguousArray(Data(contentsOf: folder.appending(path: $0)))) }
  }

  /// `line:column`, table, api, key, comment, default value, conditions and placeholders between
  /// tabs; texts as JSON, `-` for none.
  static func line(_ string: ExtractedString) throws -> String {
    let table =
      switch string.table {
      case .named(let name): name
      case .computed(let expression): "(\(expression))"
      }
    let placeholders = string.placeholders.map { "\($0.specifier)=\($0.expression)" }
    return try [
      "\(string.position.line):\(string.position.column)", table, string.api,
      json(string.key), string.comment.map(json) ?? "-", string.defaultValue.map(json) ?? "-",
      string.conditions.isEmpty ? "-" : string.conditions.joined(separator: " && "),
      placeholders.isEmpty ? "-" : placeholders.joined(separator: "; "),
    ].joined(separator: "\t")
  }

  static func json(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try String(decoding: encoder.encode(text), as: UTF8.self)
  }
}
