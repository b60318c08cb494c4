import Foundation
import GlossKit

/// A folder that is a project of its own, for one trial.
struct TrialProject {
  let folder: URL

  /// Makes the folder, or empties it.
  ///
  /// - Parameter configuration: The text of its `gloss.json`.
  init(in folder: URL, configuration: String = "{}") throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try add("gloss.json", configuration)
  }

  /// Takes a folder that exists.
  init(at folder: URL) { self.folder = folder }

  /// Makes a project with catalogs only.
  ///
  /// - Parameter catalogs: The files to copy, by their paths in the project.
  init(_ catalogs: [(name: String, url: URL)], in folder: URL) throws {
    try self.init(in: folder)
    for (name, url) in catalogs { try add(name, try Data(contentsOf: url)) }
  }

  /// Writes a file, with the folders above it.
  @discardableResult
  func add(_ name: String, _ bytes: Data) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }

  @discardableResult
  func add(_ name: String, _ text: String) throws -> String { try add(name, Data(text.utf8)) }

  func bytes(of name: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Returns the project as its configuration describes it.
  func project() async throws -> Project {
    let path = folder.appending(path: "gloss.json").path
    return await Project(configuration: try Configuration.load(.file(path)))
  }
}
