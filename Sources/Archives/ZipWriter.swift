internal import CMiniZip

/// Makes a zip archive in memory: the same members give the same bytes.
package enum ZipWriter {
  /// The first day that an archive can name, in its own form.
  private static let date: UInt = 1 << 21 | 1 << 16
  /// A file that its owner may write and all may read, as Unix says it.
  private static let mode: UInt = 0o100644 << 16
  /// Made by Unix, for readers of version 2.0.
  private static let version: UInt = 3 << 8 | 20
  /// Paths are in UTF-8.
  private static let flags: UInt = 1 << 11

  /// - Parameter members: With `/` between the folders of a path.
  package static func bytes(
    of members: [(path: String, bytes: ContiguousArray<UInt8>)]
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    let memory = ArchiveMemory()
    try unsafe memory.withFunctions { functions throws(ArchiveError) in
      guard let archive = unsafe zipOpen2_64("", APPEND_STATUS_CREATE, nil, functions) else {
        throw ArchiveError(.notMade)
      }
      var isWhole = true
      for member in members where isWhole {
        isWhole = unsafe add(member.bytes, member.path, to: archive)
      }
      guard unsafe zipClose(archive, nil) == ZIP_OK, isWhole else {
        throw ArchiveError(.notMade)
      }
    }
    return memory.bytes
  }

  private static func add(
    _ bytes: ContiguousArray<UInt8>, _ path: String, to archive: zipFile
  ) -> Bool {
    guard let count = UInt32(exactly: bytes.count) else { return false }
    var info = zip_fileinfo()
    info.dosDate = date
    info.external_fa = mode
    // Deflate, with zlib's own defaults.
    let opened = unsafe zipOpenNewFileInZip4_64(
      archive, path, &info, nil, 0, nil, 0, nil, 8, 6, 0, -15, 8, 0, nil, 0, version, flags, 0)
    guard opened == ZIP_OK else { return false }
    let written = unsafe bytes.withUnsafeBytes {
      unsafe zipWriteInFileInZip(archive, $0.baseAddress, count)
    }
    return unsafe zipCloseFileInZip(archive) == ZIP_OK && written == ZIP_OK
  }
}
