import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

extension CatalogMap {
  /// Reads all Swift sources of a project, tests included, which are listed with the reason `test`.
  /// The project's scope limits only the entries, catalogs and findings that are listed: a catalog
  /// is unused only if no source of the whole project has a string for it.
  public init(of project: Project) async {
    failures = project.failures
    let layout = project.layout
    var request = ScanRequest(of: project)
    request.includesTests = true
    let read = await ProjectScan.answers(of: project, request) { source, _ in
      (path: source.path, failure: source.failure, tables: Self.tables(of: source, layout))
    }.sources.compactMap(\.self)
    sourceCount = read.count { $0.failure == nil }
    failures += read.compactMap(\.failure)
    if read.isEmpty, failures.isEmpty { failures = [GlossError(project.scopeName, .noSources)] }
    failures = failures.sortedDistinct()
    let nearestChoice = await Self.choice(read.flatMap(\.tables), project)
    var uses: [String: (sources: Int, strings: Int)] = [:]
    var untypedStrings: [String: [ExtractedString]] = [:]
    var tablesWithoutCatalog = TablesWithoutCatalog()
    for (path, _, tables) in read {
      for table in tables {
        let entry = Self.entry(path, table, nearestChoice, project)
        for catalog in entry.catalogs {
          uses[catalog, default: (0, 0)].sources += 1
          uses[catalog, default: (0, 0)].strings += entry.stringCount
        }
        guard project.scope.contains(path) else { continue }
        entries.append(entry)
        for catalog in entry.catalogs {
          untypedStrings[catalog, default: []] += table.strings.filter {
            !$0.placeholders.allSatisfy(\.isCertain)
          }
        }
        if entry.reason == .none {
          for string in table.strings { tablesWithoutCatalog.add(string, in: layout) }
        }
      }
    }
    let unextracted = Set(
      project.buildSettings.catalogsWithoutSwift(among: layout.catalogs.map(\.path)))
    for catalog in layout.catalogs where project.scope.contains(catalog.path) {
      let use = uses[catalog.path] ?? (0, 0)
      let isElsewhere = catalog.isFilledElsewhere || catalog.table == Self.shortcutsTable
      let filling: Filling =
        unextracted.contains(catalog.path)
        ? .unextracted : use.sources > 0 ? .swift : isElsewhere ? .elsewhere : .nothing
      catalogs.append(
        Catalog(
          path: catalog.path, filling: filling, sourceCount: use.sources,
          stringCount: use.strings))
      if filling == .nothing { findings.append(Self.finding(unused: catalog)) }
    }
    if !tablesWithoutCatalog.isEmpty {
      let homes = await StringHomes(of: tablesWithoutCatalog, in: project)
      let catalogs = await Self.catalogs(of: project)
      findings += homes.result(on: tablesWithoutCatalog, beside: catalogs).findings
    }
    findings += await Self.findings(ofAdoptions: untypedStrings, project)
    findings.sort()
  }

  private static let shortcutsTable = "AppShortcuts"

  /// The strings of one source and one table, with the catalogs that could take them.
  private struct Table: Sendable {
    let name: TableName
    let strings: [ExtractedString]
    /// The candidates; `nil` for the strings of a test, which go nowhere.
    let catalogs: [String]?
    /// True if several catalogs lie equally near and no setting or target decides.
    let isGuess: Bool
  }

  private static func tables(of source: ScannedSource, _ layout: ProjectLayout) -> [Table] {
    let isTest = layout.isTest(source.path)
    return Dictionary(grouping: source.strings, by: \.table).map { name, strings in
      let catalogs = isTest ? nil : layout.catalogs(serving: source.path, table: name)
      return Table(
        name: name, strings: strings, catalogs: catalogs,
        isGuess: (catalogs?.count ?? 0) > 1 && layout.goesByFolders(source.path, table: name))
    }.sorted { spelling($0.name).precedesInBytes(spelling($1.name)) }
  }

  /// Returns a table's name to sort by; a table whose name the code computes has none.
  static func spelling(_ table: TableName) -> String {
    switch table {
    case .named(let name): name
    case .computed: "?dynamic"
    }
  }

