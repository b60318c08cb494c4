#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ProjectLayout

/// Writes reports and exports to files that the command line names: replaces whole files, or adds
/// to the end of one. Unlike catalogs, these files are replaced even if they have changed since the
/// run began.
package enum ReportFiles {
  /// Returns a path that is equal for two spellings of one file, such as
  /// `a.json` and `b/../a.json`.
  package static func identity(of path: String) -> String {
    let absolute = AbsolutePath(path, in: WorkingDirectory.current.path).text
    if let real = WorkingDirectory.realPath(path) { return real }
    let folder = FolderPath.folder(of: absolute)
    let real = WorkingDirectory.realPath(folder.isEmpty ? "/" : folder)
    return (real ?? folder) + absolute.dropFirst(folder.utf8.count)
  }

  /// Checks that files can probably be written, before the work whose result they will hold.
  ///
  /// - Parameters:
  ///   - paths: The files to write.
  ///   - boundary: The limit of the files that may be written.
  /// - Throws: ``GlossError`` for the first file that cannot be written.
  package static func check(
    _ paths: [String], within boundary: ProjectBoundary
  ) throws(GlossError) {
    for path in paths {
      let path = WorkingDirectory.current.path(ofArgument: path)
      switch PathKind(path) {
      case .other: continue
      default:
        try FileWriter.check(
          FileChange(path, to: [], within: boundary, allowsZip: true), within: boundary)
      }
    }
  }

  /// Replaces files with texts, all or none. Pipes and devices are written to at once.
  ///
  /// - Parameters:
  ///   - reports: The path and bytes of each file.
  ///   - lock: The lock that the run holds already, if it has one.
  ///   - boundary: The limit of the files that may be written.
  package static func write(
    _ reports: [(path: String, bytes: ContiguousArray<UInt8>)], under lock: RunLock? = nil,
    within boundary: ProjectBoundary
  ) throws(GlossError) {
    var changes: [FileChange] = []
    for (argument, bytes) in reports {
      let path = WorkingDirectory.current.path(ofArgument: argument)
      switch PathKind(path) {
      case .other: try open(path, within: boundary, O_WRONLY, writing: bytes)
      default:
        changes.append(try FileChange(path, to: bytes, within: boundary, allowsZip: true))
      }
    }
    try FileWriter(under: lock, within: boundary).write(changes)
  }

  /// Adds a text to the end of a file that other programs add to as well, such as a CI summary.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - boundary: The limit of the files that may be written.
  ///   - limit: The greatest size of the file in bytes.
  ///   - text: Makes a text of at most the given number of bytes.
  package static func append(
    to path: String, within boundary: ProjectBoundary, limit: Int, _ text: (Int) -> String
  ) throws(GlossError) {
    let exists = PathKind(path) == .file
    let size = exists ? try FileReader.contents(of: path, within: boundary).stamp.size : 0
    if size >= limit { return }
    let bytes = ContiguousArray(text(limit - size).utf8)
    try open(path, within: boundary, O_WRONLY | O_APPEND | O_CREAT, writing: bytes)
  }

  private static func open(
    _ path: String, within boundary: ProjectBoundary, _ flags: Int32,
    writing bytes: ContiguousArray<UInt8>
  ) throws(GlossError) {
    if let objection = boundary.objection(to: path) { throw objection }
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, flags, mode: 0o666)
      try file.writeAll(bytes.span)
    } catch {
      throw GlossError(path, .cannotWrite(error))
    }
  }
}
