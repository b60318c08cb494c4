#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on a temporary file that says that its run is alive, until it is given back or the process
/// ends, however it does.
@safe final class FileHold {
  enum State {
    case free
    case held
    /// The file system has no locks, or the file cannot be opened.
    case unknown
  }

  #if canImport(Darwin)
    /// A page would not keep the lock there.
    private let number: Int32
  #else
    /// A page of the file, which nothing looks at: it keeps the open file, and with it the lock,
    /// without a descriptor, of which a run with hundreds of files may have too few.
    private let page: UnsafeMutableRawPointer
  #endif

  /// - Parameter file: Open for reading.
  /// - Returns: `nil` where there are no locks.
  /// - Throws: `EWOULDBLOCK` if another run holds the file, or is about to remove it.
  init?(_ file: borrowing FileDescriptor) throws(SystemError) {
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw .last
      default: return nil
      }
    }
    // A run that tidies up may have been here since the file was made.
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

  /// Removes a file unless a run holds it.
  ///
  /// - Returns: Whether it was held; of one whose lock is not to be known, nothing is done.
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
      // While we have the lock, so that who has just made the file sees that it is gone.
      _ = unsafe unlink(path)
      return .free
    } catch {
      return .unknown
    }
  }
}
