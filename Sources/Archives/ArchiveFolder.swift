/// The files of an archive by their paths, as if it were a folder. An import reads a packed
/// `.xcloc` with it.
package struct ArchiveFolder: Sendable {
  private let archive: ZipArchive
  private let indices: [String: Int]

  package init(_ archive: ZipArchive) {
    self.archive = archive
    var indices: [String: Int] = [:]
    for (index, member) in archive.members.enumerated() { indices[member.path] = index }
    self.indices = indices
  }

  /// The paths in the order of the archive, with `/` between folders.
  package var paths: [String] { archive.members.map(\.path) }

  /// True if the archive is a single document, such as a workbook, and not a folder of files: every
  /// document of an office program has this list of its parts.
  package var isDocument: Bool { indices["[Content_Types].xml"] != nil }

  /// Returns the bytes of a file; `nil` if there is none at the path.
  ///
  /// - Throws: ``ArchiveError`` if it is damaged.
  package func contents(
    of path: String
  ) throws(ArchiveError) -> ContiguousArray<UInt8>? {
    guard let index = indices[path] else { return nil }
    return try archive.contents(of: archive.members[index])
  }
}
