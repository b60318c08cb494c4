#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel

/// Reads files one after another into one buffer: each worker has its own. Nothing else opens a file
/// to read it.
package struct FileReader: ~Copyable {
  /// Files above this many bytes are refused before they are read: ten times what the largest catalogs
  /// that people have written take.
  package static let sizeLimit = 256 << 20

  /// Buffers above this many bytes are given away with the file that needed them.
  private static let keptSize = 1 << 20

  private let sizeLimit: Int
  private let overlay: FileOverlay
  private var buffer: ContiguousArray<UInt8> = []

  /// - Parameter overlay: Texts to take instead of those on the disk, and where the disk ends.
  package init(sizeLimit: Int = Self.sizeLimit, overlay: FileOverlay) {
    self.sizeLimit = sizeLimit
    self.overlay = overlay
  }

  /// The text of a file that a walk has found, to be kept for as long as it is needed.
  ///
  /// - Parameter path: Relative to the working directory. Only the file itself may be a symbolic link:
  ///   a walk follows none to a folder.
  /// - Returns: All bytes, which are valid UTF-8, a byte order mark among them. Those of a large
  ///   file are not copied.
  /// - Throws: ``GlossError`` if the file is gone, outside, unreadable, no regular file, too large or
  ///   not UTF-8.
  package mutating func text(of path: String) throws(GlossError) -> ContiguousArray<UInt8> {
    try stampedText(of: path).bytes
  }

  /// The same with the state of the file just before it was read; `nil` for a text of the overlay.
  mutating func stampedText(
    of path: String
  ) throws(GlossError) -> (bytes: ContiguousArray<UInt8>, stamp: FileStamp?) {
    if let text = overlay.texts[path] { return (try Self.checked(text, path), nil) }
    let (text, stamp) = try textOnDisk(of: path)
    return (try Self.checked(text, path), stamp)
  }

  /// The text of a file that something names.
  ///
  /// - Returns: All bytes, which are valid UTF-8, a byte order mark among them.
  static func text(
    of path: String, within boundary: ProjectBoundary
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    try checked(contents(of: path, within: boundary).bytes, path)
  }

  private static func checked(
    _ text: ContiguousArray<UInt8>, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    try checkArchive(text.span, path)
    if text.span.looksLikeUTF16 { throw GlossError(path, .notUTF8(isUTF16: true)) }
    if let offset = text.span.firstInvalidUTF8 { throw notUTF8(path, text.span, at: offset) }
    return text
  }

  /// Refuses packed files, such as zip and gzip: no text that is read here begins like one.
  private static func checkArchive(_ bytes: Span<UInt8>, _ path: String) throws(GlossError) {
    if bytes.count < 4 { return }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x50, 0x4B, 3, 4), (0x50, 0x4B, 5, 6), (0x50, 0x4B, 7, 8), (0x1F, 0x8B, 8, _):
      throw GlossError(path, .packed)
    default: return
    }
  }

  private mutating func textOnDisk(
    of path: String
  ) throws(GlossError) -> (bytes: ContiguousArray<UInt8>, stamp: FileStamp?) {
    WorkProgress.noteFile()
    let file = try openFound(path)
    if file.stamp.size >= Self.keptSize { return (try buffered(file, path), file.stamp) }
    if let text = try Self.whole(file, path) { return (text, file.stamp) }
    let again = try openFound(path)
    return (try buffered(again, path), again.stamp)
  }

  /// Reads a file straight into the array that keeps it.
  ///
  /// - Returns: `nil` if it has grown since it was opened.
  private static func whole(
    _ file: borrowing OpenFile, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8>? {
    // One byte more than expected shows whether the file has grown.
    let room = file.stamp.size + 1
    var failure: SystemError?
    let text = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: room) { bytes, count in
      do throws(SystemError) {
        count = try unsafe file.descriptor.fill(
          UnsafeMutableRawBufferPointer(bytes), expecting: room - 1)
      } catch {
        failure = error
      }
    }
    if let failure { throw GlossError(path, .cannotRead(failure)) }
    return text.count < room ? text : nil
  }

  /// Reads a large file, or one that someone writes to.
  private mutating func buffered(
    _ file: borrowing OpenFile, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    let count = try fill(from: file.descriptor, expecting: file.stamp.size, path: path)
    var text: ContiguousArray<UInt8> = []
    if buffer.count > Self.keptSize {
      swap(&text, &buffer)
      text.removeLast(text.count - count)
    } else {
      text = unsafe buffer.span.extracting(first: count)
        .withUnsafeBufferPointer { unsafe ContiguousArray($0) }
    }
    return text
  }

  /// Reads a file that is to be kept, or written back.
  ///
  /// - Parameters:
  ///   - path: Relative to the working directory. Symbolic links are followed.
  ///   - boundary: What lies outside is not opened.
  ///   - allowsZip: Whether zip archives are read as well.
  /// - Returns: All bytes, valid UTF-8 or not, and the state of the file just before they were read.
  package static func contents(
    of path: String, within boundary: ProjectBoundary, sizeLimit: Int = Self.sizeLimit,
    allowsZip: Bool = false
  ) throws(GlossError) -> (bytes: ContiguousArray<UInt8>, stamp: FileStamp) {
    var reader = FileReader(sizeLimit: sizeLimit, overlay: FileOverlay(within: boundary))
    let file = try reader.open(path)
    let count = try reader.fill(from: file.descriptor, expecting: file.stamp.size, path: path)
    var bytes: ContiguousArray<UInt8> = []
    swap(&bytes, &reader.buffer)
    bytes.removeLast(bytes.count - count)
    let isZip = bytes.starts(with: [0x50, 0x4B])
    if !isZip || !allowsZip { try checkArchive(bytes.span, path) }
    return (bytes, file.stamp)
  }

  private struct OpenFile: ~Copyable {
    let descriptor: FileDescriptor
    let stamp: FileStamp
  }

  /// Opens a file that a walk has found, and asks of nothing but a link where it leads.
  private func openFound(_ path: String) throws(GlossError) -> OpenFile {
    do throws(SystemError) {
      return try openInside(path, O_NOFOLLOW)
    } catch {
      if error.rawValue == ELOOP { return try open(path) }
      throw failure(error, path)
    }
  }

  /// Opens any file that lies inside.
  private func open(_ path: String) throws(GlossError) -> OpenFile {
    if let objection = overlay.boundary.objection(to: path) { throw objection }
    do throws(SystemError) {
      return try openInside(path, 0)
    } catch {
      throw failure(error, path)
    }
  }

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

  /// - Parameter size: What the file's status says; it may have grown or shrunk since.
  /// - Returns: How many bytes of the buffer are the file's.
  private mutating func fill(
    from file: borrowing FileDescriptor, expecting size: Int, path: String
  ) throws(GlossError) -> Int {
    // One byte more than expected shows whether the file has grown.
    var wanted = size + 1
    var count = 0
    while true {
      if buffer.count < wanted { grow(to: wanted, keeping: count) }
      do throws(SystemError) {
        count += try unsafe buffer.withUnsafeMutableBufferPointer { all throws(SystemError) in
          let rest = unsafe UnsafeMutableBufferPointer(rebasing: all[count...])
          return try unsafe file.fill(
            UnsafeMutableRawBufferPointer(rest), expecting: size - count)
        }
      } catch {
        throw GlossError(path, .cannotRead(error))
      }
      if count < buffer.count { return count }
      wanted = min(buffer.count * 2, sizeLimit + 1)
      if count > sizeLimit { throw GlossError(path, .tooLarge(limit: sizeLimit)) }
    }
  }

  private mutating func grow(to size: Int, keeping count: Int) {
    let room = max(size, 1 << 17)
    let old = buffer
    buffer = unsafe ContiguousArray(unsafeUninitializedCapacity: room) { fresh, initialized in
      // Bytes need no initialization of their own; the pages stay untouched until read into.
      initialized = room
      unsafe Self.preferLargePages(fresh)
      for index in 0..<count { unsafe fresh[index] = old[index] }
    }
  }

  /// Asks the system for pages of 2 MB for a buffer of several: one of the usual 4 KB at a time, it
  /// would be interrupted 5,000 times to fill the buffer for a catalog of 20 MB.
  private static func preferLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
      guard buffer.count >= 4 << 20, let start = buffer.baseAddress else { return }
      let page = max(Int(sysconf(Int32(_SC_PAGESIZE))), 1)
      let lead = (page - Int(bitPattern: start) % page) % page
      // Advice that is not taken does no harm.
      _ = unsafe madvise(start + lead, buffer.count - lead, MADV_HUGEPAGE)
    #endif
  }

  private static func notUTF8(
    _ path: String, _ text: Span<UInt8>, at offset: Int
  ) -> GlossError {
    let position = LineTable(text).position(ofByte: offset, in: text)
    return GlossError(path, at: position, .notUTF8(isUTF16: false))
  }
}
