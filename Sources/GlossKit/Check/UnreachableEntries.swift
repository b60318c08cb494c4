import CatalogSync
import ConventionChecks
import LocalizationModel
import SwiftTree

/// The catalog entries that no lookup reaches, because the code's declared types give the
/// key other specifiers: the catalog has `%@ files`, the code looks up `%lld files`. For
/// the rule `key-specifier`.
struct UnreachableEntries: Sendable {
  /// The unreachable keys of each catalog; no elements if some source could not be read, because
  /// it may look up any key.
  private var keys: [UnreachableKeys]

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
      keys = keys.map { $0.without(keysSpelledIn: source.literalHashes, source.strings) }
    }
    for (_, result) in await OtherSources(of: project).answers({ keyHashes.intersection($0) }) {
      switch result {
      case .success(let spelled): keys = keys.map { $0.without(spelled) }
      case .failure: keys = []
      }
    }
  }

  /// Returns the place that looks up an entry's key with other specifiers;
  /// `nil` if the key may be used.
  func lookup(of key: String, in catalog: Int) -> ExtractedString? {
    catalog < keys.count ? keys[catalog].places[key] : nil
  }
}
