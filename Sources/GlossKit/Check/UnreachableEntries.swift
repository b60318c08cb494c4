import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

/// The catalog entries that no lookup reaches, because the code's declared types give the
/// key other specifiers: the catalog has `%@ files`, the code looks up `%lld files`. For
/// the rule `key-specifier`; those with `%arg` for `key-untyped`.
struct UnreachableEntries: Sendable {
  /// The unreachable keys of each catalog; no elements if some source could not be read, because
  /// it may look up any key.
  private var keys: [UnreachableKeys]
  /// The keys with `%arg` of each catalog that `sync` would replace or mark stale, in its order.
  private var untyped: [[String]] = []

  /// Finds the entries. A key that a literal anywhere spells as the catalog does is reachable.
  /// Files other than Swift, such as storyboards, are read only if Swift leaves such entries.
  ///
  /// - Parameter sites: The places in Swift sources that spell keys; `nil` if some source could not
  ///   be parsed to its end.
  init(_ sites: CatalogSites?, _ files: CheckedFiles, of project: Project) async {
    keys = sites?.respelledKeys() ?? []
    let keyHashes = keys.reduce(into: Set<LiteralHash>()) { $0.formUnion($1.hashes) }
    if keyHashes.isEmpty { return }
    for source in files.sources {
      let isTest = project.layout.isTest(source.path)
      keys = keys.map {
        $0.without(keysSpelledIn: source.literalHashes, source.strings, isTest: isTest)
      }
    }
    for (_, result) in await OtherSources(of: project).answers({ keyHashes.intersection($0) }) {
      switch result {
      case .success(let spelled): keys = keys.map { $0.without(spelled) }
      case .failure: keys = []
      }
    }
    let withUntyped = zip(files.catalogs, keys).filter { !$1.untyped.isEmpty }
      .map(\.0.catalog.path)
    // A sync leaves these as they are.
    let unextracted = project.buildSettings.catalogsWithoutSwift(among: withUntyped)
    untyped = zip(files.catalogs, keys).map { file, keys in
      if keys.untyped.isEmpty || unextracted.contains(file.catalog.path) { return [] }
      let catalog = file.catalog
      return catalog.keys.filter { key in
        guard let twins = keys.untyped[key], let entry = catalog.entry(key) else { return false }
        return Self.isMended(entry, by: twins.map(\.key), in: catalog, project.configuration)
      }
    }
  }

  /// True if `sync` would mark the entry stale, carry a text over, or remove an entry that has given
  /// the typed keys all its texts.
  private static func isMended(
    _ entry: CatalogEntry, by twins: [String], in catalog: StringCatalog,
    _ configuration: Configuration
  ) -> Bool {
    let stale = configuration.stale ?? .standard
    switch entry.extractionState {
    case nil, .extractedWithValue: if stale != .keep { return true }
    default: break
    }
    if configuration.renames == .off || twins.isEmpty { return false }
    let carrier = UntypedKeyCarrier(entry, to: twins, in: catalog)
    let removes = [.xcode, .prune].contains(stale)
    return carrier.changesTexts || carrier.isComplete && removes
  }

  /// Returns the keys with `%arg` that `sync` would replace or mark stale.
  func untypedKeys(in catalog: Int) -> [String] {
    catalog < untyped.count ? untyped[catalog] : []
  }

  /// Returns the place that looks up an entry's key with other specifiers;
  /// `nil` if the key may be used.
  func lookup(of key: String, in catalog: Int) -> ExtractedString? {
    catalog < keys.count ? keys[catalog].places[key] : nil
  }
}
