#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel

/// Reads files whole, from the disk or an overlay, within the project's boundary. No other code
/// opens a file for reading, so boundary, size and encoding are checked in one place.
package struct FileReader: Sendable {
  /// The greatest size in bytes of a file that is read, about ten times the size of the largest
  /// catalogs that people have written.
  package static let sizeLimit = 256 << 20

  private let sizeLimit: Int
  private let overlay: FileOverlay

  /// - Parameter overlay: Texts to read instead of the disk's, and the limit of readable files.
  package init(sizeLimit: Int = Self.sizeLimit, overlay: FileOverlay) {
    self.sizeLimit = sizeLimit
    self.overlay = overlay
  }

  /// Reads the text of a file that the walk of the project's folders has found.
  ///
  /// - Parameter path: The path, relative to the working directory. Only the file itself may be a
  ///   symbolic link, since walks do not follow links to folders.
  /// - Returns: All bytes, which are valid UTF-8, including a byte order mark.
  /// - Throws: ``GlossError`` if the file is missing, outside, unreadable, no regular file, too
  ///   large or not UTF-8.
  package func text(of path: String) throws(GlossError) -> ContiguousArray<UInt8> {
    try stampedText(of: path).bytes
  }

  /// Reads the text with the state of the file just before; the stamp is `nil`
  /// for a text of the overlay.
  func stampedText(
    of path: String
  ) throws(GlossError) -> (bytes: ContiguousArray<UInt8>, stamp: FileStamp?) {
    let (bytes, stamp) = try stampedBytes(of: path)
    return (try Self.checked(bytes, path), stamp)
  }

  /// Reads the bytes like ``stampedText(of:)``, valid UTF-8 or not.
  func stampedBytes(
    of path: String
  ) throws(GlossError) -> (bytes: ContiguousArray<UInt8>, stamp: FileStamp?) {
    if let text = overlay.texts[path] { return (text, nil) }
    WorkProgress.noteFile()
    let file = try openFound(path)
    return (try bytes(of: file, path), file.stamp)
  }

  /// Reads the text of a file that the command line, a setting or another file names.
  ///
  /// - Returns: All bytes, which are valid UTF-8, including a byte order mark.
  static func text(
    of path: String, within boundary: ProjectBoundary
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    try checked(contents(of: path, within: boundary).bytes, path)
  }

  /// Returns the text if it is valid UTF-8.
  private static func checked(
    _ text: ContiguousArray<UInt8>, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    try checkArchive(text.span, path)
    if text.span.looksLikeUTF16 { throw GlossError(path, .notUTF8(isUTF16: true)) }
    if let offset = text.span.firstInvalidUTF8 { throw notUTF8(path, text.span, at: offset) }
    return text
  }

  /// Throws an error for zip and gzip archives, by the bytes that they begin with; no text does.
  private static func checkArchive(_ bytes: Span<UInt8>, _ path: String) throws(GlossError) {
    if bytes.count < 4 { return }
    // Zip begins with `PK` (a file, an empty archive or a part of one), gzip with 1F 8B 08.
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x50, 0x4B, 3, 4), (0x50, 0x4B, 5, 6), (0x50, 0x4B, 7, 8), (0x1F, 0x8B, 8, _):
      throw GlossError(path, .packed)
    default: return
    }
  }

  /// Reads the bytes of any file, with its stamp for writing it back.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the working directory. Symbolic links are followed.
  ///   - boundary: The limit of the files that may be read.
  ///   - allowsZip: True to read zip archives as well.
  /// - Returns: All bytes, valid UTF-8 or not, and the state of the file just before they were
  ///   read.
  package static func contents(
    of path: String, within boundary: ProjectBoundary, sizeLimit: Int = Self.sizeLimit,
    allowsZip: Bool = false
  ) throws(GlossError) -> (bytes: ContiguousArray<UInt8>, stamp: FileStamp) {
    let reader = FileReader(sizeLimit: sizeLimit, overlay: FileOverlay(within: boundary))
    let file = try reader.open(path)
    let bytes = try reader.bytes(of: file, path)
    let isZip = bytes.starts(with: Array("PK".utf8))
    if !isZip || !allowsZip { try checkArchive(bytes.span, path) }
    return (bytes, file.stamp)
  }

  /// Reads the first bytes of a file of git's own, which no part of a project names; `nil` if it
  /// cannot be read.
  static func firstBytes(_ count: Int, of path: String) -> ContiguousArray<UInt8>? {
    let reader = FileReader(overlay: FileOverlay(within: .none))
    guard let file = try? reader.open(path) else { return nil }
    return try? reader.part(of: file.descriptor, room: count, path)
  }

  private struct OpenFile: ~Copyable {
    let descriptor: FileDescriptor
    let stamp: FileStamp
  }

  /// Opens a file that the walk has found. Only a symbolic link has to be checked, because the
  /// walk enters no folder outside of the boundary.
  private func openFound(_ path: String) throws(GlossError) -> OpenFile {
    do throws(SystemError) {
      return try openInside(path, O_NOFOLLOW)
    } catch {
      if error.rawValue == ELOOP { return try open(path) }
      throw failure(error, path)
    }
  }

  /// Opens a file that may be anywhere, if it lies inside the boundary.
  private func open(_ path: String) throws(GlossError) -> OpenFile {
    if let objection = overlay.boundary.objection(to: path) { throw objection }
    do throws(SystemError) {
      return try openInside(path, 0)
    } catch {
      throw failure(error, path)
    }
  }

  /// Opens a regular file of at most ``sizeLimit``. Its own errors have the codes that ``failure``
  /// gives words to.
  private func openInside(_ path: String, _ flags: Int32) throws(SystemError) -> OpenFile {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = try FileDescriptor(
      opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY | flags)
    let status = try descriptor.status()
    if status.st_mode & S_IFMT != S_IFREG { throw SystemError(rawValue: EINVAL) }
    if status.st_size > sizeLimit { throw SystemError(rawValue: EFBIG) }
    return OpenFile(descriptor: descriptor, stamp: FileStamp(status))
  }

  private func failure(_ error: SystemError, _ path: String) -> GlossError {
    switch error.rawValue {
    case EINVAL: GlossError(path, .notAFile)
    case EFBIG: GlossError(path, .tooLarge(limit: sizeLimit))
    case ENOENT where PathKind.isLink(path): GlossError(path, .danglingLink)
    default: GlossError(path, .cannotOpen(error))
    }
  }

  /// Reads a file into the array that is returned, without a copy.
  private func bytes(
    of file: borrowing OpenFile, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    // Room for one byte more than the file's size shows if the file has grown since it was opened.
    var bytes = try part(of: file.descriptor, room: file.stamp.size + 1, path)
    var room = file.stamp.size + 1
    while bytes.count == room {
      if bytes.count > sizeLimit { throw GlossError(path, .tooLarge(limit: sizeLimit)) }
      room = min(max(room * 2, 1 << 16), sizeLimit + 1)
      bytes += try part(of: file.descriptor, room: room - bytes.count, path)
    }
    return bytes
  }

  /// Reads the next bytes of a file: as many as there is room for, or fewer at its end.
  private func part(
    of file: borrowing FileDescriptor, room: Int, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    var failure: SystemError?
    let bytes = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: room) { bytes, count in
      do throws(SystemError) {
        count = try unsafe file.fill(UnsafeMutableRawBufferPointer(bytes), expecting: room - 1)
      } catch {
        failure = error
      }
    }
    if let failure { throw GlossError(path, .cannotRead(failure)) }
    return bytes
  }

  private static func notUTF8(
    _ path: String, _ text: Span<UInt8>, at offset: Int
  ) -> GlossError {
    let position = LineTable(text).position(ofByte: offset, in: text)
    return GlossError(path, at: position, .notUTF8(isUTF16: false))
  }
}
