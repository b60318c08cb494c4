#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One change of a ``FileWriter`` whose new bytes are on the disk under a temporary name, ready
/// to be renamed or undone.
struct PreparedFile {
  let target: WriteTarget
  private let temporary: TemporaryName
  /// A second name of the old file, to restore it from.
  private var backup: TemporaryName?
  private var isReplaced = false
  /// The locks on the temporary file and the backup, by which other runs see that these are in use.
  private var locks: [TemporaryFileLock] = []

  /// Writes and flushes the new bytes beside the target.
  ///
  /// - Parameter number: A number for the temporary name, different for each file of the run.
  init(_ target: WriteTarget, number: Int) throws(GlossError) {
    self.target = target
    // The next number is for the backup.
    temporary = TemporaryName(target, number: 2 * number)
    do throws(SystemError) {
      let file = try make()
      try write(to: file)
    } catch {
      // A file that exists already is not this run's to remove.
      if error.rawValue != EEXIST { temporary.remove() }
      throw GlossError(target.change.path, .cannotWrite(error))
    }
  }

  /// Makes the temporary file and locks it; tries again if another run has just
  /// removed it as a leftover.
  private mutating func make() throws(SystemError) -> FileDescriptor {
    let mode: UInt32 = target.status == nil ? 0o666 : 0o600
    var attempts = 0
    while true {
      let file = try FileDescriptor(
        opening: temporary.path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
      do throws(SystemError) {
        if let lock = try TemporaryFileLock(file) { locks.append(lock) }
        return file
      } catch {
        attempts += 1
        if error.rawValue != EWOULDBLOCK || attempts == 10 { throw error }
        temporary.remove()
      }
    }
  }

  /// Writes the new bytes with the owner, group and mode of the old file, and flushes them.
  private func write(to file: borrowing FileDescriptor) throws(SystemError) {
    try file.writeAll(target.change.newBytes.span)
    if let status = target.status {
      // Only root may give a file to another owner; for all others the second call sets the group
      // alone. A group that this user is not in cannot be set either: then the group's permissions
      // are dropped, so that another group does not get them.
      let isOwned =
        fchown(file.number, status.st_uid, status.st_gid) == 0
        || fchown(file.number, uid_t.max, status.st_gid) == 0
      let mode = status.st_mode & 0o1777
      if fchmod(file.number, isOwned ? mode : mode & ~0o070) != 0 { throw SystemError.last }
    }
    try file.flush()
  }

  /// Gives the old file a second name, if the file system has hard links.
  mutating func keepOld() {
    guard target.status != nil else { return }
    let name = TemporaryName(target, number: temporary.number + 1)
    guard unsafe link(target.path, name.path) == 0 else { return }
    backup = name
    if let file = try? FileDescriptor(opening: name.path, O_RDONLY | O_NOFOLLOW),
      let lock = try? TemporaryFileLock(file)
    {
      locks.append(lock)
    }
  }

  /// Puts the new file in the place of the old one.
  mutating func replace() throws(GlossError) {
    if unsafe rename(temporary.path, target.path) != 0 {
      throw GlossError(target.change.path, .cannotReplace(.last))
    }
    isReplaced = true
  }

  /// Removes the backup.
  func finish() { backup?.remove() }

  /// Restores the old state, as far as the file system allows.
  func undo() {
    if !isReplaced {
      temporary.remove()
      backup?.remove()
    } else if let backup {
      _ = unsafe rename(backup.path, target.path)
    } else if target.status == nil {
      _ = unsafe unlink(target.path)
    }
  }
}
