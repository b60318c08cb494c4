import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// Which new keys stand in the calls where gone keys stood, as far as git remembers the sources.
extension SyncPlanner {
  /// Files beyond which nobody looks at the history: that was no rewording.
  private static let fileLimit = 200

  /// Git is asked only when keys with translations are about to be gone from a catalog while others
  /// are new in it.
  mutating func findSuccessors() async {
    if options.renames == .off { return }
    for loaded in loaded { await findSuccessors(in: loaded) }
  }

  private mutating func findSuccessors(in loaded: LoadedCatalog) async {
    let catalog = loaded.catalog
    let path = catalog.path
    let gone = Set((gone[path] ?? []).filter { catalog.entry($0)?.hasNoWork == false })
    if gone.isEmpty { return }
    let added = zip(strings[path] ?? [], matches[path] ?? []).lazy.filter { $1 == nil }.map(\.0)
    let addedKeys = Set(added.map(\.key))
    let files = Set(added.map(\.path)).sorted { $0.precedesInBytes($1) }
    guard !files.isEmpty, files.count <= Self.fileLimit,
      let revision = Self.lastRevision(of: path)
    else { return }
    let now = Dictionary(
      sources.lazy.map { ($0.path, $0.strings) }, uniquingKeysWith: { first, _ in first })
    let look = SourceLook(of: project)
    let found = await concurrentlyMap(files, workers: project.workers) { file in
      guard let then = Self.strings(of: file, at: revision, look) else { return SuccessorList() }
      return SuccessorList(then, now[file] ?? [])
    }
    var successors: [String: Set<String>] = [:]
    for (old, new) in found.lazy.flatMap(\.pairs)
    where gone.contains(old) && addedKeys.contains(new) {
      successors[old, default: []].insert(new)
    }
    self.successors[path] = successors
  }

  /// The commit that changed a catalog last: the sources then had the keys that it has.
  private static func lastRevision(of catalog: String) -> String? {
    let (folder, name) = split(catalog)
    let revision = Git(folder: folder).line([
      "log", "-1", "--format=%H", "--no-show-signature", "--", name,
    ])
    return revision.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What stood in a file; `nil` if it was not there.
  private static func strings(
    of file: String, at revision: String, _ look: SourceLook
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

/// Which strings of a file took the places of others.
private struct SuccessorList: Sendable {
  /// Old and new key.
  private(set) var pairs: [(old: String, new: String)] = []

  init() {}

  /// What both versions have in the same order stands where it stood. What lies between took the place
  /// of what lay between, if it is as much, or if a call is the only one of its kind.
  init(_ old: [ExtractedString], _ new: [ExtractedString]) {
    let old = old.sorted { $0.range.start < $1.range.start }
    let new = new.sorted { $0.range.start < $1.range.start }
    var start = (old: 0, new: 0)
    let kept = new.map { Self.mark($0) }.difference(from: old.map { Self.mark($0) })
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in kept {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    while start.old < old.count || start.new < new.count {
      var gap: (old: [ExtractedString], new: [ExtractedString]) = ([], [])
      while start.old < old.count, removed.contains(start.old) {
        gap.old.append(old[start.old])
        start.old += 1
      }
      while start.new < new.count, inserted.contains(start.new) {
        gap.new.append(new[start.new])
        start.new += 1
      }
      match(gap.old, gap.new)
      start.old += 1
      start.new += 1
    }
  }

  private static func mark(_ string: ExtractedString) -> [String] { [string.api, string.key] }

  private mutating func match(_ old: [ExtractedString], _ new: [ExtractedString]) {
    if old.map(\.api) == new.map(\.api) {
      for (old, new) in zip(old, new) { pairs.append((old.key, new.key)) }
      return
    }
    for string in old where old.count(where: { $0.api == string.api }) == 1 {
      let candidates = new.filter { $0.api == string.api }
      if candidates.count == 1 { pairs.append((string.key, candidates[0].key)) }
    }
  }
}
