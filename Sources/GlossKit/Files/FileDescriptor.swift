#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file of the system, closed exactly once because the type cannot be copied.
/// ``FileReader`` and ``FileWriter`` use it.
package struct FileDescriptor: ~Copyable {
  let number: Int32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - flags: Flags as `open` takes them; `O_CLOEXEC` is added, so that child processes do not
  ///     inherit the file.
  ///   - mode: The mode of a file that is created, before the umask.
  package init(
    opening path: String, _ flags: Int32, mode: UInt32 = 0
  ) throws(SystemError) {
    var number: Int32
    repeat {
      number = unsafe open(path, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
    } while number < 0 && errno == EINTR
    if number < 0 { throw SystemError.last }
    self.number = number
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    if unsafe fstat(number, &status) != 0 { throw SystemError.last }
    return status
  }

  /// Fills `buffer` from the file until it is full or the file ends.
  ///
  /// - Parameter expected: The number of bytes known to be left. A read that returns at least so
  ///   many, and fewer than there is room for, has met the end: no further call has to find it.
  /// - Returns: The number of bytes read.
  func fill(
    _ buffer: UnsafeMutableRawBufferPointer, expecting expected: Int
  ) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = unsafe read(number, rest.baseAddress, rest.count)
      if count == 0 { break }
      if count > 0 {
        filled += count
        if filled >= expected, filled < buffer.count { break }
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
    return filled
  }

  /// Writes all bytes, in as many calls of the system as needed.
  package func writeAll(_ bytes: Span<UInt8>) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.extracting(written...).withUnsafeBytes { rest in
        unsafe write(number, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Waits until the written bytes are on the disk.
  func flush() throws(SystemError) {
    while fsync(number) != 0 {
      if errno != EINTR { throw SystemError.last }
    }
  }

  deinit { _ = close(number) }
}
