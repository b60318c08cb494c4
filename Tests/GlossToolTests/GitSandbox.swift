import Foundation
import TestSupport
import Testing

/// A repository with a user of its own, in which git knows the tool as it was built.
struct GitSandbox {
  let folder: TemporaryFolder
  private let git: Git
  /// The name of the repository in the folder.
  let name: String

  /// - Parameter name: The name of the repository's folder.
  init(_ name: String = "repo") throws {
    folder = try TemporaryFolder(["\(name)/README": ""])
    try folder.addFolder("home")
    self.name = name
    git = try #require(Git(home: URL(filePath: folder("home"))))
    try git.begin(in: place(nil))
  }

  private func place(_ name: String?) -> URL { URL(filePath: folder(name ?? self.name)) }

  /// - Parameter place: Below the folder; the repository if it is not given.
  @discardableResult
  func git(_ arguments: String..., in place: String? = nil) throws -> Run {
    try Run(git.run(arguments, in: self.place(place)))
  }

  @discardableResult
  func gloss(_ arguments: String..., in place: String? = nil) throws -> Run {
    try gloss(arguments, in: place)
  }

  @discardableResult
  func gloss(_ arguments: [String], in place: String? = nil) throws -> Run {
    try Run(
      Subprocess.gloss.run(arguments, in: self.place(place), environment: git.environment))
  }

  /// Commits all that is there.
  func commit(_ message: String, in place: String? = nil) throws {
    try git.commit(message, in: self.place(place))
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
