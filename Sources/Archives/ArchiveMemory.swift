#if canImport(CMiniZip)
  internal import CMiniZip

  /// What minizip takes for a file: bytes in memory.
  final class ArchiveMemory {
    private(set) var bytes: ContiguousArray<UInt8>
    private var offset = 0
    /// Whether something was to be read behind the end, which minizip takes for zeros otherwise.
    private var hasMissed = false

    init(_ bytes: ContiguousArray<UInt8> = []) { self.bytes = bytes }

    /// Hands minizip the functions by which it reads and writes these bytes, which hold during the call.
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
          unsafe ArchiveMemory.with(memory) { unsafe $0.read(target, Int(count)) } ?? 0
        },
        write: { memory, source, count in
          unsafe ArchiveMemory.with(memory) { unsafe $0.write(source, Int(count)) } ?? 0
        },
        tell: { memory in
          unsafe ArchiveMemory.with(memory) { UInt64($0.offset) } ?? UInt64.max
        },
        seek: { memory, distance, origin in
          unsafe ArchiveMemory.with(memory) { $0.seek(Int(distance), origin) ? 0 : -1 } ?? -1
        },
        error: { memory in unsafe ArchiveMemory.with(memory) { $0.hasMissed ? 1 : 0 } ?? 1 })
    }

    /// - Parameter pointer: What minizip was given for the file.
    private static func with<Result>(
      _ pointer: UnsafeMutableRawPointer?, _ body: (ArchiveMemory) -> Result
    ) -> Result? {
      guard let pointer = unsafe pointer else { return nil }
      return unsafe body(Unmanaged<ArchiveMemory>.fromOpaque(pointer).takeUnretainedValue())
    }

    private func read(_ target: UnsafeMutableRawPointer?, _ count: Int) -> UInt64 {
      if offset + count > bytes.count { hasMissed = true }
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
      // Only the few bytes of a header are written again.
      for place in 0..<overwritten { unsafe bytes[offset + place] = new[place] }
      unsafe bytes.append(contentsOf: new[overwritten...])
      offset += count
      return UInt64(count)
    }

    /// - Parameter distance: Negative to go back.
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
