/// Reads a zip archive in memory, for imports of packed `.xcloc` folders and for workbooks. Nothing
/// is unpacked to the disk, so that no path in it can do harm.
package struct ZipArchive: Sendable {
  /// A file of the archive.
  package struct Member: Sendable {
    /// The path with `/` between folders, none of which is `..`.
    package let path: String
    /// The unpacked size in bytes, as the archive claims.
    package let size: Int
    /// The place by which minizip finds the member again.
    let place: OpenArchive.Place
  }

  /// The greatest number of members.
  package static let memberLimit = 20_000
  /// The greatest unpacked size of a member, in bytes.
  package static let sizeLimit = 128 << 20
  /// The greatest unpacked size of all members together, in bytes.
  package static let totalLimit = 512 << 20
  /// The size of the record at the archive's end, in bytes.
  private static let endSize = 22

  private let bytes: ContiguousArray<UInt8>
  /// The files, without folders and links, in the order of the archive.
  package let members: [Member]

  /// False in a build without minizip, which can neither read archives nor make them.
  package static var isBuiltIn: Bool { OpenArchive.isBuiltIn }

  /// True if bytes begin like an archive: with `PK` and the mark of a member, or of the end record
  /// that an empty archive consists of.
  package static func isLikely(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the directory of an archive.
  ///
  /// - Throws: ``ArchiveError`` for an archive that is damaged, encrypted, too large, or has paths
  ///   that leave it.
  package init(_ bytes: ContiguousArray<UInt8>) throws(ArchiveError) {
    if !Self.isBuiltIn { throw ArchiveError(.notBuiltIn) }
    self.bytes = bytes
    // An empty archive consists of the end record alone, which minizip does not find at offset 0.
    if bytes.count >= Self.endSize, bytes.starts(with: [0x50, 0x4B, 5, 6]) {
      members = []
      return
    }
    members = try OpenArchive.read(bytes) { archive throws(ArchiveError) in
      try Self.members(of: archive)
    }
  }

  /// Returns the unpacked bytes of a member.
  ///
  /// - Throws: ``ArchiveError`` if they are damaged.
  package func contents(of member: Member) throws(ArchiveError) -> ContiguousArray<UInt8> {
    let contents = try OpenArchive.read(bytes) { archive throws(ArchiveError) in
      archive.contents(at: member.place, size: member.size)
    }
    guard let contents else { throw ArchiveError(.damaged(member: member.path)) }
    return contents
  }

  private static func members(of archive: OpenArchive) throws(ArchiveError) -> [Member] {
    guard let count = archive.memberCount else { throw ArchiveError(.damaged(member: nil)) }
    if count > memberLimit { throw ArchiveError(.tooManyMembers(limit: memberLimit)) }
    var members: [Member] = []
    var paths: Set<String> = []
    var total = 0
    for number in 0..<count {
      guard let entry = archive.entry(isFirst: number == 0) else {
        throw ArchiveError(.damaged(member: nil))
      }
      guard let member = try member(of: entry) else { continue }
      if !paths.insert(member.path).inserted { throw ArchiveError(.duplicatePath(member.path)) }
      total += member.size
      if total > totalLimit { throw ArchiveError(.tooLarge(member: nil, limit: totalLimit)) }
      members.append(member)
    }
    return members
  }

  /// Returns the file of a directory's entry, checked; `nil` for a folder or a link.
  private static func member(of entry: OpenArchive.Entry) throws(ArchiveError) -> Member? {
    // Some programs on Windows write backslashes.
    let path = entry.path.replacing("\\", with: "/")
    if isOutside(path) { throw ArchiveError(.outsidePath(entry.path)) }
    if path.hasSuffix("/") || entry.isLink { return nil }
    if entry.isEncrypted { throw ArchiveError(.encrypted(member: path)) }
    if !entry.hasKnownMethod { throw ArchiveError(.unknownMethod(member: path)) }
    guard entry.size <= UInt64(sizeLimit) else {
      throw ArchiveError(.tooLarge(member: path, limit: sizeLimit))
    }
    return Member(path: path, size: Int(entry.size), place: entry.place)
  }

  /// True if a path is absolute, names a drive of Windows, or leaves its folder.
  private static func isOutside(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isOnDrive = path.utf8.dropFirst().first == UInt8(ascii: ":")
    return names.first == "" || isOnDrive || names.contains("..") || path.utf8.contains(0)
  }
}
