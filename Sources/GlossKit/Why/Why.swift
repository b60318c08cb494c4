package import GlossReports
package import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog
import SwiftTree

/// Where a key comes from and what keeps it in its catalogs: what `gloss why` shows.
///
/// It is the plan of a ``Sync`` of the whole project, asked about one key.
public struct Why: Sendable {
  package let report: WhyReport
  /// What could not be read, sorted by path bytes.
  public let failures: [GlossError]
  /// Where sources are not Swift from end to end.
  package let flaws: [Finding]
  /// Whether every source and catalog was read whole.
  public var isComplete: Bool { failures.isEmpty && flaws.isEmpty }

  /// - Parameter key: As a catalog spells it; `\n` may stand for a line feed.
  public init(_ key: String, in project: Project, options: Sync.Options = Sync.Options()) async {
    var planner = SyncPlanner(project.whole, options, tracesChains: true)
    await planner.run()
    let answer = KeyAnswer(key, planner)
    let spelled = key.replacing("\\n", with: "\n")
    let other = answer.isKnown || spelled == key ? nil : KeyAnswer(spelled, planner)
    report = other?.isKnown == true ? other?.report ?? answer.report : answer.report
    failures = planner.sync.failures
    flaws = planner.sources.filter { !project.layout.isTest($0.path) }.flatMap(\.flaws)
  }

  /// `2 sites, in 1 catalog`.
  package var summary: String {
    let sites = report.sites.count == 1 ? "1 site" : "\(report.sites.count) sites"
    let count = report.entries.count
    return "\(sites), \(count == 1 ? "1 catalog" : "\(count) catalogs")"
  }
}

/// What a plan says about one key.
private struct KeyAnswer {
  let key: String
  let planner: SyncPlanner
  /// By path and place.
  private var sites: [WhyReport.Site] = []
  private var entries: [WhyReport.Entry] = []

  init(_ key: String, _ planner: SyncPlanner) {
    self.key = key
    self.planner = planner
    findSites()
    for catalog in planner.loaded {
      if let entry = entry(in: catalog, isFilled: true) { entries.append(entry) }
    }
    for catalog in planner.unfilled {
      if let entry = entry(in: catalog, isFilled: false) { entries.append(entry) }
    }
    entries.sort { $0.catalog.precedesInBytes($1.catalog) }
  }

  var isKnown: Bool { !sites.isEmpty || !entries.isEmpty }

  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  private mutating func findSites() {
    var strings: [Place: ExtractedString] = [:]
    var catalogs: [Place: [String]] = [:]
    for (source, parts) in zip(planner.sources, planner.parts) where parts != nil {
      for string in source.strings where string.key.hasBytes(of: key) {
        strings[Place(path: string.path, start: string.range.start)] = string
      }
    }
    for loaded in planner.loaded {
      let path = loaded.catalog.path
      for string in planner.strings[path] ?? [] where string.key.hasBytes(of: key) {
        let place = Place(path: string.path, start: string.range.start)
        strings[place] = string
        catalogs[place, default: []].append(path)
      }
    }
    let sorted = strings.sorted {
      $0.key.path == $1.key.path
        ? $0.key.start < $1.key.start : $0.key.path.precedesInBytes($1.key.path)
    }
    sites = sorted.map { place, string in
      // A sync leaves phrases to Xcode, but they have a catalog.
      let serving =
        string.table == .appShortcuts
        ? planner.project.layout.catalogs(serving: string) : []
      return WhyReport.Site(string, catalogs: catalogs[place] ?? serving)
    }
  }

  // MARK: Entries

  /// - Returns: `nil` if the catalog neither has the key nor will.
  private func entry(in loaded: LoadedCatalog, isFilled: Bool) -> WhyReport.Entry? {
    let catalog = loaded.catalog
    let count = (planner.strings[catalog.path] ?? []).count { $0.key.hasBytes(of: key) }
    guard let entry = catalog.entry(key) else {
      return count > 0 ? WhyReport.Entry(catalog: catalog.path, fate: .added) : nil
    }
    return WhyReport.Entry(
      catalog: catalog.path,
      position: entry.keyRange.map { catalog.position(ofByte: $0.start) },
      extractionState: entry.extractionState?.rawValue, languages: entry.languages,
      fate: isFilled ? fate(of: entry, in: catalog.path, sites: count) : .filledElsewhere)
  }

  private func fate(
    of entry: CatalogEntry, in catalog: String, sites: Int
  ) -> WhyReport.Fate {
    if planner.isFilledElsewhere(catalog) { return .filledElsewhere }
    if !entry.shouldTranslate { return .untranslatable }
    let retirement = retirement(of: entry)
    switch entry.extractionState {
    case nil, .extractedWithValue:
      if sites > 0 { return .kept(sites: sites, retirement: retirement) }
    case .stale:
      if sites > 0 { return .revived(sites: sites) }
      if planner.options.stale != .prune { return .stale }
    case .some(let state): return .fixed(state: state.rawValue)
    }
    if planner.gone[catalog]?.contains(where: { $0.hasBytes(of: key) }) == true {
      return .retired(retirement)
    }
    if let speller = planner.speller(of: key, in: catalog) { return .spelled(path: speller) }
    let unread = planner.incompleteSources(of: catalog).first ?? planner.sync.failures.first?.path
    return unread.map { .unknown(path: $0) } ?? .retired(retirement)
  }

  private func retirement(of entry: CatalogEntry) -> WhyReport.Retirement {
    switch planner.options.stale {
    case .xcode: entry.hasNoWork ? .removed : .markedStale
    case .mark: .markedStale
    case .keep: .leftAsItIs
    case .prune: .removed
    }
  }

  // MARK: Report

  var report: WhyReport {
    let hash = LiteralHash.hash(key: key)
    let suggestions = isKnown ? [] : suggestions
    // The literal's own key is among those.
    let isOtherwiseKnown = suggestions.contains { looseKey($0) == looseKey(key) }
    let known = Set(sites.map(\.string.path))
    let spellers = planner.sources.filter {
      !isOtherwiseKnown && !known.contains($0.path) && $0.literalHashes.contains(hash)
    }
    return WhyReport(
      key: key, sites: sites, entries: entries,
      otherSpellers: spellers.map(\.path).sortedByBytes(),
      suggestions: suggestions, version: glossVersion)
  }

  /// Up to three keys that could be meant.
  private var suggestions: [String] {
    var keys = Set((planner.loaded + planner.unfilled).flatMap(\.catalog.keys))
    for (source, parts) in zip(planner.sources, planner.parts) where parts != nil {
      keys.formUnion(source.strings.map(\.key))
    }
    let loose = looseKey(key)
    var found = keys.filter { !$0.isEmpty && looseKey($0) == loose }.sortedByBytes()
    keys.subtract(found)
    while found.count < 3, let closest = keys.closest(to: key) {
      found.append(closest)
      keys.remove(closest)
    }
    if found.isEmpty, key.count > 2 {
      let text = key.lowercased()
      found = keys.filter { $0.lowercased().contains(text) }.sortedByBytes()
        .sorted { $0.utf8.count < $1.utf8.count }
    }
    return Array(found.prefix(3))
  }
}
