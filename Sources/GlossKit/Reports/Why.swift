import CatalogSync
package import GlossReports
package import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

/// The calls that a key comes from and, for each catalog with the key, the reason why it stays or
/// goes: the work behind `gloss why`.
///
/// It makes the ``SyncPlan`` of the whole project and picks out one key, so that it gives the same
/// answers as a sync.
package struct Why: Sendable {
  /// The answer in the form that reports take.
  package let report: WhyReport
  /// Errors of files that could not be read, sorted by path bytes.
  package let failures: [GlossError]
  /// Syntax errors in the sources.
  package let flaws: [Finding]
  /// True if every source and catalog was read whole.
  package var isComplete: Bool { failures.isEmpty && flaws.isEmpty }

  /// Looks a key up in the plan of a sync.
  ///
  /// - Parameters:
  ///   - key: The key as a catalog spells it; `\n` may stand for a line feed.
  ///   - project: The project as it was read.
  ///   - options: The options that the sync would have.
  package init(_ key: String, in project: Project, options: Sync.Options = Sync.Options()) async {
    let plan = await SyncPlan.make(of: project.whole, options, tracesChains: true)
    let answer = KeyAnswer(key, plan)
    let spelled = key.replacing("\\n", with: "\n")
    let other = answer.isKnown || spelled == key ? nil : KeyAnswer(spelled, plan)
    var best = answer
    if let other, other.isKnown { best = other }
    if !best.hasSites {
      let resources = await ResourceSpelling(of: [best.key], in: project)
      best.resources = resources.spelled.spellers(of: best.key)
    }
    report = best.report
    failures = plan.sync.failures
    flaws = plan.sources.all.filter { $0.shares != nil }.flatMap(\.flaws)
  }
}

/// The parts of a sync's plan that concern one key: call sites, and entries with what a sync would
/// do to them (their fate).
private struct KeyAnswer {
  let key: String
  let plan: SyncPlan
  /// The call sites, sorted by path and place.
  private var sites: [WhyReport.Site] = []
  private var entries: [WhyReport.Entry] = []
  /// Data files of the project that spell the key.
  var resources: Set<String> = []

  init(_ key: String, _ plan: SyncPlan) {
    self.key = key
    self.plan = plan
    findSites()
    let unfilled = plan.assignment?.unfilled ?? []
    entries = catalogs.compactMap(entry) + unfilled.compactMap(entry)
    // Without an entry, too, the catalog tells why the key does not come.
    let unextracted = Set(sites.flatMap(\.catalogs)).intersection(self.unextracted)
      .subtracting(entries.map(\.catalog))
    entries += unextracted.map { WhyReport.Entry(catalog: $0, fate: .unextracted) }
    entries.sort { $0.catalog.precedesInBytes($1.catalog) }
  }

  private var catalogs: [UnusedKeys] { plan.usage?.catalogs ?? [] }
  private var unextracted: Set<String> { plan.assignment?.unextracted ?? [] }

  var hasSites: Bool { !sites.isEmpty }
  var isKnown: Bool { !sites.isEmpty || !entries.isEmpty }

  /// The start of a string in a source, by path and byte offset.
  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  private mutating func findSites() {
    var strings: [Place: ExtractedString] = [:]
    var catalogs: [Place: [String]] = [:]
    for string in appStrings where string.key.hasBytes(of: key) {
      strings[Place(path: string.path, start: string.range.start)] = string
    }
    for matched in self.catalogs.map(\.catalog) {
      for string in matched.strings where string.key.hasBytes(of: key) {
        let place = Place(path: string.path, start: string.range.start)
        strings[place] = string
        catalogs[place, default: []].append(matched.path)
      }
    }
    for site in plan.symbolUses.sites(of: key) {
      let place = Place(path: site.string.path, start: site.string.range.start)
      strings[place] = site.string
      catalogs[place, default: []] += site.catalogs
    }
    let sorted = strings.sorted {
      $0.key.path == $1.key.path
        ? $0.key.start < $1.key.start : $0.key.path.precedesInBytes($1.key.path)
    }
    sites = sorted.map { place, string in
      // A sync leaves phrases of App Shortcuts to Xcode, and catalogs of targets that extract no
      // Swift strings as they are, so its plan assigns them nothing.
      let serving = plan.project.layout.catalogs(serving: string).filter {
        string.table == .appShortcuts || self.unextracted.contains($0)
      }
      return WhyReport.Site(string, catalogs: catalogs[place] ?? serving)
    }
  }

  /// The strings of the app's sources, tests left out.
  private var appStrings: some Sequence<ExtractedString> {
    plan.sources.all.lazy.filter { $0.shares != nil }.flatMap(\.strings)
  }

  // MARK: Entries

