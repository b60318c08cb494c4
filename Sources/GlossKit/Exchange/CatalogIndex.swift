import LocalizationModel
import ProjectLayout
import StringCatalog

/// An index of a project's catalogs by the names that translators' files give them: the `original`
/// of a `<file>`. Names are only looked up here: no file is opened because a translators' file
/// names it. ``ExchangedCatalogs`` fills the index, ``CatalogAddress`` asks it.
struct CatalogIndex: Sendable {
  /// The state of a catalog in this run.
  enum Place: Sendable {
    /// The catalog was read: its index among the exchanged ones.
    case member(Int)
    /// The catalog is in the project but not among the ones that the run was asked to exchange.
    case notSelected
    case unreadable
  }

  private struct Entry {
    /// The path, relative to the working directory.
    let path: String
    let place: Place
    /// The folders and the name, seen from the project's folder, wherever the run started.
    let names: [Substring]
  }

  /// A way to compare names; the exact one comes first.
  private enum Comparison: CaseIterable {
    case exact
    /// Backslashes count as slashes, and case is ignored: other programs may have changed both.
    case loose

    /// Returns the form of a path in which equal paths are equal strings.
    func spelled(_ path: String) -> String {
      switch self {
      case .exact: path
      case .loose: path.replacing("\\", with: "/").lowercased()
      }
    }
  }

  private var entries: [Entry] = []
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
    if byOriginal[TextKey(original)] == nil { byOriginal[TextKey(original)] = entries.count }
    for comparison in Comparison.allCases {
      byPath[comparison, default: [:]][comparison.spelled(absolute.text), default: []]
        .append(entries.count)
    }
    entries.append(
      Entry(
        path: path, place: place, names: AbsolutePath(absolute.text(seenFrom: folders[1])).names))
  }

  func path(of catalog: Int) -> String { entries[catalog].path }
  func place(of catalog: Int) -> Place { entries[catalog].place }

  /// Returns the path that a move gives a name, relative to the working directory or absolute; `nil`
  /// if none concerns it.
  func moved(_ original: String) -> String? {
    moves.lazy.compactMap { $0.path(of: original) }.first
  }

  /// Returns the catalogs whose whole path a name gives: in most cases one or none.
  func whole(_ original: String) -> [Int] {
    if let moved = moved(original) {
      return catalogs(at: AbsolutePath(moved, in: WorkingDirectory.current.path), .exact)
    }
    if let exact = byOriginal[TextKey(original)] { return [exact] }
    for comparison in Comparison.allCases {
      // Backslashes become slashes before the path is parsed, because they separate names.
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

  /// Returns the catalogs whose path ends with the name, or whose whole path the name ends with,
  /// as in a file from a project in another folder.
  ///
  /// - Parameter original: The name; one with `..` points away from the
  ///   project and fits no catalog.
  func pathsEndingLike(_ original: String) -> [Int] {
    if moved(original) != nil { return [] }
    for comparison in Comparison.allCases {
      let name = comparison.spelled(original)
      if name.split(separator: "/").contains("..") { return [] }
      let names = AbsolutePath(name).names
      let fitting = entries.indices.filter { catalog in
        let catalogNames = entries[catalog].names.map { comparison.spelled(String($0)) }
        let shared = zip(catalogNames.reversed(), names.reversed()).prefix { $0 == $1 }.count
        // A longer path in the translators' file has to share more than the name of the file.
        return shared == names.count && shared > 0 || shared == catalogNames.count && shared > 1
      }
      if !fitting.isEmpty { return fitting }
    }
    return []
  }

  /// Errors for moves that lead neither to a catalog of the project nor to a folder with some.
  var failures: [GlossError] {
    moves.compactMap { move in
      let target = AbsolutePath(move.new, in: WorkingDirectory.current.path)
      let isFound = entries.contains {
        AbsolutePath($0.path, in: WorkingDirectory.current.path).names.starts(with: target.names)
      }
      return isFound ? nil : GlossError(move.new, .noCatalogToMap)
    }
  }
}
