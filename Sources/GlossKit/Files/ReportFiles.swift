#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ProjectLayout

/// Writes reports to files: whole ones in the place of the old, or behind what is there.
public enum ReportFiles {
  /// How two spellings of one file's path are known to be that: `a.json` and `b/../a.json`.
  public static func identity(of path: String) -> String {
    let absolute = AbsolutePath(path, in: WorkingDirectory.current.path).text
    if let real = WorkingDirectory.realPath(path) { return real }
    let folder = FolderPath.folder(of: absolute)
    let real = WorkingDirectory.realPath(folder.isEmpty ? "/" : folder)
    return (real ?? folder) + absolute.dropFirst(folder.utf8.count)
  }

  /// Makes sure, as far as that can be known before, that files can be written.
  ///
  /// - Parameters:
  ///   - paths: The files that are to be written.
  ///   - boundary: What lies outside is not written.
  /// - Throws: ``GlossError`` for the first that cannot.
  package static func check(
    _ paths: [String], within boundary: ProjectBoundary
  ) throws(GlossError) {
    for path in paths {
      let path = WorkingDirectory.current.path(ofArgument: path)
      switch PathKind(path) {
      case .other: continue
      case .missing:
        try FileWriter.check(
          FileWriter.Change(path: path, bytes: [], replacing: nil), within: boundary)
      default:
        let stamp = try FileReader.contents(of: path, within: boundary, allowsZip: true).stamp
        try FileWriter.check(
          FileWriter.Change(path: path, bytes: [], replacing: stamp), within: boundary)
      }
    }
  }

  /// Writes each text to its file, whatever the file held before; all or none, but for pipes and
  /// devices.
  ///
  /// - Parameters:
  ///   - reports: The bytes of each file.
  ///   - boundary: What lies outside is not written.
  package static func write(
    _ reports: [(path: String, bytes: ContiguousArray<UInt8>)], within boundary: ProjectBoundary
  ) throws(GlossError) {
    var changes: [FileWriter.Change] = []
    for (argument, bytes) in reports {
      let path = WorkingDirectory.current.path(ofArgument: argument)
      switch PathKind(path) {
      case .other: try open(path, within: boundary, O_WRONLY, writing: bytes)
      case .missing:
        changes.append(FileWriter.Change(path: path, bytes: bytes, replacing: nil))
      default:
        let stamp = try FileReader.contents(of: path, within: boundary, allowsZip: true).stamp
        changes.append(FileWriter.Change(path: path, bytes: bytes, replacing: stamp))
      }
    }
    try FileWriter(within: boundary).write(changes)
  }

  /// Adds a text to the end of a file that other programs add to as well.
  ///
  /// - Parameters:
  ///   - path: The file that is added to.
  ///   - boundary: What lies outside is not written.
  ///   - limit: How many bytes the file may have.
  ///   - text: Makes a text of at most as many bytes as it is given.
  package static func append(
    to path: String, within boundary: ProjectBoundary, limit: Int, _ text: (Int) -> String
  ) throws(GlossError) {
    let isThere = PathKind(path) == .file
    let size = isThere ? try FileReader.contents(of: path, within: boundary).stamp.size : 0
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