  /// - Returns: `nil` if the catalog neither has the key nor gets it.
  private func entry(in unused: UnusedKeys) -> WhyReport.Entry? {
    let catalog = unused.catalog.catalog
    let count = unused.catalog.strings.count { $0.key.hasBytes(of: key) }
    guard let entry = catalog.entry(key) else {
      let untyped = unused.respelled.untyped.filter {
        $0.value.contains { $0.key.hasBytes(of: key) }
      }.keys.sortedByBytes()
      if let former = untyped.first {
        return WhyReport.Entry(catalog: catalog.path, fate: .addedWithTypes(of: former))
      }
      let former = unused.respelled.places.filter { $0.value.key.hasBytes(of: key) }.keys
      let fate = former.sortedByBytes().first.map { WhyReport.Fate.addedWithTexts(of: $0) }
      return count > 0 ? WhyReport.Entry(catalog: catalog.path, fate: fate ?? .added) : nil
    }
    return self.entry(entry, in: catalog, fate: fate(of: entry, in: unused, sites: count))
  }

  /// - Returns: `nil` if the catalog does not have the key.
  private func entry(in unfilled: CatalogFile) -> WhyReport.Entry? {
    unfilled.catalog.entry(key).map {
      let isExtracted = !self.unextracted.contains(unfilled.catalog.path)
      return entry(
        $0, in: unfilled.catalog, fate: isExtracted ? .filledElsewhere : .unextracted)
    }
  }

  private func entry(
    _ entry: CatalogEntry, in catalog: StringCatalog, fate: WhyReport.Fate
  ) -> WhyReport.Entry {
    WhyReport.Entry(
      catalog: catalog.path,
      position: entry.keyRange.map { catalog.position(ofByte: $0.start) },
      extractionState: entry.extractionState?.rawValue, languages: entry.languages, fate: fate)
  }

  private func fate(
    of entry: CatalogEntry, in unused: UnusedKeys, sites: Int
  ) -> WhyReport.Fate {
    if unused.catalog.isFilledOutsideSwift || sites == 0 && !unused.catalog.knowsUse {
      return .filledElsewhere
    }
    if entry.isUntranslatableByHand { return .untranslatable }
    if let lookup = unused.respelled.places[key] {
      return .unreachable(
        lookedUp: lookup.key, path: lookup.path, line: lookup.position.line)
    }
    if let lookups = unused.respelled.untyped[key], unused.keys.contains(key) {
      return .untyped(lookedUp: lookups.map(\.key))
    }
    let retirement = retirement(of: entry)
    switch entry.extractionState {
    case nil, .extractedWithValue:
      if sites > 0 {
        // A call that no catalog serves keeps the entry as well.
        let hasOthers =
          !unused.catalog.knowsUse || self.sites.contains(where: \.catalogs.isEmpty)
        return .kept(sites: sites, retirement: hasOthers ? .leftAsItIs : retirement)
      }
    case .stale:
      if sites > 0 { return .revived(sites: sites) }
      if plan.options.stale != .prune { return .stale }
    case .some(let state): return .fixed(state: state.rawValue)
    }
    if unused.keys.contains(where: { $0.hasBytes(of: key) }) { return .retired(retirement) }
    let path = unused.catalog.path
    if let speller = plan.usage?.speller(of: key, in: path) { return .spelled(path: speller) }
    let unread =
      plan.usage?.inside.unreadSources(of: path).first ?? plan.sync.failures.first?.path
    return unread.map { .unknown(path: $0) } ?? .retired(retirement)
  }

  /// Returns what a sync with these options does to an entry whose key is unused.
  private func retirement(of entry: CatalogEntry) -> WhyReport.Retirement {
    switch plan.options.stale {
    case .xcode: entry.hasNoWork ? .removed : .markedStale
    case .mark: .markedStale
    case .keep: .leftAsItIs
    case .prune: .removed
    }
  }

  // MARK: Report

  var report: WhyReport {
    let hash = LiteralHash(key: key)
    let suggestions = isKnown ? [] : suggestions
    // A suggestion that differs only in specifiers is the key that such a literal has.
    let isOtherwiseKnown = suggestions.contains { looseKey($0) == looseKey(key) }
    let pathsOfSites = Set(sites.map(\.string.path))
    let isUnreachable = catalogs.contains { $0.respelled.keys.contains(key) }
    let spellers = plan.sources.all.filter {
      !isOtherwiseKnown && !isUnreachable && !pathsOfSites.contains($0.path)
        && $0.literalHashes.contains(hash)
    }
    return WhyReport(
      key: key, sites: sites, entries: entries,
      otherSpellingFiles: resources.union(spellers.map(\.path)).sortedByBytes(),
      suggestions: suggestions, version: glossVersion)
  }

  /// Up to three keys that may have been meant.
  private var suggestions: [String] {
    var keys = Set(catalogs.flatMap(\.catalog.catalog.keys))
    keys.formUnion((plan.assignment?.unfilled ?? []).flatMap(\.catalog.keys))
    keys.formUnion(appStrings.map(\.key))
    let loose = looseKey(key)
    var found = keys.filter { !$0.isEmpty && looseKey($0) == loose }.sortedByBytes()
    keys.subtract(found)
    // Any letter is close to any other, so keys of one letter are no suggestions.
    keys = key.count > 1 ? keys.filter { $0.count > 1 } : []
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
