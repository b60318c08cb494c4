/// The files of an archive by their paths, as if it were a folder.
package struct PackedFolder: Sendable {
  private let archive: ZipArchive
  private let places: [String: Int]

  package init(_ archive: ZipArchive) {
    self.archive = archive
    var places: [String: Int] = [:]
    for (place, member) in archive.members.enumerated() { places[member.path] = place }
    self.places = places
  }

  /// With `/` between folders, in the order of the archive.
  package var paths: [String] { archive.members.map(\.path) }

  /// Whether it is what programs make of one document, such as a workbook.
  package var isDocument: Bool { places["[Content_Types].xml"] != nil }

  /// - Returns: `nil` if there is no file of that path.
  /// - Throws: ``ArchiveError`` if it is damaged.
  package func contents(
    of path: String
  ) throws(ArchiveError) -> ContiguousArray<UInt8>? {
    guard let place = places[path] else { return nil }
    return try archive.contents(of: archive.members[place])
  }
}
