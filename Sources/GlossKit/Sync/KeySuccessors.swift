import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Candidates for reworded keys: the new keys of a catalog that stand in calls where a gone key
/// stood before.
///
/// The strings of today's sources are compared with those at the catalog's last commit.
/// ``SyncPlan`` makes one for each catalog unless reworded keys are not to be looked for.
struct KeySuccessors: Sendable {
  /// The successors by gone key.
  private(set) var all: [String: Set<String>] = [:]

  /// The most files with new keys whose history is read; a change of more files is no rewording.
  private static let fileLimit = 200

  init() {}

  /// Compares the sources. Git is only asked if keys with translations are about to go while new
  /// keys come.
  init(of gone: ObsoleteKeys, in sources: SyncSources, of project: Project) async {
    let fed = gone.catalog
    let worthKeeping = Set(
      gone.keys.filter {
        gone.respelled.places[$0] == nil && fed.catalog.entry($0)?.hasNoWork == false
      })
    if worthKeeping.isEmpty { return }
    let added = zip(fed.strings, fed.matches).lazy.filter { $1 == nil }.map(\.0)
    let addedKeys = Set(added.map(\.key))
    let files = Set(added.map(\.path)).sorted { $0.precedesInBytes($1) }
    guard !files.isEmpty, files.count <= Self.fileLimit,
      let revision = Self.lastRevision(of: fed.path)
    else { return }
    let now = Dictionary(
      sources.all.lazy.map { ($0.path, $0.strings) },
      uniquingKeysWith: { first, _ in first })
    let look = SourceReader(of: project)
    let found = await concurrentlyMap(files, workers: project.workers) { file in
      guard let then = Self.strings(of: file, at: revision, look) else { return KeyReplacements() }
      return KeyReplacements(then, now[file] ?? [])
    }
    for (old, new) in found.lazy.flatMap(\.pairs)
    where worthKeeping.contains(old) && addedKeys.contains(new) {
      all[old, default: []].insert(new)
    }
  }

  /// Returns the commit that changed a catalog last, because the sources had the catalog's keys
  /// then.
  private static func lastRevision(of catalog: String) -> String? {
    let (folder, name) = split(catalog)
    let revision = Git(folder: folder).line([
      "log", "-1", "--format=%H", "--no-show-signature", "--", name,
    ])
    return revision.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the strings of a file at a revision, or `nil` if it did not exist or is not UTF-8.
  private static func strings(
    of file: String, at revision: String, _ look: SourceReader
  ) -> [ExtractedString]? {
    let (folder, name) = split(file)
    guard
      let text = Git(folder: folder).run(["show", "--end-of-options", "\(revision):./\(name)"]),
      text.span.firstInvalidUTF8 == nil
    else { return nil }
    return look.source(text, file).strings
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let folder = FolderPath.folder(of: path)
    let isInRoot = folder.isEmpty && path.utf8.first == UInt8(ascii: "/")
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (folder.isEmpty ? (isInRoot ? "/" : ".") : folder, name)
  }
}
