import Foundation
import TestSupport

/// A small project in a folder of its own, and the tool as it was built, run in it.
struct SampleProject {
  static let emptyCatalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """

  let folder: TemporaryFolder

  /// Two apps, each with one source and a catalog that is behind it.
  init() throws {
    folder = try TemporaryFolder()
    // The project ends here, whatever lies above.
    try folder.add(".git/HEAD")
    try folder.add("App/A.swift", "let a = Text(\"Hi\", comment: \"打招呼\")\n")
    try folder.add("App/Localizable.xcstrings", Self.emptyCatalog)
    try folder.add("Other/B.swift", "let b = Text(\"Bye\", comment: \"道别\")\n")
    try folder.add("Other/Localizable.xcstrings", Self.emptyCatalog)
  }

  /// A catalog with one entry that has a comment and nothing else.
  static func catalog(_ key: String, _ comment: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(key)" : {
          "comment" : "\(comment)"
        }
      },
      "version" : "1.0"
    }
    """
  }

  func bytes(_ name: String) throws -> Data { try folder.bytes(name) }

  @discardableResult
  func gloss(_ arguments: String...) throws -> Run { try gloss(arguments) }

  @discardableResult
  func gloss(_ arguments: [String]) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  /// Runs a command line with the tool as `$gloss`.
  func shell(_ command: String) throws -> Run {
    var environment = Subprocess.plainEnvironment
    environment["gloss"] = Subprocess.gloss.executable.path
    let shell = Subprocess(URL(filePath: "/bin/sh"))
    return try Run(
      shell.run(["-c", command], in: folder.url, environment: environment))
  }
}

/// The outcome of a run of the tool.
struct Run: Equatable {
  let status: Int32
  let output: String
  let errors: String

  init(_ status: Int32, output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }

  init(_ result: Subprocess.Result) {
    self.init(result.status, output: result.text, errors: result.errorText)
  }
}
