#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a file or folder on the disk, by device and inode: equal for all paths that lead
/// to it, so that links to one file are recognized.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Follows symbolic links; `nil` if the path leads to nothing.
  package init?(_ path: String) {
    var status = stat()
    if unsafe stat(path, &status) != 0 { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
