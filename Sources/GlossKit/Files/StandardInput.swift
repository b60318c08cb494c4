#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes piped into a run, for arguments such as `-`.
enum StandardInput {
  /// The name in errors.
  static let name = "standard input"

  /// Reads standard input to its end.
  ///
  /// - Throws: ``GlossError`` if it cannot be read, as when it is a folder.
  static func bytes() throws(GlossError) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    var portion = ContiguousArray<UInt8>(repeating: 0, count: 1 << 17)
    while true {
      let count = unsafe portion.withUnsafeMutableBytes { room in
        unsafe read(STDIN_FILENO, room.baseAddress, room.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += portion[..<count]
      } else if errno != EINTR {
        throw GlossError(name, .cannotRead(.last))
      }
    }
  }
}
