/// A lock that lets one run at a time write in a project.
///
/// A run takes the lock before it reads the files that it will write, so that it builds on the
/// result of the run before. Runs that only read need no lock. The lock is on the project's folder,
/// makes no file, and ends with the process, even a killed one. Where a folder cannot be locked, as
/// on some network file systems, writing still refuses to replace a file that another run
/// has changed.
///
///     let lock = try RunLock(project) { print("waiting for another run") }
///     try await Sync(of: project).write(under: lock)
public final class RunLock: Sendable {
  let folders: FolderLocks

  /// Locks a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, relative to the working directory. A folder that cannot be opened is
  ///     not locked.
  ///   - milliseconds: The time to wait for another run.
  ///   - remark: Called once if the wait takes longer than half a second.
  package init(
    folder: String, milliseconds: Int, remark: @escaping () -> Void = {}
  ) throws(GlossError) {
    do throws(GlossError) {
      folders = try FolderLocks(
        [folder],
        FolderLocks.WaitingTime(
          milliseconds: milliseconds, millisecondsToRemark: 500, remark: remark))
    } catch {
      guard error.reason != .file(.folderBusy) else {
        throw GlossError(folder, .projectBusy(seconds: max(milliseconds / 1000, 1)))
      }
      folders = try FolderLocks([])
    }
  }
}
