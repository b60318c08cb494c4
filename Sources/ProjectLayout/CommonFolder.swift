/// The folder around all paths of a project, to which ``ProjectLayout`` makes them relative.
///
/// Paths relative to a workingNames directory inside the project lack the names of the folders that
/// lead to it, as in `a.swift` beside `../App/b.swift`. ``ProjectLayout`` needs these names to
/// compare the distance of files and to recognize test folders.
struct CommonFolder: Sendable {
  /// For each number of leading `../`, the text that replaces them. With the workingNames directory
  /// `App/Views` and two levels: `["App/Views/", "App/", ""]`.
  private let prefixes: [String]

  /// - Parameters:
  ///   - paths: Relative to the workingNames directory.
  ///   - workingDirectory: The folder that the paths are relative to.
  init(around paths: [String], workingDirectory: AbsolutePath) {
    let levels = paths.lazy.map(FolderPath.levels).max() ?? 0
    let names = workingDirectory.names.suffix(levels).map { $0 + "/" }
    prefixes = (0...levels).map { names.dropLast($0).joined() }
  }

  /// Returns a path relative to this folder; a path outside is returned unchanged.
  func path(_ workingPath: String) -> String {
    if prefixes.count == 1 || workingPath.utf8.first == UInt8(ascii: "/") { return workingPath }
    let levels = FolderPath.levels(above: workingPath)
    guard levels < prefixes.count else { return workingPath }
    return prefixes[levels] + workingPath.utf8.dropFirst("../".utf8.count * levels).text
  }

  /// Converts a path relative to this folder back to one relative to the workingNames directory.
  func workingPath(_ path: String) -> String {
    if prefixes.count == 1 || path.utf8.first == UInt8(ascii: "/") { return path }
    let workingNames = prefixes[0].split(separator: "/")
    let names = path.split(separator: "/")
    let common = zip(workingNames, names).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: workingNames.count - common)
    return (up + names.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}

extension Substring.UTF8View {
  fileprivate var text: String { String(Substring(self)) }
}
