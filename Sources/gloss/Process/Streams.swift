#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three standard streams of the process.
enum Streams {
  /// Opens `/dev/null` for each closed stream, so that no catalog gets the stream's number and
  /// receives a report.
  ///
  /// The stream stays useless: reading from standard input and writing to the others fails as
  /// before.
  static func occupy() {
    for (number, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", flags)
    }
  }
}
