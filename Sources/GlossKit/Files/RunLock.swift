/// Keeps runs that write in one project from working at the same time.
///
/// A run takes it before it reads what it is going to write, so that it builds on what the run before
/// it has written. Runs that only read need none. It is a lock on the project's folder, of the kind
/// that the system gives back when a process ends: it makes no file, and a killed run leaves none
/// behind. Where a folder cannot be locked, as on some network file systems, ``FileWriter`` still
/// refuses to replace a file that another run has changed.
///
///     let lock = try RunLock(project) { print("waiting for another run") }
///     try await Sync(of: project).write(under: lock)
public final class RunLock: Sendable {
  let folders: FolderLocks

  /// - Parameters:
  ///   - folder: Relative to the working directory. One that cannot be opened is not locked.
  ///   - milliseconds: How long to wait.
  package init(
    folder: String, milliseconds: Int, remark: @escaping () -> Void = {}
  ) throws(GlossError) {
    do throws(GlossError) {
      folders = try FolderLocks(
        [folder],
        FolderLocks.Patience(milliseconds: milliseconds, millisecondsToRemark: 500, remark: remark))
    } catch {
      guard error.reason != .file(.folderBusy) else {
        throw GlossError(folder, .projectBusy(seconds: max(milliseconds / 1000, 1)))
      }
      folders = try FolderLocks([])
    }
  }
}
