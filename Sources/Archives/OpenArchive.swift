#if canImport(CMiniZip)
  internal import CMiniZip
#endif

/// An archive that minizip has open. ``ZipArchive`` opens it for each call and closes it again, so
/// that its own value can be passed between threads.
@safe struct OpenArchive {
  /// The place of a member in the archive's directory, by which minizip finds the member again: a
  /// byte offset and a number counted from 0.
  struct Place: Sendable {
    let offset: UInt64
    let number: UInt64
  }

  /// A member as the archive's directory describes it. ``ZipArchive`` checks it.
  struct Entry {
    /// The path as spelled, which may lead anywhere.
    let path: String
    /// The unpacked size in bytes, as the directory claims.
    let size: UInt64
    let place: Place
    let isLink: Bool
    let isEncrypted: Bool
    /// True for a member that is stored unpacked or packed with Deflate.
    let hasKnownMethod: Bool
  }

  #if canImport(CMiniZip)
    static let isBuiltIn = true
    /// The greatest length of a path in bytes. No program makes longer paths; they count as damage.
    private static let pathLimit = 4096

    private let archive: UnsafeMutableRawPointer

    /// Opens an archive for the time of the call.
    ///
    /// - Throws: ``ArchiveError`` if the bytes are not an archive, and the errors of `body`.
    static func read<Result>(
      _ bytes: ContiguousArray<UInt8>, _ body: (OpenArchive) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result {
      try unsafe MemoryFile(bytes).withFile { file throws(ArchiveError) in
        guard let archive = unsafe glossOpenArchive(file) else {
          throw ArchiveError(.notAnArchive)
        }
        defer { unsafe glossCloseArchive(archive) }
        return try unsafe body(OpenArchive(archive: archive))
      }
    }

    /// The number of members; `nil` if the directory is damaged.
    var memberCount: Int? {
      let count = unsafe glossCountMembers(archive)
      return count < 0 ? nil : Int(count)
    }

    /// Returns the first member, or the one after the last that was returned; `nil` if the
    /// directory is damaged.
    func entry(isFirst: Bool) -> Entry? {
      var member = GlossArchiveMember()
      var name = [CChar](repeating: 0, count: Self.pathLimit + 1)
      let status = unsafe glossReadMember(
        archive, isFirst ? 1 : 0, &member, &name, UInt32(Self.pathLimit))
      guard status == 0, (1...UInt64(Self.pathLimit)).contains(member.nameSize) else { return nil }
      let path = String(
        decoding: name.prefix(Int(member.nameSize)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // The upper half of the attributes is a Unix file mode, in which 0o120000 is a link. Flag 1
      // means encrypted; method 0 is stored, 8 Deflate.
      return Entry(
        path: path, size: member.size, place: Place(offset: member.offset, number: member.number),
        isLink: member.attributes >> 16 & 0o170000 == 0o120000,
        isEncrypted: member.flags & 1 != 0, hasKnownMethod: [0, 8].contains(member.method))
    }

    /// Returns the unpacked bytes of a member; `nil` if they are damaged.
    ///
    /// - Parameter size: The member's size in bytes.
    func contents(at place: Place, size: Int) -> ContiguousArray<UInt8>? {
      guard unsafe glossOpenMember(archive, place.offset, place.number) == 0 else { return nil }
      var status: Int32 = 0
      // One more byte than expected, to notice a member that unpacks to more.
      let bytes = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: size + 1) {
        buffer, count in
        repeat {
          status = unsafe glossReadOpenMember(
            archive, buffer.baseAddress.map { unsafe $0 + count }, UInt32(buffer.count - count))
          count += max(Int(status), 0)
        } while status > 0 && count <= size
      }
      // Closing a member compares its checksum.
      let isWhole = unsafe glossCloseMember(archive) == 0
      return status == 0 && isWhole && bytes.count == size ? bytes : nil
    }
  #else
    static let isBuiltIn = false

    /// - Throws: ``ArchiveError/Reason/notBuiltIn``, always.
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
