public import Foundation
import Testing

/// The real catalogs and XLIFF files that some tests read if they are at hand.
public enum Corpus {
  /// The folder that `GLOSS_CORPUS` names, else the one beside the checkout; `nil` if there is
  /// none, as in a user's clone, or if the variable is empty or names no folder.
  public static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["GLOSS_CORPUS"]
    if named == "" { return nil }
    let beside = Checkout.root.appending(path: "../shared/corpus").standardizedFileURL
    let folder = (named.map { URL(filePath: $0) } ?? beside).resolvingSymlinksInPath()
    let isFolder = try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    return isFolder == true ? folder : nil
  }()

  /// The message of a test or trial that skips for lack of a corpus.
  public static let absence = "no corpus: set GLOSS_CORPUS to a folder with xcstrings/ and xliff/"

  /// Returns the files below one of its folders, see ``Foundation/URL/files(_:isDeep:)``.
  ///
  /// - Throws: If there is no corpus, or no such folder in it.
  public static func files(
    _ pathExtension: String, in name: String, isDeep: Bool = true
  ) throws -> [URL] {
    try #require(folder, "\(absence)").appending(path: name).files(pathExtension, isDeep: isDeep)
  }
}

/// The checkout from which the tests were built.
public enum Checkout {
  /// The folder with `Package.swift`.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the catalogs of gloss itself and of its sample app, and fixtures with texts of every
  /// shape, by path. Trials use them if there is no corpus.
  public static func catalogs() throws -> [URL] {
    try ["Catalogs", "Fixtures/Exchange"].flatMap { name in
      try root.appending(path: name).files("xcstrings")
    }
  }
}

extension URL {
  /// Returns the files in this folder that have an extension, by path.
  ///
  /// - Parameter isDeep: True if files in the folders below count as well.
  /// - Throws: If the folder cannot be read.
  public func files(_ pathExtension: String, isDeep: Bool = true) throws -> [URL] {
    let manager = FileManager.default
    var all = try manager.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)
    if isDeep {
      let below = manager.enumerator(at: self, includingPropertiesForKeys: nil)
      all = below?.compactMap { $0 as? URL } ?? []
    }
    return all.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
  }
}
