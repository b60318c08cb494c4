package import LocalizationModel

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

  /// The value of `errno` after the last failed call; the next call may overwrite it.
  package static var last: SystemError { SystemError(rawValue: errno) }

  /// True if the process or the system has reached its limit of open files.
  var isShortageOfDescriptors: Bool { rawValue == EMFILE || rawValue == ENFILE }

  package var description: String { message.description }

  /// Lower case; with a remedy where there is one.
  package var message: Message {
    switch rawValue {
    case EACCES, EPERM:
      Message(
        "permission denied: check the rights of the file and its folder", comment: "系统错误：没有权限")
    case EBADF: Message("it is closed: open it for this run", comment: "系统错误：已经关闭")
    case EDQUOT:
      Message(
        """
        the disk quota is used up: free some space, then run again
        """, comment: "系统错误：磁盘配额已用完：请腾出空间后再运行")
    case EIO: Message("input/output error: check the disk, then run again", comment: "系统错误：输入输出错误")
    case EISDIR: Message("it is a folder: give a file", comment: "系统错误：它是文件夹")
    case EMFILE, ENFILE:
      Message(
        """
        too many open files: raise the limit (ulimit -n)
        """, comment: "系统错误：打开的文件过多：请提高上限（ulimit -n）")
    case ENAMETOOLONG: Message("the path is too long: shorten it", comment: "系统错误：路径过长")
    case ENOENT: Message("no such file or folder: check the path", comment: "错误：没有这个文件或文件夹")
    case ENOMEM:
      Message("not enough memory: end other programs, then run again", comment: "系统错误：内存不足")
    case ENOSPC:
      Message(
        """
        no space left on the device: free some, then run again
        """, comment: "系统错误：磁盘空间不足：请腾出空间后再运行")
    case ENOTDIR:
      Message("part of the path is not a folder: check the path", comment: "系统错误：路径中有一部分不是文件夹")
    case EROFS:
      Message("the file system is read-only: give another place", comment: "系统错误：文件系统是只读的")
    case ELOOP:
      Message(
        "too many symbolic links lead to each other: remove one", comment: "系统错误：符号链接相互指向，层数过多")
    default: Message("system error \(Int(rawValue))", comment: "系统错误。%lld：错误码")
    }
  }
}
