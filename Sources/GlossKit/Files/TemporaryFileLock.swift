#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on a temporary file by which other runs see that the run that made it is alive. It ends
/// with this object or with the process, even a killed one.
@safe final class TemporaryFileLock {
  /// The state of a temporary file.
  enum State {
    /// No run had locked the file; it is removed.
    case free
    /// A run has locked the file, or it is no regular file.
    case held
    /// The file system has no locks, or the file cannot be opened.
    case unknown
  }

  #if canImport(Darwin)
    /// A descriptor that keeps the lock; on Darwin a mapped page would not.
    private let number: Int32
  #else
    /// A mapped page that keeps the open file, and with it the lock, without a descriptor: a run
    /// with hundreds of files may have too few. The page is never read.
    private let page: UnsafeMutableRawPointer
  #endif

  /// Takes the lock.
  ///
  /// - Parameter file: A file open for reading.
  /// `nil` if the file system has no locks.
  ///
  /// - Throws: `EWOULDBLOCK` if another run holds the file, or is about to remove it.
  init?(_ file: borrowing FileDescriptor) throws(SystemError) {
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw .last
      default: return nil
      }
    }
    // Another run, removing leftovers, may have taken the file between its creation and the lock.
    if try file.status().st_nlink == 0 { throw SystemError(rawValue: EWOULDBLOCK) }
    #if canImport(Darwin)
      number = fcntl(file.number, F_DUPFD_CLOEXEC, 0)
      if number < 0 { return nil }
    #else
      let page = unsafe mmap(nil, 1, PROT_NONE, MAP_PRIVATE, file.number, 0)
      guard let page = unsafe page, unsafe page != MAP_FAILED else { return nil }
      unsafe self.page = page
    #endif
  }

  deinit {
    #if canImport(Darwin)
      _ = close(number)
    #else
      unsafe munmap(page, 1)
    #endif
  }

  /// Removes a temporary file unless a run holds it.
  ///
  /// - Returns: The state of the file; with `unknown` it is left alone.
  static func remove(_ path: String) -> State {
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      if try file.status().st_mode & S_IFMT != S_IFREG { return .held }
      while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
        switch errno {
        case EINTR: continue
        case EWOULDBLOCK: return .held
        default: return .unknown
        }
      }
      // Removed under the lock: a run that has just made the file gets the lock next, and sees by
      // the number of links that the file was removed.
      _ = unsafe unlink(path)
      return .free
    } catch {
      return .unknown
    }
  }
}
