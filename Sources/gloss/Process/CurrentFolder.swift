#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that the paths of a run are relative to.
enum CurrentFolder {
  /// - Returns: False if there is no such folder.
  static func change(to path: String) -> Bool { unsafe chdir(path) == 0 }
}
