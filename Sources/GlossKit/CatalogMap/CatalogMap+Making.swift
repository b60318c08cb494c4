import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

extension CatalogMap {
  /// Makes the plan of a sync and lists its assignment of strings to catalogs. Tests are listed with
  /// the reason `test`. The project's scope limits only the entries, catalogs and findings that are
  /// listed: a catalog is unused only if no source of the whole project has a string for it.
  public init(of project: Project, options: Sync.Options = Sync.Options()) async {
    let plan = await SyncPlan.make(of: project, options, findsLookups: true)
    self.init(plan, of: project)
    explanation = plan.sync.explanation + plan.messagesOnUnknownLookups
  }

  init(_ plan: SyncPlan, of project: Project) {
    let sources = plan.sources.all.filter(\.isCode)
    sourceCount = plan.sources.readCount
    failures = plan.readFailures
    if sources.isEmpty, failures.isEmpty { failures = [GlossError(project.scopeName, .noSources)] }
    failures = failures.sortedDistinct()
    var uses: [String: (sources: Set<String>, strings: Int)] = [:]
    for entry in sources.flatMap({ Self.entries(of: $0, plan, project) }) {
      for catalog in entry.catalogs {
        uses[catalog, default: ([], 0)].sources.insert(entry.source)
        uses[catalog, default: ([], 0)].strings += entry.stringCount
      }
      if project.scope.contains(entry.source) { entries.append(entry) }
    }
    let unextracted =
      plan.assignment?.unextracted
      ?? Set(project.buildSettings.catalogsWithoutSwift(among: project.layout.catalogs.map(\.path)))
    for catalog in project.layout.catalogs where project.scope.contains(catalog.path) {
      let use = uses[catalog.path] ?? ([], 0)
      let isElsewhere = catalog.isFilledOutsideSwift
      let filling: Filling =
        unextracted.contains(catalog.path)
        ? .unextracted : !use.sources.isEmpty ? .swift : isElsewhere ? .elsewhere : .nothing
      catalogs.append(
        Catalog(
          path: catalog.path, filling: filling, sourceCount: use.sources.count,
          stringCount: use.strings))
      if filling == .nothing { findings.append(Self.finding(unused: catalog)) }
    }
    findings += plan.sync.findings.filter {
      $0.rule == BuiltinDiagnostic.tableWithoutCatalog.rawValue && project.scope.contains($0.path)
    }
    for catalog in (plan.usage?.catalogs ?? []).map(\.catalog) {
      findings += catalog.adopted.filter { project.scope.contains($0.string.path) }
        .map { Self.finding($0.string, adopting: $0.key, of: catalog.path) }
    }
    findings = Set(findings).sorted()
  }

  /// Returns a table's name to sort by; a table whose name the code computes has none.
  static func spelling(_ table: TableName) -> String {
    switch table {
    case .named(let name): name
    case .computed: "?dynamic"
    }
  }

  /// Returns an entry for each table of a source, and for each bundle in which its strings are
  /// looked up.
  private static func entries(
    of source: SyncSource, _ plan: SyncPlan, _ project: Project
  ) -> [Entry] {
    func entry(_ table: TableName, _ count: Int, _ reason: Reason) -> Entry {
      Entry(
        source: source.path, table: table, stringCount: count, catalogs: [], reason: reason,
        target: nil)
    }
    guard let shares = source.shares else {
      return Dictionary(grouping: source.strings, by: \.table)
        .map { entry($0, $1.count, .test) }.sorted { isBefore($0, $1) }
    }
    var entries = shares.map { Self.entry(source.path, $0, plan, project) }
    let phrases = source.strings.filter { $0.table == .appShortcuts }
    if let first = phrases.first {
      let isServed = !project.layout.catalogs(serving: first).isEmpty
      entries.append(entry(.appShortcuts, phrases.count, isServed ? .shortcuts : .none))
    }
    return entries.sorted { isBefore($0, $1) }
  }

  private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    precedes(spelling(left.table), spelling(right.table))
      ?? precedes(left.catalogs.first ?? "", right.catalogs.first ?? "") ?? false
  }

  /// Returns the entry of the strings that one bundle's catalogs take, with the reason.
  private static func entry(
    _ source: String, _ share: SyncSource.Share, _ plan: SyncPlan, _ project: Project
  ) -> Entry {
    func entry(_ catalogs: [String], _ reason: Reason, target: String? = nil) -> Entry {
      Entry(
        source: source, table: share.table, stringCount: share.strings.count, catalogs: catalogs,
        reason: reason, target: target)
    }
    let candidates = share.group.catalogs
    guard let name = share.table.name else { return entry([], .computedTable) }
    if candidates.isEmpty { return entry([], .none) }
    let isMapped = project.configuration.catalogs.contains {
      $0.table == name && $0.sources.covers(share.path)
    }
    if isMapped { return entry(candidates, .configuration) }
    if !project.layout.goesByFolders(share.path, table: share.table) {
      let membership = project.layout.membership
      let names = Set(membership.targets(ofFile: share.path).map { membership.targets[$0].name })
      return entry(
        candidates, .target,
        target: names.isEmpty ? nil : names.sortedByBytes().joined(separator: ", "))
    }
    let chosen = plan.assignment?.catalogs(of: share) ?? candidates
    return entry(chosen, chosen.count < candidates.count ? .nearestWithKeys : .nearest)
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
