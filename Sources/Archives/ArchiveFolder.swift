/// The files of an archive by their paths, as if it were a folder: how an import reads a packed
/// `.xcloc`.
package struct ArchiveFolder: Sendable {
  private let archive: ZipArchive
  private let places: [String: Int]

  package init(_ archive: ZipArchive) {
    self.archive = archive
    var places: [String: Int] = [:]
    for (place, member) in archive.members.enumerated() { places[member.path] = place }
    self.places = places
  }

  /// The paths in the order of the archive, with `/` between folders.
  package var paths: [String] { archive.members.map(\.path) }

  /// True if the archive is a single document, such as a workbook, and not a folder of files.
  package var isDocument: Bool { places["[Content_Types].xml"] != nil }

  /// Returns the bytes of a file; `nil` if there is none at the path.
  ///
  /// - Throws: ``ArchiveError`` if it is damaged.
  package func contents(
    of path: String
  ) throws(ArchiveError) -> ContiguousArray<UInt8>? {
    guard let place = places[path] else { return nil }
    return try archive.contents(of: archive.members[place])
  }
}
