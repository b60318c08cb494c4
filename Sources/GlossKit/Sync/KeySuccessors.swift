import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Candidates for reworded keys: the new keys of a catalog that replace an unused key in a call.
///
/// The present strings of the sources are compared with the strings at the catalog's last commit.
/// ``SyncPlan`` makes one value for each catalog, unless the setting `renames` is `off`.
struct KeySuccessors: Sendable {
  /// The successors by unused key.
  private(set) var all: [String: Set<String>] = [:]

  /// The most files with new keys whose history is read; a change of more files is taken for more
  /// than a rewording.
  private static let fileLimit = 200

  init() {}

  /// Compares the sources. Git is called only if unused keys have translations and there are new
  /// keys.
  init(of unused: UnusedKeys, in sources: SyncSources, of project: Project) async {
    let catalog = unused.catalog
    let worthKeeping = Set(
      unused.keys.filter {
        unused.respelled.places[$0] == nil && unused.respelled.untyped[$0] == nil
          && catalog.catalog.entry($0)?.hasNoWork == false
      })
    if worthKeeping.isEmpty { return }
    let added = zip(catalog.strings, catalog.matches).lazy.filter { $1 == nil }.map(\.0)
    let addedKeys = Set(added.map(\.key))
    let files = Set(added.map(\.path)).sorted { $0.precedesInBytes($1) }
    guard !files.isEmpty, files.count <= Self.fileLimit,
      let revision = Self.lastRevision(of: catalog.path)
    else { return }
    let presentStrings = Dictionary(
      sources.all.lazy.map { ($0.path, $0.strings) },
      uniquingKeysWith: { first, _ in first })
    let reader = TwoPassScanner(of: project)
    let found = await concurrentlyMap(files, workers: project.workers) { file in
      guard let formerStrings = Self.strings(of: file, at: revision, reader) else {
        return KeyReplacements()
      }
      return KeyReplacements(formerStrings, presentStrings[file] ?? [])
    }
    for (old, new) in found.lazy.flatMap(\.pairs)
    where worthKeeping.contains(old) && addedKeys.contains(new) {
      all[old, default: []].insert(new)
    }
  }

  /// Returns the last commit that changed a catalog. The sources of that commit had the catalog's
  /// keys.
  private static func lastRevision(of catalog: String) -> String? {
    let (folder, name) = split(catalog)
    let revision = Git(folder: folder).line([
      "log", "-1", "--format=%H", "--no-show-signature", "--", name,
    ])
    return revision.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the strings of a file at a revision, or `nil` if it did not exist or is not UTF-8.
  private static func strings(
    of file: String, at revision: String, _ reader: TwoPassScanner
  ) -> [ExtractedString]? {
    let (folder, name) = split(file)
    guard
      let text = Git(folder: folder).run(["show", "--end-of-options", "\(revision):./\(name)"]),
      text.span.firstInvalidUTF8 == nil
    else { return nil }
    return reader.source(text, file).strings
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let folder = FolderPath.folder(of: path)
    let isInRoot = folder.isEmpty && path.utf8.first == UInt8(ascii: "/")
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (folder.isEmpty ? (isInRoot ? "/" : ".") : folder, name)
  }
}
