#if canImport(CXlsxWriter)
  internal import CXlsxWriter

  /// Owns the file without a name that libxlsxwriter writes to, since that library writes to files
  /// only. The system removes the file when the process ends, however it ends; on Linux the file is
  /// in memory, so that a container needs no folder for it.
  struct ScratchFile: ~Copyable {
    private var file = GlossScratchFile()

    /// Creates the file; the result is `nil` if the system cannot.
    init?() { if unsafe glossOpenScratch(&file) != 0 { return nil } }

    deinit {
      var file = file
      unsafe glossCloseScratch(&file)
    }

    /// Calls `body` with the path, which is valid during the call.
    mutating func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
      unsafe withUnsafeBytes(of: &file.path) { path in
        // The path ends with a zero.
        unsafe path.withMemoryRebound(to: CChar.self) {
          unsafe body($0.baseAddress.unsafelyUnwrapped)
        }
      }
    }

    /// Returns the written bytes; `nil` if they cannot be read.
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
