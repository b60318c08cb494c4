/// The folder around all paths of a project, to see them from.
///
/// Seen from a working directory inside of the project, paths lack the names of the folders that
/// lead to it: `a.swift` beside `../App/b.swift`. How near two files are, and whether a folder is
/// named for tests, shows only from the top.
struct TopFolder: Sendable {
  /// For each number of leading `../` what stands in their place; the last is empty.
  private let prefixes: [String]

  /// - Parameters:
  ///   - paths: Relative to the working directory.
  ///   - workingDirectory: From the root.
  init(around paths: [String], workingDirectory: AbsolutePath) {
    let levels = paths.lazy.map(FolderPath.levels).max() ?? 0
    let names = workingDirectory.names.suffix(levels).map { $0 + "/" }
    prefixes = (0...levels).map { names.dropLast($0).joined() }
  }

  /// How someone in this folder writes a path; as it is if it lies outside.
  func path(_ workingPath: String) -> String {
    if prefixes.count == 1 || workingPath.utf8.first == UInt8(ascii: "/") { return workingPath }
    let levels = FolderPath.levels(above: workingPath)
    guard levels < prefixes.count else { return workingPath }
    return prefixes[levels] + workingPath.utf8.dropFirst(3 * levels).text
  }

  /// How the run writes a path that ``path(_:)`` gave.
  func workingPath(_ path: String) -> String {
    if prefixes.count == 1 || path.utf8.first == UInt8(ascii: "/") { return path }
    let working = prefixes[0].split(separator: "/")
    let names = path.split(separator: "/")
    let common = zip(working, names).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: working.count - common)
    return (up + names.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}

extension Substring.UTF8View {
  fileprivate var text: String { String(Substring(self)) }
}
