#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three streams that a process begins with.
enum Streams {
  /// Takes the numbers of closed streams, so that no file gets one and reports go into it.
  ///
  /// Each stays as useless as it was: reading from standard input and writing to the others fails.
  static func occupy() {
    for (number, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", flags)
    }
  }
}
