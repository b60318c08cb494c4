package import Foundation
import TestSupport

/// Reads the Swift texts of files and folders, for ``Judge``.
package enum SwiftFiles {
  /// Returns the sources from which fragments for generated texts are taken. They change seldom, so
  /// that a seed and a number still make the same text after an unrelated change to the project.
  package static func fixtures() throws -> [SourceText] {
    try texts(at: [Checkout.root.appending(path: "Fixtures")], origin: "fixtures")
  }

  /// Returns every `.swift` and `.swiftinterface` file at or below the places, sorted by path.
  /// Hidden files and folders are ignored, and so is the build folder `.build`.
  package static func texts(at places: [URL], origin: String) throws -> [SourceText] {
    try places.flatMap { try paths(at: $0) }.sorted().map { path in
      let data = try Data(contentsOf: URL(filePath: path))
      return SourceText(origin: origin, path: path, bytes: ContiguousArray(data))
    }
  }

  /// Returns the module interfaces of the toolchain that the official parser came with.
  package static func toolchainInterfaces() throws -> [SourceText] {
    guard let host = OfficialParser.libraryFolder else { return [] }
    let libraries = host.deletingLastPathComponent().deletingLastPathComponent()
    return try texts(at: [libraries], origin: "toolchain interfaces")
      .filter { $0.path.hasSuffix(".swiftinterface") }
  }

  private static func paths(at place: URL) throws -> [String] {
    let values = try place.resourceValues(forKeys: [.isDirectoryKey])
    guard values.isDirectory == true else { return [place.path] }
    let files = FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["swift", "swiftinterface"].contains($0.pathExtension) && !$0.hasDirectoryPath }
      .map(\.path)
  }
}
