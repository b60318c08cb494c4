#if canImport(CMiniZip)
  internal import CMiniZip

  /// A file in memory for minizip, which reads and writes through these functions instead of the
  /// disk.
  final class MemoryFile {
    private(set) var bytes: ContiguousArray<UInt8>
    private var offset = 0
    /// True if minizip tried to read past the end. It would take the missing bytes for zeros, so
    /// that the attempt is reported as a read error.
    private var hasReadPastEnd = false

    init(_ bytes: ContiguousArray<UInt8> = []) { self.bytes = bytes }

    /// Calls `body` with the functions by which minizip reads and writes these bytes. They are
    /// valid during the call.
    func withFile<Result, Failure: Error>(
      _ body: (UnsafeMutablePointer<GlossArchiveFile>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      defer { withExtendedLifetime(self) {} }
      var file = unsafe Self.file
      unsafe file.owner = Unmanaged.passUnretained(self).toOpaque()
      return try unsafe withUnsafeMutablePointer(to: &file, body)
    }

    private static var file: GlossArchiveFile {
      unsafe GlossArchiveFile(
        owner: nil,
        read: { memory, target, count in
          unsafe MemoryFile.with(memory) { unsafe $0.read(target, Int(count)) } ?? 0
        },
        write: { memory, source, count in
          unsafe MemoryFile.with(memory) { unsafe $0.write(source, Int(count)) } ?? 0
        },
        tell: { memory in
          unsafe MemoryFile.with(memory) { UInt64($0.offset) } ?? UInt64.max
        },
        seek: { memory, distance, origin in
          unsafe MemoryFile.with(memory) { $0.seek(Int(distance), origin) ? 0 : -1 } ?? -1
        },
        error: { memory in unsafe MemoryFile.with(memory) { $0.hasReadPastEnd ? 1 : 0 } ?? 1 })
    }

    /// - Parameter pointer: The `owner` that minizip passes back to each function.
    private static func with<Result>(
      _ pointer: UnsafeMutableRawPointer?, _ body: (MemoryFile) -> Result
    ) -> Result? {
      guard let pointer = unsafe pointer else { return nil }
      return unsafe body(Unmanaged<MemoryFile>.fromOpaque(pointer).takeUnretainedValue())
    }

    private func read(_ target: UnsafeMutableRawPointer?, _ count: Int) -> UInt64 {
      if offset + count > bytes.count { hasReadPastEnd = true }
      guard let target = unsafe target, offset < bytes.count else { return 0 }
      let end = offset + min(count, bytes.count - offset)
      unsafe UnsafeMutableRawBufferPointer(start: target, count: end - offset)
        .copyBytes(from: bytes[offset..<end])
      defer { offset = end }
      return UInt64(end - offset)
    }

    private func write(_ source: UnsafeRawPointer?, _ count: Int) -> UInt64 {
      guard let source = unsafe source, offset <= bytes.count else { return 0 }
      let new = unsafe UnsafeRawBufferPointer(start: source, count: count)
      let overwritten = min(count, bytes.count - offset)
      // Only a header of few bytes is ever overwritten, so a loop will do.
      for index in 0..<overwritten { unsafe bytes[offset + index] = new[index] }
      unsafe bytes.append(contentsOf: new[overwritten...])
      offset += count
      return UInt64(count)
    }

    /// - Parameter distance: In bytes; negative to go back.
    private func seek(_ distance: Int, _ origin: GlossOrigin) -> Bool {
      let start =
        switch origin {
        case GlossOriginHere: offset
        case GlossOriginEnd: bytes.count
        default: 0
        }
      let (sum, overflows) = start.addingReportingOverflow(distance)
      guard !overflows, (0...bytes.count).contains(sum) else { return false }
      offset = sum
      return true
    }
  }
#endif
