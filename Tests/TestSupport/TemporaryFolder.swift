public import Foundation

/// A folder for one test, removed with its contents at the end.
public final class TemporaryFolder: Sendable {
  /// The absolute path, symbolic links resolved, without a slash at the end.
  public let path: String

  /// Makes the folder.
  ///
  /// - Parameter files: Texts by the names of their files.
  public init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "gloss-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    for (name, text) in files { try add(name, text) }
  }

  public var url: URL { URL(filePath: path) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the absolute path of a file or folder by its path in this folder.
  public func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders above it.
  @discardableResult
  public func add(_ name: String, _ text: String = "") throws -> String {
    try add(name, Data(text.utf8))
  }

  @discardableResult
  public func add(_ name: String, _ bytes: Data) throws -> String {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }

  public func addFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  public func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: self(name)))
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Returns the names in the folder, sorted, hidden ones included.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  public func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return attributes[.posixPermissions] as? Int ?? -1
  }

  public func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self(name))
  }
}
