#if canImport(CXlsxWriter)
  internal import CXlsxWriter

  /// Owns the file that libxlsxwriter writes to.
  struct ScratchFile: ~Copyable {
    private var file = GlossScratchFile()

    /// - Returns: `nil` if the system gives none.
    init?() { if unsafe glossOpenScratch(&file) != 0 { return nil } }

    deinit {
      var file = file
      unsafe glossCloseScratch(&file)
    }

    /// Hands on the path, which holds during the call.
    mutating func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
      unsafe withUnsafeBytes(of: &file.path) { path in
        // The system ended it with a zero.
        unsafe path.withMemoryRebound(to: CChar.self) {
          unsafe body($0.baseAddress.unsafelyUnwrapped)
        }
      }
    }

    /// What was written; `nil` if it cannot be read.
    mutating func contents() -> ContiguousArray<UInt8>? {
      let size = unsafe glossSizeOfScratch(&file)
      guard size >= 0 else { return nil }
      var isWhole = true
      let bytes = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: size) {
        buffer, count in
        while count < size {
          let read = unsafe glossReadScratch(
            &file, buffer.baseAddress.map { unsafe $0 + count }, size - count, count)
          if read <= 0 { break }
          count += read
        }
        isWhole = count == size
      }
      return isWhole ? bytes : nil
    }
  }
#endif
