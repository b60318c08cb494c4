#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ProjectLayout

/// Locks on folders, so that one run at a time replaces files there. Given back at the end.
final class FolderLocks {
  /// How long to wait for another run, in milliseconds.
  private static let patience = 10_000

  private var folders: [(path: String, number: Int32)] = []

  /// - Parameter folders: In any order; locked in that of their bytes, so that two runs never wait
  ///   for each other.
  init(_ folders: [String]) throws(GlossError) {
    for path in folders.sortedByBytes() {
      let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
      if number < 0 { throw GlossError(path, .cannotOpen(.last)) }
      self.folders.append((path, number))
      try Self.lock(number, path)
    }
  }

  deinit {
    for folder in folders { _ = close(folder.number) }
  }

  /// Removes the temporary files of runs that were killed.
  func removeLitter() {
    for (path, _) in folders {
      for name in Siblings.names(in: path) where TemporaryName.isLitter(name) {
        _ = unsafe unlink(path + name)
      }
    }
  }

  /// Waits until the disk has the folders' new entries. Some file systems cannot; the files
  /// themselves are flushed already.
  func flush() {
    for (_, number) in folders { _ = fsync(number) }
  }

  private static func lock(_ number: Int32, _ path: String) throws(GlossError) {
    var waited = 0
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        if waited >= patience { throw GlossError(path, .folderBusy) }
        waited += 10
        usleep(10_000)
      default: return  // a file system without locks; the check of the stamps remains
      }
    }
  }
}
