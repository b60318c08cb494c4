import LocalizationModel
import ProjectLayout
import StringCatalog

/// An index of a project's catalogs by the names that translators' files give them. Names are only
/// looked up here: no file is opened because a translators' file names it.
struct CatalogIndex: Sendable {
  /// The part that a catalog of the project has in this run.
  enum Place: Sendable {
    case member(Int)
    /// The catalog is in the project, but was not asked for.
    case notSelected
    case unreadable
  }

  private struct Known {
    /// The path, relative to the working directory.
    let path: String
    let place: Place
    /// The folders and the name, seen from the project's folder, wherever the run started.
    let names: [Substring]
  }

  /// A way to compare names; the exact one comes first.
  private enum Comparison: CaseIterable {
    case exact
    /// With backslashes taken for slashes, and ignoring case.
    case loose

    func spelled(_ path: String) -> String {
      switch self {
      case .exact: path
      case .loose: path.replacing("\\", with: "/").lowercased()
      }
    }
  }

  private var known: [Known] = []
  /// The first catalog of each name.
  private var byOriginal: [TextKey: Int] = [:]
  private var byPath: [Comparison: [String: [Int]]] = [:]
  /// The folder that names start from, then the project's folder.
  private let folders: [AbsolutePath]
  private let moves: [CatalogMove]

  /// - Parameters:
  ///   - base: The folder that names in translators' files start from.
  ///   - root: The project's folder.
  init(base: AbsolutePath, root: AbsolutePath, moves: [CatalogMove]) {
    folders = [base, root]
    self.moves = moves
  }

  /// - Parameters:
  ///   - path: The path, relative to the working directory.
  ///   - original: The catalog's name in translators' files.
  mutating func add(_ path: String, original: String, _ place: Place) {
    let absolute = AbsolutePath(path, in: WorkingDirectory.current.path)
    if byOriginal[TextKey(original)] == nil { byOriginal[TextKey(original)] = known.count }
    for comparison in Comparison.allCases {
      byPath[comparison, default: [:]][comparison.spelled(absolute.text), default: []]
        .append(known.count)
    }
    known.append(
      Known(
        path: path, place: place, names: AbsolutePath(absolute.text(seenFrom: folders[1])).names))
  }

  func path(of catalog: Int) -> String { known[catalog].path }
  func place(of catalog: Int) -> Place { known[catalog].place }

  /// Returns the catalogs that a name fits as a whole path: one or none, in most cases.
  func whole(_ original: String) -> [Int] {
    if let moved = moves.lazy.compactMap({ $0.path(of: original) }).first {
      return catalogs(at: AbsolutePath(moved, in: WorkingDirectory.current.path), .exact)
    }
    if let exact = byOriginal[TextKey(original)] { return [exact] }
    for comparison in Comparison.allCases {
      // Slashes first, so that the names are told apart.
      let name = comparison == .loose ? original.replacing("\\", with: "/") : original
      for folder in folders {
        let fitting = catalogs(at: AbsolutePath(name, in: folder), comparison)
        if !fitting.isEmpty { return fitting }
      }
    }
    return []
  }

  private func catalogs(at path: AbsolutePath, _ comparison: Comparison) -> [Int] {
    byPath[comparison]?[comparison.spelled(path.text)] ?? []
  }

  /// Returns the catalogs whose path ends as the name does, or whose whole path the name ends with,
  /// as in a file from a project in another folder.
  ///
  /// - Parameter original: The name; one with `..` points away from the
  ///   project and fits no catalog.
  func endingAlike(_ original: String) -> [Int] {
    if moves.contains(where: { $0.path(of: original) != nil }) { return [] }
    for comparison in Comparison.allCases {
      let name = comparison.spelled(original)
      if name.split(separator: "/").contains("..") { return [] }
      let wanted = AbsolutePath(name).names
      let fitting = known.indices.filter { catalog in
        let own = known[catalog].names.map { comparison.spelled(String($0)) }
        let shared = zip(own.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
        // The name of a file alone is no evidence for a path that says more.
        return shared == wanted.count && shared > 0 || shared == own.count && shared > 1
      }
      if !fitting.isEmpty { return fitting }
    }
    return []
  }

  /// Errors for moves that lead neither to a catalog of the project nor to a folder with some.
  var failures: [GlossError] {
    moves.compactMap { move in
      let target = AbsolutePath(move.new, in: WorkingDirectory.current.path)
      let isFound = known.contains {
        AbsolutePath($0.path, in: WorkingDirectory.current.path).names.starts(with: target.names)
      }
      return isFound ? nil : GlossError(move.new, .noCatalogToMap)
    }
  }
}
