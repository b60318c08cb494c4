import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import ProjectLayout
import StringCatalog
import TestSupport
import Testing

/// One case of `Fixtures/Sync/<behaviour>`: the project in `Before`, and in a folder `Expected…`
/// the catalogs that differ after a sync, the report, and the arguments if it takes any.
struct SyncFixture: CustomTestStringConvertible, Sendable {
  static let root = Checkout.root.appending(path: "Fixtures/Sync")

  let behaviour: String
  /// The name of the folder.
  let expected: String

  static let all: [SyncFixture] = names(in: root).flatMap { behaviour in
    names(in: root.appending(path: behaviour)).filter { $0.hasPrefix("Expected") }
      .map { SyncFixture(behaviour: behaviour, expected: $0) }
  }

  var testDescription: String { "\(behaviour)/\(expected)" }

  var expectedFolder: URL { Self.root.appending(path: "\(behaviour)/\(expected)") }

  /// The project before the sync, in a folder of its own.
  func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let before = Self.root.appending(path: "\(behaviour)/Before")
    for (path, bytes) in try Self.files(in: before) { try folder.add(path, bytes) }
    if try !folder.names().contains("gloss.json") { try folder.add("gloss.json", "{}") }
    return folder
  }

  /// - Parameter folder: Holds the project.
  func sync(_ folder: TemporaryFolder, workers: Int) async throws -> Sync {
    let file = expectedFolder.appending(path: "arguments.txt")
    var options = Sync.Options()
    var configured = try Configuration.load(.file(folder("gloss.json")))
    var paths: [String] = []
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      for argument in text.split(whereSeparator: \.isWhitespace) {
        if argument.hasPrefix("--stale=") {
          configured.stale = Sync.Stale(rawValue: String(argument.dropFirst(8)))
        } else {
          paths.append(folder(String(argument)))
        }
      }
    }
    options.stale = configured.stale ?? .xcode
    let project = await Project(paths: paths, configuration: configured, workers: workers)
    return await Sync(of: project, options: options)
  }

  /// Returns the results of a sync, with paths relative to the project's folder.
  static func report(_ sync: Sync, in folder: TemporaryFolder) -> String {
    var lines: [String] = []
    for catalog in sync.catalogs {
      lines.append("\(catalog.path): \(catalog.changes.isEmpty ? "up to date" : "changed")")
      for change in catalog.changes { lines.append("  \(change.kind) '\(change.key)'") }
    }
    var findings = TerminalText(hasColor: false)
    FindingReport(sync.findings).write(to: &findings)
    lines.append(String(decoding: findings.bytes, as: UTF8.self) + "failures:")
    lines += sync.failures.map { "  \($0)" }
    let prefix = AbsolutePath(folder.path).text(seenFrom: WorkingDirectory.current.path) + "/"
    return lines.joined(separator: "\n").replacing(prefix, with: "") + "\n"
  }

  /// All files below a folder, with their paths relative to it, sorted.
  static func files(in folder: URL) throws -> [(path: String, bytes: Data)] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).sorted().compactMap { path in
      let file = folder.appending(path: path)
      if file.hasDirectoryPath
        || (try? file.resourceValues(forKeys: [.isDirectoryKey]))?
          .isDirectory == true
      {
        return nil
      }
      return (path, try Data(contentsOf: file))
    }
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
