import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

extension Renaming {
  /// Reads all sources and catalogs of a project and works out what changes.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - old: A key as a catalog spells it.
  ///   - new: Another one that takes the same arguments in the same order.
  ///   - options: What is done beyond the default.
  public init(
    of project: Project, from old: String, to new: String, options: Options = Options()
  ) async {
    var planner = RenamePlanner(project, old, new, options)
    await planner.run()
    self = planner.renaming
  }
}

/// Works out a ``Renaming`` step by step.
private struct RenamePlanner {
  let project: Project
  let old: String
  let new: String
  let options: Renaming.Options
  var renaming: Renaming
  /// The catalogs that have the old key, by path.
  private var catalogs: [String: LoadedCatalog] = [:]
  /// Where the sources have the new key already, if they have the old one too.
  private var newSite: (path: String, position: SourcePosition)?

  init(_ project: Project, _ old: String, _ new: String, _ options: Renaming.Options) {
    self.project = project
    self.old = old
    self.new = new
    self.options = options
    renaming = Renaming(boundary: project.boundary)
  }

  mutating func run() async {
    renaming.failures = project.failures
    if let flaw = Self.difference(between: old, and: new) { fail(project.scopeName, nil, flaw) }
    let keys = await readCatalogs()
    if !renaming.failures.isEmpty { return finish() }
    await rewriteSources()
    await findOtherSpellings()
    if renaming.files.isEmpty, catalogs.isEmpty, renaming.failures.isEmpty {
      let closest = keys.closest(to: old)
      renaming.failures.append(
        GlossError(project.scopeName, .noSuchKey(old, suggestion: closest)))
    }
    for catalog in catalogs.values { rename(in: catalog) }
    finish()
  }

  /// Why a translation of one key cannot stand for the other; `nil` if it can.
  private static func difference(between old: String, and new: String) -> Message? {
    if old.hasBytes(of: new) { return Message("both keys are the same", comment: "改键：新旧键相同") }
    let (left, right) = (
      ArgumentMap(FormatSpecifier.all(in: old)), ArgumentMap(FormatSpecifier.all(in: new))
    )
    let arguments = right.uses.map(\.number)
    if arguments != arguments.sorted() || Set(arguments).count < arguments.count {
      return Message(
        """
        '\(new)' takes its arguments in another order, which calls do not: keep the order of \
        '\(old)', and let translations number theirs
        """, comment: "改键：新键的参数顺序不同。%1$@：新键；%2$@：旧键")
    }
    let isSame = left.uses.map { [$0.number: $0.kind] } == right.uses.map { [$0.number: $0.kind] }
    return isSame
      ? nil
      : Message(
        "'\(new)' does not take the arguments that '\(old)' takes: give it the same placeholders",
        comment: "改键：新键的占位符不同。%1$@：新键；%2$@：旧键")
  }

  private mutating func fail(_ path: String, _ position: SourcePosition?, _ why: Message) {
    renaming.failures.append(GlossError(path, at: position, .cannotRename(why)))
  }

  private mutating func finish() {
    renaming.failures = Set(renaming.failures).sorted {
      $0.path == $1.path
        ? ($0.position?.line ?? 0, $0.position?.column ?? 0, $0.message)
          < ($1.position?.line ?? 0, $1.position?.column ?? 0, $1.message)
        : $0.path.precedesInBytes($1.path)
    }
    if !renaming.failures.isEmpty { renaming.files = [] }
    renaming.files.sort { $0.path.precedesInBytes($1.path) }
    renaming.findings.sort { $0.path.precedesInBytes($1.path) }
  }

  // MARK: Catalogs

  private func isOfTable(_ name: TableName) -> Bool {
    options.table.map { TableName.named($0) == name } ?? true
  }

