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
  ///   - allowsOutside: Whether links may lead out of the repository that they lie in.
  /// - Throws: ``GlossError`` for the first that cannot.
  public static func check(
    _ paths: [String], allowsOutside: Bool = false
  ) throws(GlossError) {
    for path in paths {
      let path = WorkingDirectory.current.path(ofArgument: path)
      switch PathKind(path) {
      case .other: continue
      case .missing:
        try FileWriter.check(
          FileWriter.Change(path: path, bytes: [], replacing: nil), allowsOutside: allowsOutside)
      default:
        let stamp = try FileReader.contents(of: path, allowsZip: true).stamp
        try FileWriter.check(
          FileWriter.Change(path: path, bytes: [], replacing: stamp), allowsOutside: allowsOutside)
      }
    }
  }

  /// Writes each text to its file, whatever the file held before; all or none, but for pipes and
  /// devices.
  ///
  /// - Parameters:
  ///   - reports: The bytes of each file.
  ///   - allowsOutside: Whether links may lead out of the repository that they lie in.
  public static func write(
    _ reports: [(path: String, bytes: ContiguousArray<UInt8>)], allowsOutside: Bool = false
  ) throws(GlossError) {
    var changes: [FileWriter.Change] = []
    for (argument, bytes) in reports {
      let path = WorkingDirectory.current.path(ofArgument: argument)
      switch PathKind(path) {
      case .other: try open(path, O_WRONLY, writing: bytes)
      case .missing:
        changes.append(FileWriter.Change(path: path, bytes: bytes, replacing: nil))
      default:
        let stamp = try FileReader.contents(of: path, allowsZip: true).stamp
        changes.append(FileWriter.Change(path: path, bytes: bytes, replacing: stamp))
      }
    }
    try FileWriter(allowsOutside: allowsOutside).write(changes)
  }

  /// Adds a text to the end of a file that other programs add to as well.
  ///
  /// - Parameters:
  ///   - path: The file that is added to.
  ///   - limit: How many bytes the file may have.
  ///   - text: Makes a text of at most as many bytes as it is given.
  public static func append(
    to path: String, limit: Int, _ text: (Int) -> String
  ) throws(GlossError) {
    let size = PathKind(path) == .file ? try FileReader.contents(of: path).stamp.size : 0
    if size >= limit { return }
    let bytes = ContiguousArray(text(limit - size).utf8)
    try open(path, O_WRONLY | O_APPEND | O_CREAT, writing: bytes)
  }

  private static func open(
    _ path: String, _ flags: Int32, writing bytes: ContiguousArray<UInt8>
  ) throws(GlossError) {
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, flags, mode: 0o666)
      try file.writeAll(bytes.span)
    } catch {
      throw GlossError(path, .cannotWrite(error))
    }
  }
}
