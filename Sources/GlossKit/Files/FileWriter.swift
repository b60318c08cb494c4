#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel
import ProjectLayout

/// Writes the files of a run, all or none. Every command that changes files goes through it.
///
/// All new contents are first written to temporary files beside their targets and flushed. Only
/// then is each renamed to its target's name. If anything fails before the last rename, every file
/// is as it was. A run that is killed leaves each file old or new, never half, and temporary files
/// that the next run removes. The mode stays, and the owner where the system allows it; a symbolic
/// link stays a link, and its target is replaced.
///
/// A writer holds a lock on each folder meanwhile, so that two runs cannot overwrite each other:
/// the later run finds its file changed and refuses to write it. Runs with a ``RunLock``, taken
/// before they read the files, wait for each other and never have to refuse.
package struct FileWriter: Sendable {
  private let lock: RunLock?
  private let boundary: ProjectBoundary
  /// Called just before each rename; tests interfere there.
  private let willReplace: @Sendable (String) -> Void

  /// Makes a writer for files that the command line names.
  ///
  /// - Parameters:
  ///   - lock: The lock that the run holds already.
  ///   - allowsOutside: True to follow links that lead out of the repository that they lie in.
  package init(under lock: RunLock? = nil, allowsOutside: Bool = false) {
    self.init(under: lock, within: .commandLine(allowsOutside: allowsOutside))
  }

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - lock: The lock that the run holds already.
  ///   - boundary: The limit of the files that may be written.
  ///   - willReplace: Called with the path of each change just before its
  ///     rename, when all new files are prepared.
  package init(
    under lock: RunLock? = nil, within boundary: ProjectBoundary,
    willReplace: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.lock = lock
    self.boundary = boundary
    self.willReplace = willReplace
  }

  /// Writes all changes or none.
  ///
  /// - Parameter changes: The changes in any order, each file once.
  /// - Throws: ``GlossError`` for the first file, by path bytes, that cannot be changed. Nothing is
  ///   changed then.
  package func write(_ changes: [FileChange]) throws(GlossError) {
    if changes.isEmpty { return }
    let targets = try WriteTarget.all(of: changes, within: boundary)
    let locks = try FolderLocks(targets.map(\.folder), beside: lock?.folders)
    locks.removeLeftovers()
    WritePhase.enter()
    defer { WritePhase.leave() }
    var prepared: [PreparedFile] = []
    do throws(GlossError) {
      for target in targets {
        try Self.checkInterruption(target)
        try prepared.append(PreparedFile(target, number: prepared.count))
      }
      try replace(&prepared)
    } catch {
      for file in prepared.reversed() { file.undo() }
      throw error
    }
    WritePhase.note(replacedFiles: prepared.count)
    for file in prepared { file.finish() }
    locks.flush()
  }

  /// Removes the temporary files that killed runs left beside some files, for runs that write none.
  func removeLeftovers(beside paths: [String]) {
    let folders = paths.compactMap { WorkingDirectory.realPath($0) }.map {
      FolderPath.folder(of: $0) + "/"
    }
    for folder in folders.distinctByBytes() {
      // No waiting: a run that is writing in the folder removes the leftovers itself.
      let locks = try? FolderLocks([folder], beside: lock?.folders, .init(milliseconds: 0))
      locks?.removeLeftovers()
    }
  }

  /// Throws an error if a file could not be changed; nothing is written.
  static func check(
    _ change: FileChange, within boundary: ProjectBoundary
  ) throws(GlossError) {
    for target in try WriteTarget.all(of: [change], within: boundary)
    where unsafe access(target.folder, W_OK | X_OK) != 0 {
      throw GlossError(change.path, .cannotWrite(.last))
    }
  }

  /// Writes new contents to a temporary file beside the target, for another program to work on. The
  /// caller removes it within the same ``WritePhase``.
  static func copy(
    _ change: FileChange, within boundary: ProjectBoundary
  ) throws(GlossError) -> TemporaryName {
    let target = try WriteTarget.all(of: [change], within: boundary)[0]
    let copy = TemporaryName(target, number: Self.copyNumber)
    do throws(SystemError) {
      let file = try FileDescriptor(
        opening: copy.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      try file.writeAll(change.newBytes.span)
    } catch {
      throw GlossError(change.path, .cannotWrite(error))
    }
    return copy
  }

  /// The number in the name of a ``copy``, beyond the numbers of a run's changes.
  private static let copyNumber = 1 << 30

  /// Throws an error after a signal, before anything is replaced.
  private static func checkInterruption(_ target: WriteTarget) throws(GlossError) {
    if WritePhase.isInterrupted { throw GlossError(target.change.path, .interrupted) }
  }

  /// Renames the prepared files, each after a check that its target is unchanged.
  private func replace(_ prepared: inout [PreparedFile]) throws(GlossError) {
    for file in prepared { try file.target.check() }
    if let file = prepared.first { try Self.checkInterruption(file.target) }
    // A single file needs no backup: its rename is all or nothing.
    if prepared.count > 1 {
      for index in prepared.indices { prepared[index].keepOld() }
    }
    for index in prepared.indices {
      willReplace(prepared[index].target.change.path)
      try prepared[index].target.check()
      try prepared[index].replace()
    }
  }
}
