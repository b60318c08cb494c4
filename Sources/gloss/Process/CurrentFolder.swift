#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The working directory of the process, which relative paths begin at.
enum CurrentFolder {
  /// Changes the working directory.
  ///
  /// - Returns: False if the folder does not exist or cannot be entered.
  static func change(to path: String) -> Bool { unsafe chdir(path) == 0 }
}
