/// The folder around all paths of a project, from which ``ProjectLayout`` sees them.
///
/// Paths relative to a working directory inside the project lack the names of the folders that lead
/// to it, as in `a.swift` beside `../App/b.swift`. The distance of two files, and test folders'
/// names, show only from the top.
struct CommonFolder: Sendable {
  /// For each number of leading `../`, the text that replaces them; the last is empty.
  private let prefixes: [String]

  /// - Parameters:
  ///   - paths: Relative to the working directory.
  ///   - workingDirectory: From the root.
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
    return prefixes[levels] + workingPath.utf8.dropFirst(3 * levels).text
  }

  /// Converts a path given by ``path(_:)`` back to the working directory.
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
