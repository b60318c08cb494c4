#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file or folder it is, whatever path leads there.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// What a path leads to, symbolic links followed; `nil` if it leads nowhere.
  package init?(_ path: String) {
    var status = stat()
    if unsafe stat(path, &status) != 0 { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
