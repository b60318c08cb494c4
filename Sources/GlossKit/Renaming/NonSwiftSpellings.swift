import CatalogSync
import LegacyFormats
import LocalizationModel
import SwiftTree

/// The files that spell a key and are not Swift: a rename does not rewrite them, so they would keep
/// the old key and no longer find it.
struct NonSwiftSpellings {
  /// A file that spells the key, with the line if a single line holds the whole key.
  struct Place {
    let path: String
    let position: SourcePosition?
  }

  /// The places in sources, then in `.strings` tables, then in data files; each group by path.
  private(set) var places: [Place] = []
  /// Errors of the sources that could not be read.
  private(set) var failures: [GlossError] = []

  /// Searches sources in other languages, `.strings` tables, JSON, property lists and templates.
  ///
  /// - Parameter tables: The tables whose catalogs have the key; only `.strings` files of these
  ///   count.
  init(of key: String, in project: Project, tables: Set<String>) async {
    let hash = LiteralHash(key: key)
    for (path, spelling) in await OtherSources(of: project).answers({ $0.contains(hash) }) {
      switch spelling {
      case .failure(let error): failures.append(error)
      case .success(false): break
      case .success(true):
        places.append(
          Place(
            path: path,
            position: Self.position(in: path, project) {
              OtherSourceLiterals($0.span, path: path).hashes.contains(hash)
            }))
      }
    }
    addTables(of: key, in: project, tables)
    let resources = await ResourceSpelling(of: [key], in: project)
    for path in resources.spellers(of: key).sortedByBytes() {
      places.append(
        Place(
          path: path,
          position: Self.position(in: path, project) {
            ResourceKind(path: path)?.literals(in: $0).contains(hash) ?? false
          }))
    }
  }

  /// Adds the `.strings` files of these tables that have an entry for the key.
  private mutating func addTables(
    of key: String, in project: Project, _ tables: Set<String>
  ) {
    let hash = LiteralHash(key: key)
    for path in project.tree.paths(of: .table).filter(project.configuration.includes) {
      let name = path.split(separator: "/").last ?? path[...]
      guard tables.contains(where: { name == "\($0).strings" }),
        let bytes = try? FileReader.contents(of: path, within: project.boundary).bytes,
        let file = try? StringsFile(bytes),
        file.entries.contains(where: { $0.key.hasBytes(of: key) })
      else { continue }
      places.append(
        Place(
          path: path,
          position: Self.position(in: path, project) {
            OtherSourceLiterals($0.span, path: path).hashes.contains(hash)
          }))
    }
  }

  /// Returns the start of the first line that spells the key by itself, or `nil` if none does.
  private static func position(
    in path: String, _ project: Project, _ spells: (ContiguousArray<UInt8>) -> Bool
  ) -> SourcePosition? {
    guard
      let bytes = try? project.overlay.texts[path]
        ?? FileReader.contents(of: path, within: project.boundary).bytes
    else {
      return nil
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { spells(ContiguousArray($0)) }.map {
      SourcePosition(line: $0 + 1, column: 1)
    }
  }
}
