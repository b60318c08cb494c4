#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The limit on files that the process may have open, raised once at the start.
enum DescriptorLimit {
  /// The most files that macOS grants, even if it reports a higher hard limit.
  private static let maximum: rlim_t = 10_240

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif

  /// Raises the limit to the most that the system allows. macOS begins with 256, and a run keeps a
  /// file open for each catalog that it writes.
  static func raise() {
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    let wanted = min(limit.rlim_max, maximum)
    if limit.rlim_cur >= wanted { return }
    limit.rlim_cur = wanted
    // A failure is ignored, because most runs need few files.
    _ = unsafe setrlimit(resource, &limit)
  }
}
