#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An error number of the operating system.
package struct SystemError: Error, RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// What the last failed call left in `errno`; read it before anything else runs.
  package static var last: SystemError { SystemError(rawValue: errno) }

  /// Whether a run has as many files open as it may.
  var isShortageOfDescriptors: Bool { rawValue == EMFILE || rawValue == ENFILE }

  /// Lower case; with a remedy where there is one.
  package var description: String {
    switch rawValue {
    case EACCES, EPERM: "permission denied"
    case EBADF: "it is closed"
    case EDQUOT: "the disk quota is used up: free some space, then run again"
    case EIO: "input/output error"
    case EISDIR: "it is a folder"
    case EMFILE, ENFILE: "too many open files: raise the limit (ulimit -n)"
    case ENAMETOOLONG: "the path is too long"
    case ENOENT: "it does not exist any more"
    case ENOMEM: "not enough memory"
    case ENOSPC: "no space left on the device: free some, then run again"
    case ENOTDIR: "part of the path is not a folder"
    case EROFS: "the file system is read-only"
    case ELOOP: "too many symbolic links lead to each other"
    default: "system error \(rawValue)"
    }
  }
}
