#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The kind of file that a path leads to, symbolic links followed.
enum PathKind: Equatable {
  case file
  case folder
  /// A pipe, a device or a socket.
  case other
  case missing
  case unreachable(SystemError)

  init(_ path: String) {
    var status = stat()
    if unsafe stat(path, &status) != 0 {
      let error = SystemError.last
      self = [ENOENT, ENOTDIR].contains(error.rawValue) ? .missing : .unreachable(error)
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }

  /// True if the path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// True for a folder such as `/tmp`, in which all users may make files: by its sticky bit and the
  /// permission for others to write.
  static func isOpenToAll(_ path: String) -> Bool {
    var status = stat()
    let mode = S_ISVTX | S_IWOTH
    return unsafe stat(path, &status) == 0 && status.st_mode & mode == mode
  }
}
