#if canImport(CMiniZip)
  internal import CMiniZip
#endif

/// An archive whose bytes are read by minizip.
@safe struct OpenArchive {
  /// The place of a member in the archive.
  struct Place: Sendable {
    let offset: UInt64
    let number: UInt64
  }

  /// A member, as the directory of the archive has it.
  struct Entry {
    /// As spelled, which may lead anywhere.
    let path: String
    /// In bytes, unpacked.
    let size: UInt64
    let place: Place
    let isLink: Bool
    let isEncrypted: Bool
    /// True if it is stored as it is or packed with Deflate.
    let hasKnownMethod: Bool
  }

  #if canImport(CMiniZip)
    static let isBuiltIn = true
    /// Longer paths are cut, which no program makes.
    private static let pathLimit = 4096

    private let archive: UnsafeMutableRawPointer

    /// Opens an archive for the time of the call.
    ///
    /// - Throws: ``ArchiveError`` if the bytes are none, and what the body throws.
    static func read<Result>(
      _ bytes: ContiguousArray<UInt8>, _ body: (OpenArchive) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result {
      try unsafe ArchiveMemory(bytes).withFile { file throws(ArchiveError) in
        guard let archive = unsafe glossOpenArchive(file) else {
          throw ArchiveError(.notAnArchive)
        }
        defer { unsafe glossCloseArchive(archive) }
        return try unsafe body(OpenArchive(archive: archive))
      }
    }

    /// The number of members that it names; `nil` if its directory is damaged.
    var memberCount: Int? {
      let count = unsafe glossCountMembers(archive)
      return count < 0 ? nil : Int(count)
    }

    /// The first member or the one behind the last that was asked for; `nil` if the directory is damaged.
    func entry(isFirst: Bool) -> Entry? {
      var member = GlossArchiveMember()
      var name = [CChar](repeating: 0, count: Self.pathLimit + 1)
      let status = unsafe glossReadMember(
        archive, isFirst ? 1 : 0, &member, &name, UInt32(Self.pathLimit))
      guard status == 0, (1...UInt64(Self.pathLimit)).contains(member.nameSize) else { return nil }
      let path = String(
        decoding: name.prefix(Int(member.nameSize)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return Entry(
        path: path, size: member.size, place: Place(offset: member.offset, number: member.number),
        isLink: member.attributes >> 16 & 0o170000 == 0o120000,
        isEncrypted: member.flags & 1 != 0, hasKnownMethod: [0, 8].contains(member.method))
    }

    /// The bytes of a member; `nil` if they are damaged.
    ///
    /// - Parameter size: The member's size in bytes.
    func contents(at place: Place, size: Int) -> ContiguousArray<UInt8>? {
      guard unsafe glossOpenMember(archive, place.offset, place.number) == 0 else { return nil }
      var status: Int32 = 0
      // One byte more than there should be tells that there are more.
      let bytes = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: size + 1) {
        buffer, count in
        repeat {
          status = unsafe glossReadOpenMember(
            archive, buffer.baseAddress.map { unsafe $0 + count }, UInt32(buffer.count - count))
          count += max(Int(status), 0)
        } while status > 0 && count <= size
      }
      // It compares the checksum.
      let isWhole = unsafe glossCloseMember(archive) == 0
      return status == 0 && isWhole && bytes.count == size ? bytes : nil
    }
  #else
    static let isBuiltIn = false

    /// - Throws: ``ArchiveError``, always.
    static func read<Result>(
      _ bytes: ContiguousArray<UInt8>, _ body: (OpenArchive) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result {
      throw ArchiveError(.notBuiltIn)
    }

    var memberCount: Int? { nil }

    func entry(isFirst: Bool) -> Entry? { nil }

    func contents(at place: Place, size: Int) -> ContiguousArray<UInt8>? { nil }
  #endif
}
