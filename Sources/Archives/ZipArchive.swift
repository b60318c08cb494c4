internal import CMiniZip

/// Reads a zip archive in memory. Nothing is unpacked to the disk: paths are names.
package struct ZipArchive: Sendable {
  /// A file in an archive.
  package struct Member: Sendable {
    /// With `/` between folders, none of which is `..`.
    package let path: String
    /// In bytes, unpacked, as the archive says.
    package let size: Int
    /// Where minizip finds it again.
    fileprivate let offset: UInt64
    fileprivate let number: UInt64
  }

  /// Archives of more members are refused.
  package static let memberLimit = 20_000
  /// Bytes of the largest member that is unpacked.
  package static let sizeLimit = 128 << 20
  /// Bytes that all members together may unpack to.
  package static let totalLimit = 512 << 20
  /// Longer paths are cut, which no program makes.
  private static let pathLimit = 4096

  /// Bytes of the record at the end.
  private static let endSize = 22

  private let bytes: ContiguousArray<UInt8>
  /// The files, without folders and links, in the order of the archive.
  package let members: [Member]

  /// Whether bytes begin as those of an archive do, an empty one included.
  package static func isLikely(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// - Throws: ``ArchiveError`` for an archive that is damaged, locked, too large, or has paths that lead
  ///   out of it.
  package init(_ bytes: ContiguousArray<UInt8>) throws(ArchiveError) {
    self.bytes = bytes
    // One without members is only the end of one, which minizip does not look for at the beginning.
    if bytes.count >= Self.endSize, bytes.starts(with: [0x50, 0x4B, 5, 6]) {
      members = []
      return
    }
    members = try unsafe Self.withArchive(bytes) { archive throws(ArchiveError) in
      try unsafe Self.members(of: archive)
    }
  }

  /// The bytes of a member.
  ///
  /// - Throws: ``ArchiveError`` if they are damaged.
  package func contents(of member: Member) throws(ArchiveError) -> ContiguousArray<UInt8> {
    try unsafe Self.withArchive(bytes) { archive throws(ArchiveError) in
      var position = unz64_file_pos(
        pos_in_zip_directory: member.offset, num_of_file: member.number)
      guard unsafe unzGoToFilePos64(archive, &position) == UNZ_OK,
        unsafe unzOpenCurrentFile(archive) == UNZ_OK
      else { throw ArchiveError(.damaged(member: member.path)) }
      return try unsafe Self.unpack(member, of: archive)
    }
  }

  private static func unpack(
    _ member: Member, of archive: unzFile
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    var status: Int32 = 0
    // One byte more than there should be tells that there are more.
    let bytes = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: member.size + 1) {
      buffer, count in
      repeat {
        status = unsafe unzReadCurrentFile(
          archive, buffer.baseAddress.map { unsafe $0 + count }, UInt32(buffer.count - count))
        count += max(Int(status), 0)
      } while status > 0 && count <= member.size
    }
    // It compares the checksum.
    let closed = unsafe unzCloseCurrentFile(archive)
    guard status == 0, closed == UNZ_OK, bytes.count == member.size else {
      throw ArchiveError(.damaged(member: member.path))
    }
    return bytes
  }

  private static func withArchive<Result>(
    _ bytes: ContiguousArray<UInt8>, _ body: (unzFile) throws(ArchiveError) -> Result
  ) throws(ArchiveError) -> Result {
    try unsafe ArchiveMemory(bytes).withFunctions { functions throws(ArchiveError) in
      guard let archive = unsafe unzOpen2_64("", functions) else {
        throw ArchiveError(.notAnArchive)
      }
      defer { unsafe unzClose(archive) }
      return try unsafe body(archive)
    }
  }

  private static func members(of archive: unzFile) throws(ArchiveError) -> [Member] {
    var global = unz_global_info64()
    guard unsafe unzGetGlobalInfo64(archive, &global) == UNZ_OK else {
      throw ArchiveError(.damaged(member: nil))
    }
    if global.number_entry > memberLimit {
      throw ArchiveError(.tooManyMembers(limit: memberLimit))
    }
    var members: [Member] = []
    var known: Set<String> = []
    var total = 0
    for number in 0..<global.number_entry {
      let status = unsafe number == 0 ? unzGoToFirstFile(archive) : unzGoToNextFile(archive)
      guard status == UNZ_OK else { throw ArchiveError(.damaged(member: nil)) }
      guard let member = try unsafe member(of: archive) else { continue }
      if !known.insert(member.path).inserted { throw ArchiveError(.doubledPath(member.path)) }
      total += member.size
      if total > totalLimit { throw ArchiveError(.tooLarge(member: nil, limit: totalLimit)) }
      members.append(member)
    }
    return members
  }

  /// - Returns: The current member; `nil` for a folder or a link.
  private static func member(of archive: unzFile) throws(ArchiveError) -> Member? {
    var info = unz_file_info64()
    var name = [CChar](repeating: 0, count: pathLimit + 1)
    let status = unsafe unzGetCurrentFileInfo64(
      archive, &info, &name, UInt(pathLimit), nil, 0, nil, 0)
    var position = unz64_file_pos()
    guard status == UNZ_OK, unsafe unzGetFilePos64(archive, &position) == UNZ_OK,
      (1...UInt(pathLimit)).contains(info.size_filename)
    else { throw ArchiveError(.damaged(member: nil)) }
    let spelled = String(
      decoding: name.prefix(Int(info.size_filename)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Some programs of Windows write backslashes.
    let path = spelled.replacing("\\", with: "/")
    if isOutside(path) { throw ArchiveError(.outsidePath(spelled)) }
    let isLink = info.external_fa >> 16 & 0o170000 == 0o120000
    if path.hasSuffix("/") || isLink { return nil }
    if info.flag & 1 != 0 { throw ArchiveError(.encrypted(member: path)) }
    if info.compression_method != 0, info.compression_method != 8 {
      throw ArchiveError(.unknownMethod(member: path))
    }
    guard info.uncompressed_size <= UInt64(sizeLimit) else {
      throw ArchiveError(.tooLarge(member: path, limit: sizeLimit))
    }
    return Member(
      path: path, size: Int(info.uncompressed_size), offset: position.pos_in_zip_directory,
      number: position.num_of_file)
  }

  private static func isOutside(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isOnDrive = path.utf8.dropFirst().first == UInt8(ascii: ":")
    return names.first == "" || isOnDrive || names.contains("..") || path.utf8.contains(0)
  }
}
