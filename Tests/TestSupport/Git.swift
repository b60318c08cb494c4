public import Foundation

/// Runs git with a fixed user and date, and with settings from one folder only, so that the
/// settings of the machine cannot change the result of a test.
public struct Git: Sendable {
  private let program: Subprocess
  /// The environment in which it runs, for programs that run git themselves.
  public let environment: [String: String]

  /// Finds git; the result is `nil` if there is none.
  ///
  /// - Parameter home: The folder that git takes for the user's home.
  public init?(home: URL) {
    guard let program = Subprocess(named: "git") else { return nil }
    self.program = program
    var environment = Subprocess.plainEnvironment
    environment["HOME"] = home.path
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_EDITOR"] = "true"
    for person in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(person)_NAME"] = "a"
      environment["GIT_\(person)_EMAIL"] = "a@b.example"
      environment["GIT_\(person)_DATE"] = "2026-01-01T00:00:00Z"
    }
    self.environment = environment
  }

  /// Runs git to its end.
  @discardableResult
  public func run(_ arguments: [String], in folder: URL) throws -> Subprocess.Result {
    try program.run(arguments, in: folder, environment: environment)
  }

  /// Makes a folder a repository whose first branch is `main`.
  public func begin(in folder: URL) throws { try run(["init", "-q", "-b", "main"], in: folder) }

  /// Commits everything in the folder.
  public func commit(_ message: String, in folder: URL) throws {
    try run(["add", "-A"], in: folder)
    try run(["commit", "-q", "-m", message], in: folder)
  }
}
