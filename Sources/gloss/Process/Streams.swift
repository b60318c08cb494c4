#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three standard streams of the process.
enum Streams {
  /// Opens `/dev/null` for each closed stream: the next file that is opened, such as a catalog,
  /// would otherwise get the stream's number, and reports would be written into it.
  ///
  /// The stream stays unusable, because it is opened in the wrong direction: standard input for
  /// writing, the two others for reading.
  static func occupy() {
    for (number, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", flags)
    }
  }
}
