/// A lock that lets one run at a time write in a project.
///
/// A run takes it before it reads the files that it will write, so that it builds on the result of
/// the run before. Runs that only read need none. It is a lock on the project's folder, which the
/// system ends with the process: it makes no file, and a killed run leaves none. Where a folder
/// cannot be locked, as on some network file systems, writing still refuses to replace a
/// file that another run has changed.
///
///     let lock = try RunLock(project) { print("waiting for another run") }
///     try await Sync(of: project).write(under: lock)
public final class RunLock: Sendable {
  let folders: FolderLocks

  /// - Parameters:
  ///   - folder: The folder, relative to the working directory. One that cannot
  ///     be opened is not locked.
  ///   - milliseconds: The time to wait for another run.
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
