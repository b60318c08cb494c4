/// Reads a zip archive in memory. Nothing is unpacked to the disk: paths are names.
package struct ZipArchive: Sendable {
  /// A file in an archive.
  package struct Member: Sendable {
    /// With `/` between folders, none of which is `..`.
    package let path: String
    /// In bytes, unpacked, as the archive says.
    package let size: Int
    /// Where it is found again.
    let place: OpenArchive.Place
  }

  /// Archives of more members are refused.
  package static let memberLimit = 20_000
  /// Bytes of the largest member that is unpacked.
  package static let sizeLimit = 128 << 20
  /// Bytes that all members together may unpack to.
  package static let totalLimit = 512 << 20
  /// Bytes of the record at the end.
  private static let endSize = 22

  private let bytes: ContiguousArray<UInt8>
  /// The files, without folders and links, in the order of the archive.
  package let members: [Member]

  /// False in a build without minizip, which can neither read archives nor make them.
  package static var isBuiltIn: Bool { OpenArchive.isBuiltIn }

  /// Whether bytes begin as those of an archive do, an empty one included.
  package static func isLikely(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// - Throws: ``ArchiveError`` for an archive that is damaged, locked, too large, or has paths that lead
  ///   out of it.
  package init(_ bytes: ContiguousArray<UInt8>) throws(ArchiveError) {
    if !Self.isBuiltIn { throw ArchiveError(.notBuiltIn) }
    self.bytes = bytes
    // One without members is only the end of one, which minizip does not look for at the beginning.
    if bytes.count >= Self.endSize, bytes.starts(with: [0x50, 0x4B, 5, 6]) {
      members = []
      return
    }
    members = try OpenArchive.read(bytes) { archive throws(ArchiveError) in
      try Self.members(of: archive)
    }
  }

  /// The bytes of a member.
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
    var known: Set<String> = []
    var total = 0
    for number in 0..<count {
      guard let entry = archive.entry(isFirst: number == 0) else {
        throw ArchiveError(.damaged(member: nil))
      }
      guard let member = try member(of: entry) else { continue }
      if !known.insert(member.path).inserted { throw ArchiveError(.doubledPath(member.path)) }
      total += member.size
      if total > totalLimit { throw ArchiveError(.tooLarge(member: nil, limit: totalLimit)) }
      members.append(member)
    }
    return members
  }

  /// - Returns: The file of an entry; `nil` for a folder or a link.
  private static func member(of entry: OpenArchive.Entry) throws(ArchiveError) -> Member? {
    // Some programs of Windows write backslashes.
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

  private static func isOutside(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isOnDrive = path.utf8.dropFirst().first == UInt8(ascii: ":")
    return names.first == "" || isOnDrive || names.contains("..") || path.utf8.contains(0)
  }
}
