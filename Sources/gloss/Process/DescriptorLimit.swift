#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many files the process may have open at a time.
enum DescriptorLimit {
  /// A Mac refuses more, whatever it says that it allows.
  private static let most: rlim_t = 10_240

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif

  /// Raises it to what the system allows: a Mac begins with 256, and a run holds a file for each catalog that
  /// it writes.
  static func raise() {
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    let wanted = min(limit.rlim_max, most)
    if limit.rlim_cur >= wanted { return }
    limit.rlim_cur = wanted
    // A run with few files does with what there is.
    _ = unsafe setrlimit(resource, &limit)
  }
}