  /// Prepares the choice among equally near catalogs, as a sync makes it: by the keys that they
  /// hold already.
  private static func choice(_ tables: [Table], _ project: Project) async -> NearestCatalogChoice {
    var groups: [[String]: [ExtractedString]] = [:]
    for table in tables where table.isGuess {
      groups[table.catalogs ?? [], default: []] += table.strings
    }
    let paths = Set(groups.keys.joined()).sorted { $0.precedesInBytes($1) }
    let overlay = project.overlay
    let loaded = await concurrentlyMap(paths, workers: project.workers) { path in
      try? LoadedCatalog(path, overlay: overlay).catalog
    }
    let catalogs = Dictionary(uniqueKeysWithValues: zip(paths, loaded))
    return NearestCatalogChoice(groups) { catalogs[$0]??.holds($1.key) ?? false }
  }

  private static func entry(
    _ source: String, _ table: Table, _ nearestChoice: NearestCatalogChoice, _ project: Project
  ) -> Entry {
    func entry(_ catalogs: [String], _ reason: Reason, target: String? = nil) -> Entry {
      Entry(
        source: source, table: table.name, stringCount: table.strings.count, catalogs: catalogs,
        reason: reason, target: target)
    }
    guard let candidates = table.catalogs else { return entry([], .test) }
    guard let name = table.name.name else { return entry([], .computedTable) }
    if name == shortcutsTable, !candidates.isEmpty { return entry([], .shortcuts) }
    if candidates.isEmpty { return entry([], .none) }
    let isMapped = project.configuration.catalogs.contains {
      $0.table == name && $0.sources.covers(source)
    }
    if isMapped { return entry(candidates, .configuration) }
    if !project.layout.goesByFolders(source, table: table.name) {
      let membership = project.layout.membership
      let names = Set(membership.targets(ofFile: source).map { membership.targets[$0].name })
      return entry(
        candidates, .target,
        target: names.isEmpty ? nil : names.sortedByBytes().joined(separator: ", "))
    }
    let chosen = table.isGuess ? nearestChoice.choice(among: candidates) : candidates
    return entry(chosen, chosen.count < candidates.count ? .nearestWithKeys : .nearest)
  }

  /// Loads the readable catalogs, in the order of their paths.
  private static func catalogs(of project: Project) async -> [StringCatalog] {
    let overlay = project.overlay
    return await concurrentlyMap(project.catalogPaths, workers: project.workers) { path in
      try? LoadedCatalog(path, overlay: overlay).catalog
    }.compactMap(\.self)
  }

  /// Reports each key that takes the catalog's specifiers because no declaration gives a type.
  ///
  /// - Parameter strings: By catalog, the strings with a placeholder whose type no declaration
  ///   gives.
  private static func findings(
    ofAdoptions strings: [String: [ExtractedString]], _ project: Project
  ) async -> [Finding] {
    let overlay = project.overlay
    return await concurrentlyMap(
      strings.filter { !$0.value.isEmpty }.sorted { $0.key.precedesInBytes($1.key) },
      workers: project.workers
    ) { path, strings -> [Finding] in
      guard let catalog = try? LoadedCatalog(path, overlay: overlay).catalog else { return [] }
      var adoption = KeyAdoption(catalog)
      return strings.compactMap { string in
        let key = adoption.key(for: string)
        return key.hasBytes(of: string.key) ? nil : finding(string, adopting: key, of: path)
      }
    }.flatMap { $0 }
  }

  private static func finding(
    _ string: ExtractedString, adopting key: String, of catalog: String
  ) -> Finding {
    let untyped = string.placeholders.filter { !$0.isCertain }.map(\.expression)
    return Finding(
      .keyAdopted,
      message: Message(
        """
        '\(key)' is spelled as in '\(catalog)', since no declaration gives the type of \
        \(Message.list(untyped, isQuoted: true))
        """, comment: "发现：类型未知，所以采用字符串目录里的写法。%1$@：键；%2$@：目录的路径；%3$@：带引号的表达式"),
      path: string.path, range: string.range, position: string.position)
  }

  private static func finding(unused catalog: ProjectCatalog) -> Finding {
    Finding(
      .catalogWithoutSource,
      message: Message(
        """
        no Swift source has a string for this catalog: set "follow" in gloss.json if its keys are plain \
        strings there ('gloss init' finds out), or map sources to it under 'catalogs'
        """, comment: "发现：没有任何源文件使用此目录"), path: catalog.path)
  }
}