  /// - Returns: All keys, for a better error.
  private mutating func readCatalogs() async -> [String] {
    let paths = project.layout.catalogs.filter {
      isOfTable(.named($0.table)) && !$0.isFilledElsewhere
    }.map(\.path)
    let overlay = project.overlay
    let results = await concurrentlyMap(paths, workers: project.workers) {
      path -> Result<LoadedCatalog, GlossError> in
      do throws(GlossError) {
        return .success(try LoadedCatalog(path, overlay: overlay))
      } catch {
        return .failure(error)
      }
    }
    var keys: [String] = []
    for result in results {
      switch result {
      case .failure(let error): renaming.failures.append(error)
      case .success(let loaded):
        if loaded.catalog.holds(old) {
          catalogs[loaded.catalog.path] = loaded
        } else {
          keys += loaded.catalog.keys
        }
      }
    }
    return keys
  }

  private mutating func rename(in loaded: LoadedCatalog) {
    var catalog = loaded.catalog
    let path = catalog.path
    guard let entry = catalog.entry(old) else { return }
    let count = entry.languages.count { $0 != catalog.sourceLanguage }
    let isSame = catalog.entry(new)?.hasSameContent(as: entry) ?? false
    if let newSite, catalog.holds(new), !entry.hasNoWork, !isSame {
      return fail(
        newSite.path, newSite.position,
        Message(
          """
          '\(new)' is a text of its own here, which would be translated as '\(old)' is: give \
          another key
          """, comment: "改键：新键在此已另有所指。%1$@：新键；%2$@：旧键"))
    }
    if !catalog.rename(old, to: new, keepingStates: options.keepsStates) {
      guard isSame else {
        return fail(
          path, catalog.position(of: new),
          Message(
            """
            '\(new)' has translations of its own: remove those of one of the two keys, then run \
            again
            """, comment: "改键：新键已有自己的译文。%@：新键"))
      }
      catalog.remove(old)
    }
    do throws(CatalogError) {
      renaming.files.append(
        Renaming.File(
          path: path, oldBytes: loaded.bytes, newBytes: try catalog.serialized(), count: count,
          stamp: loaded.stamp))
    } catch {
      renaming.failures.append(GlossError(error))
    }
  }

  // MARK: Sources

  private mutating func rewriteSources() async {
    let layout = project.layout
    let adoptions = catalogs.mapValues { KeyAdoption($0.catalog) }
    let (old, new, table) = (old, new, options.table)
    var request = ScanRequest(of: project)
    request.hashesLiterals = { true }
    let read = await ProjectScan.answers(of: project, request) { source, text in
      SourceRenaming(
        source, text, from: old, to: new,
        isMeant: { string in
          if let table, string.table != .named(table) { return false }
          if string.key.hasBytes(of: old) { return true }
          guard looseKey(string.key).hasBytes(of: looseKey(old)) else { return false }
          return layout.catalogs(serving: string).contains {
            var adoption = adoptions[$0]
            return adoption?.key(for: string).hasBytes(of: old) ?? false
          }
        })
    }
    var results = read.sources.compactMap(\.self)
    var texts: [String: ContiguousArray<UInt8>] = [:]
    for result in results { texts[result.path] = result.file?.newBytes }
    let edited = texts.isEmpty ? read.scan : read.scan.replacing(texts)
    results = await concurrentlyMap(results, workers: project.workers) { result in
      var result = result
      result.verify(by: edited, from: old, to: new)
      return result
    }
    for result in results {
      renaming.failures += result.failures
      renaming.files += result.file.map { [$0] } ?? []
      renaming.findings += result.findings
    }
    if renaming.files.isEmpty { return }
    newSite = results.lazy.compactMap { result in result.newSite.map { (result.path, $0) } }.first
  }

  /// Sources that are not Swift and spell the key, which would look for it in vain.
  private mutating func findOtherSpellings() async {
    if catalogs.isEmpty { return }
    let hash = LiteralHash(key: old)
    for (path, spelling) in await OtherSources(of: project).answers({ $0.contains(hash) }) {
      switch spelling {
      case .failure(let error): renaming.failures.append(error)
      case .success(false): break
      case .success(true):
        fail(
          path, nil,
          Message(
            "'\(old)' is spelled here too, and only Swift is rewritten: change it here first",
            comment: "改键：非 Swift 的源码里也写着旧键。%@：旧键"))
      }
    }
  }
}
