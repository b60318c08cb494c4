internal import CMiniZip

/// What minizip takes for a file: bytes in memory.
final class ArchiveMemory {
  private(set) var bytes: ContiguousArray<UInt8>
  private var offset = 0
  /// Whether something was to be read behind the end, which minizip takes for zeros otherwise.
  private var hasMissed = false

  init(_ bytes: ContiguousArray<UInt8> = []) { self.bytes = bytes }

  /// Hands minizip the functions by which it reads and writes these bytes, which hold during the call.
  func withFunctions<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<zlib_filefunc64_def>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    var functions = unsafe Self.functions
    unsafe functions.opaque = Unmanaged.passUnretained(self).toOpaque()
    return try unsafe withUnsafeMutablePointer(to: &functions, body)
  }

  private static var functions: zlib_filefunc64_def {
    unsafe zlib_filefunc64_def(
      zopen64_file: { memory, _, _ in unsafe memory },
      zread_file: { _, memory, target, count in
        unsafe ArchiveMemory.with(memory) { unsafe $0.read(target, Int(count)) } ?? 0
      },
      zwrite_file: { _, memory, source, count in
        unsafe ArchiveMemory.with(memory) { unsafe $0.write(source, Int(count)) } ?? 0
      },
      ztell64_file: { _, memory in
        unsafe ArchiveMemory.with(memory) { ZPOS64_T($0.offset) } ?? ZPOS64_T.max
      },
      zseek64_file: { _, memory, distance, origin in
        unsafe ArchiveMemory.with(memory) { $0.seek(distance, origin) ? 0 : -1 } ?? -1
      },
      zclose_file: { _, _ in 0 },
      zerror_file: { _, memory in
        unsafe ArchiveMemory.with(memory) { $0.hasMissed ? 1 : 0 } ?? 1
      }, opaque: nil)
  }

  /// - Parameter pointer: What minizip was given for the file.
  private static func with<Result>(
    _ pointer: UnsafeMutableRawPointer?, _ body: (ArchiveMemory) -> Result
  ) -> Result? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe body(Unmanaged<ArchiveMemory>.fromOpaque(pointer).takeUnretainedValue())
  }

  private func read(_ target: UnsafeMutableRawPointer?, _ count: Int) -> UInt {
    if offset + count > bytes.count { hasMissed = true }
    guard let target = unsafe target, offset < bytes.count else { return 0 }
    let end = offset + min(count, bytes.count - offset)
    unsafe UnsafeMutableRawBufferPointer(start: target, count: end - offset)
      .copyBytes(from: bytes[offset..<end])
    defer { offset = end }
    return UInt(end - offset)
  }

  private func write(_ source: UnsafeRawPointer?, _ count: Int) -> UInt {
    guard let source = unsafe source, offset <= bytes.count else { return 0 }
    let new = unsafe UnsafeRawBufferPointer(start: source, count: count)
    let overwritten = min(count, bytes.count - offset)
    // Only the few bytes of a header are written again.
    for place in 0..<overwritten { unsafe bytes[offset + place] = new[place] }
    unsafe bytes.append(contentsOf: new[overwritten...])
    offset += count
    return UInt(count)
  }

  private func seek(_ distance: ZPOS64_T, _ origin: Int32) -> Bool {
    let start =
      switch origin {
      case ZLIB_FILEFUNC_SEEK_CUR: offset
      case ZLIB_FILEFUNC_SEEK_END: bytes.count
      default: 0
      }
    // It goes backwards by a distance that wraps around.
    let (sum, _) = start.addingReportingOverflow(Int(truncatingIfNeeded: distance))
    guard (0...bytes.count).contains(sum) else { return false }
    offset = sum
    return true
  }
}
