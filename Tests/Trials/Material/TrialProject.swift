import Foundation
import GlossKit

/// A folder that is a project of its own, with nothing but catalogs in it.
struct TrialProject {
  let folder: URL

  /// - Parameter catalogs: Their paths in the project.
  init(_ catalogs: [(name: String, url: URL)], in folder: URL) throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appending(path: "gloss.json"))
    for (name, url) in catalogs { try add(name, try Data(contentsOf: url)) }
  }

  @discardableResult
  func add(_ name: String, _ bytes: Data) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }

  func bytes(of name: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: folder.appending(path: name)))
  }

  func project() async throws -> Project {
    let path = folder.appending(path: "gloss.json").path
    return await Project(configuration: try Configuration.load(.file(path)))
  }
}
