import LocalizationModel
import ProjectLayout
import StringCatalog

/// The catalogs of a project by the names that translators' files have for them. None is ever opened
/// because a file names it.
struct CatalogIndex: Sendable {
  /// What the run makes of a catalog of the project.
  enum Place: Sendable {
    case member(Int)
    /// The project has it, but it was not asked for.
    case notSelected
    case unreadable
  }

  private struct Known {
    /// Relative to the working directory.
    let path: String
    let place: Place
    /// Its folders and name as seen from the project's folder, wherever the run started.
    let names: [Substring]
  }

  /// How a name is compared.
  private enum Comparison: CaseIterable {
    case exact
    /// With backslashes for slashes, and letters of either case.
    case loose

    func spelled(_ path: String) -> String {
      switch self {
      case .exact: path
      case .loose: path.replacing("\\", with: "/").lowercased()
      }
    }
  }

  private var known: [Known] = []
  /// The first of each name.
  private var byOriginal: [TextKey: Int] = [:]
  private var byPath: [Comparison: [String: [Int]]] = [:]
  /// What translators' files see paths from, and what the project does.
  private let folders: [AbsolutePath]
  private let moves: [CatalogMove]

  /// - Parameters:
  ///   - base: The folder that names start from.
  ///   - root: The project's.
  init(base: AbsolutePath, root: AbsolutePath, moves: [CatalogMove]) {
    folders = [base, root]
    self.moves = moves
  }

  /// - Parameters:
  ///   - path: Relative to the working directory.
  ///   - original: The name that translators' files have for it.
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

  /// The catalogs that a name fits as a whole path: mostly one, or none.
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

  /// The catalogs whose paths end as a name does, or that a name ends with, as when a file comes from
  /// another folder's project.
  ///
  /// - Parameter original: One that leads upwards says where the catalog is not, and fits none.
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

  /// What is wrong with the moves: each must lead to a catalog of the project, or to a folder of some.
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
