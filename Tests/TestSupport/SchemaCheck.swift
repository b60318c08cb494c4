public import Foundation

/// Validates files with `xmllint` of libxml2 and the schemas of the corpus.
public struct SchemaCheck: Sendable {
  private let program: Subprocess
  private let schemas: URL

  /// Finds the program and the schemas; the result is `nil` if the program or the schemas are
  /// missing.
  public init?() {
    guard let program = Subprocess(named: "xmllint"),
      let schemas = Corpus.folder?.appending(path: "xsd"),
      FileManager.default.fileExists(atPath: schemas.path)
    else { return nil }
    self.program = program
    self.schemas = schemas
  }

  static let isPossible = SchemaCheck() != nil

  /// The message of a test that is skipped because the program or the schemas are missing.
  static let absence =
    "no xmllint (libxml2-utils), or no schemas in xsd/ of GLOSS_CORPUS: run Scripts/setup --tests"

  /// Returns the errors that `xmllint` reports about files, one line each; empty if all of them are
  /// valid.
  ///
  /// - Parameter schema: The path of the schema below the folder of schemas.
  public func problems(of files: [URL], schema: String) throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    // One schema imports another from the network, which the catalog maps to the copy at hand.
    environment["XML_CATALOG_FILES"] = schemas.appending(path: "catalog.xml").path
    let run = try program.run(
      ["--nonet", "--noout", "--schema", schemas.appending(path: schema).path]
        + files.map(\.path), environment: environment)
    let lines = run.errorText.split(separator: "\n").map(String.init)
    let valid = lines.filter { $0.hasSuffix(" validates") }
    let verdicts = valid + lines.filter { $0.hasSuffix(" fails to validate") }
    // A schema or file that cannot be read must not pass for valid.
    guard verdicts.count == files.count else { return lines + ["exit code \(run.status)"] }
    return lines.filter { !verdicts.contains($0) }
  }

  /// True if a file has libxml2's own layout, byte for byte.
  public func hasExactLayout(_ file: URL) throws -> Bool {
    let run = try program.run(["--nonet", "--noblanks", "--format", file.path])
    return try run.status == 0 && run.output == Data(contentsOf: file)
  }
}
