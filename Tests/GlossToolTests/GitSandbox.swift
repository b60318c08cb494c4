import Foundation
import TestSupport

/// A repository with a user of its own, in which git knows the tool as it was built.
struct GitSandbox {
  let folder: TemporaryFolder
  private let git: Subprocess
  /// Of the repository, in the folder.
  let name: String

  /// - Parameter name: Of the repository's folder.
  init(_ name: String = "repo") throws {
    folder = try TemporaryFolder()
    self.name = name
    guard let git = Subprocess(named: "git") else { throw CocoaError(.executableNotLoadable) }
    self.git = git
    try folder.add("home/.gitconfig", "[user]\n\tname = a\n\temail = a@b.example\n")
    try folder.add("\(name)/README")
    try self.git("init", "-q", "-b", "main")
  }

  private var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C",
      "HOME": folder("home"), "GIT_CONFIG_NOSYSTEM": "1", "GIT_EDITOR": "true",
      "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    ]
  }

  /// - Parameter place: Below the folder; the repository if it is not given.
  @discardableResult
  func git(_ arguments: String..., in place: String? = nil) throws -> Run {
    try run(git, arguments, place)
  }

  @discardableResult
  func gloss(_ arguments: String..., in place: String? = nil) throws -> Run {
    try run(SampleProject.tool, arguments, place)
  }

  private func run(_ program: Subprocess, _ arguments: [String], _ place: String?) throws -> Run {
    try Run(
      program.run(
        arguments, in: URL(filePath: folder(place ?? name)), environment: environment))
  }

  /// Commits all that is there.
  func commit(_ message: String, in place: String? = nil) throws {
    try git("add", "-A", in: place)
    try git("commit", "-q", "-m", message, in: place)
  }

  /// Writes a catalog with entries as JSON, in Xcode's form.
  func write(_ entries: String, to path: String = "L.xcstrings", in place: String? = nil) throws {
    let file = "\(place ?? name)/\(path)"
    try folder.add(
      file, #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#)
    try gloss("fmt", "--quiet", file, in: ".")
  }

  func text(_ path: String = "L.xcstrings", in place: String? = nil) throws -> String {
    try folder.text("\(place ?? name)/\(path)")
  }

  /// The text that `write(_:to:)` leaves.
  func formed(_ entries: String) throws -> String {
    try write(entries, to: "formed.xcstrings", in: "home")
    return try text("formed.xcstrings", in: "home")
  }
}
