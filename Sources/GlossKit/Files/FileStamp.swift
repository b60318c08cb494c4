#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The state of a file when it was read: device, inode, size and time of change. ``FileWriter``
/// replaces a file only if its stamp is still the same, so that another program's change is not
/// lost.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// The size in bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
