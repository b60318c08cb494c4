#if canImport(CMiniZip)
  internal import CMiniZip
#endif

/// Makes a zip archive in memory, for exports as packed `.xcloc` folders. Equal members give equal
/// bytes.
package enum ZipWriter {
  /// Returns the archive.
  ///
  /// - Parameter members: Paths with `/` between folders, and the files' bytes.
  /// - Throws: ``ArchiveError`` if the archive cannot be made, in a build without minizip for
  ///   example.
  package static func bytes(
    of members: [(path: String, bytes: ContiguousArray<UInt8>)]
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    #if canImport(CMiniZip)
      let memory = MemoryFile()
      try unsafe memory.withFile { file throws(ArchiveError) in
        guard let archive = unsafe glossMakeArchive(file) else { throw ArchiveError(.notMade) }
        var isWhole = true
        for member in members where isWhole {
          isWhole = unsafe add(member.bytes, member.path, to: archive)
        }
        guard unsafe glossFinishArchive(archive) == 0, isWhole else { throw ArchiveError(.notMade) }
      }
      return memory.bytes
    #else
      throw ArchiveError(.notBuiltIn)
    #endif
  }

  #if canImport(CMiniZip)
    /// The date of all members: 1980-01-01, the first one that the format can hold (month in bits
    /// 21 to 24, day in bits 16 to 20). A real date would change the bytes.
    private static let date: UInt32 = 1 << 21 | 1 << 16
    /// The Unix mode of a file that its owner can write and all can read.
    private static let mode: UInt32 = 0o100644 << 16
    /// The archive is made on Unix, for readers of version 2.0.
    private static let version: UInt32 = 3 << 8 | 20
    /// The flag of paths in UTF-8.
    private static let flags: UInt32 = 1 << 11

    private static func add(
      _ bytes: ContiguousArray<UInt8>, _ path: String, to archive: UnsafeMutableRawPointer
    ) -> Bool {
      guard let count = UInt32(exactly: bytes.count) else { return false }
      return unsafe bytes.withUnsafeBytes {
        unsafe glossAddMember(archive, path, $0.baseAddress, count, date, mode, version, flags) == 0
      }
    }
  #endif
}
