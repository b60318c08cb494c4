import CatalogSync
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

extension Sync {
  /// Reads all sources and catalogs of a project and plans the changes.
  ///
  /// - Parameters:
  ///   - project: The project as it was read. Its scope limits the keys that are added, but sources
  ///     outside of it keep their keys as well.
  ///   - options: The options of `gloss sync`.
  public init(of project: Project, options: Options = Options()) async {
    self = await SyncPlan.make(of: project, options).sync
  }
}

/// A ``Sync`` with the values that decided it: sources, catalogs, spellings of keys.
///
/// The steps are: read and scan, group strings by catalog, find unused keys and search other
/// files for them, then merge each catalog. ``Why`` takes the reasons for one key from the plan.
struct SyncPlan: Sendable {
  let project: Project
  let options: Sync.Options
  let sources: SyncSources
  /// Errors of the project and of sources that could not be read, without those of catalogs.
  let readFailures: [GlossError]
  /// The catalogs of all strings; `nil` if the plan ended before.
  private(set) var assignment: CatalogAssignment?
  /// The unused keys, and the files that keep others; `nil` if the plan ended before.
  private(set) var usage: KeyUsageIndex?
  private(set) var sync: Sync
  /// The sources and catalogs that the checkout lacks.
  private let missing: MissingSources
  /// The uses of generated symbols, which keep their keys.
  let symbolUses: SymbolUses
  /// The calls whose literals are keys of the catalogs; none unless asked for.
  let lookupCalls: [LookupCalls]

  /// Reads the project and makes the plan.
  ///
  /// - Parameters:
  ///   - tracesChains: True to record the declarations that make a string localizable.
  ///   - findsLookups: True to look for calls whose literals are keys of the catalogs.
  static func make(
    of project: Project, _ options: Sync.Options, tracesChains: Bool = false,
    findsLookups: Bool = false
  ) async -> SyncPlan {
    let reading = await SyncReading(
      of: project, options, tracesChains: tracesChains, findsLookups: findsLookups)
    return await make(of: project, options, from: reading)
  }

  /// Makes the plan of a project that was read. If it creates catalogs, the plan is for a project that
  /// has them.
  static func make(
    of project: Project, _ options: Sync.Options, from reading: SyncReading
  ) async -> SyncPlan {
    if !options.createsCatalogs { return await outline(of: project, options, reading) }
    let missing = MissingCatalogs(
      of: SyncSources(reading.sources), in: project, beside: project.missingSources())
    var (project, options, reading) = (project, options, reading)
    if !missing.catalogs.isEmpty {
      let old = project.catalogPaths
      project.add(
        newCatalogs: missing.catalogs.mapValues(\.bytes), listedIn: missing.listing.projects)
      options.created = Set(missing.catalogs.keys)
      reading = await reading.adding(newCatalogsOf: project, besides: old)
    }
    var plan = await outline(of: project, options, reading)
    plan.sync.projects = missing.listing.changes
    plan.sync.advice += missing.advice
    plan.sync.failures += missing.failures
    return plan
  }

  /// Makes the plan for the catalogs that the project has.
  private static func outline(
    of project: Project, _ options: Sync.Options, _ reading: SyncReading
  ) async -> SyncPlan {
    let grouped = GroupedSources(reading, of: project)
    var plan = SyncPlan(project, options, grouped.sources, grouped.missing, reading)
    let groups = grouped.groups
    guard await plan.isFeasible(groups) else { return plan.finished() }
    plan.note(groups.findings, isComplete: groups.isComplete)
    let assignment = grouped.assignment(in: project, created: options.created)
    plan.assignment = assignment
    plan.noteUnextracted(assignment)
    await plan.note(groups.unserved, beside: assignment.catalogs)
    plan.note(
      grouped.missing.findings(onCatalogsOf: groups, scope: project.scope), isComplete: true)
    plan.sync.failures += assignment.failures
    plan.sync.unfilledCatalogs = assignment.unfilled.map(\.catalog.path).filter {
      !assignment.unextracted.contains($0)
    }
    plan.sync.undecidedCatalogs = assignment.reportedUndecided
    await plan.update(assignment)
    return plan.finished()
  }

  /// Returns the number of strings that go into no catalog, as ``Sync/homelessCount`` has it.
  static func homelessCount(of project: Project) async -> Int {
    if project.layout.catalogs.isEmpty || !project.layout.danglingMappings.isEmpty { return 0 }
    let layout = project.missingSources().layout ?? project.layout
    let elsewhere = project.sourcesElsewhere
    var request = ScanRequest(of: project)
    request.includesC = true
    let sources = await ProjectScan.answers(of: project, request) { source, _ in
      SyncReading.Source(source, layout, elsewhere: elsewhere).source
    }.sources
    let unserved = StringGroups(
      SyncSources(sources.compactMap(\.self)), in: layout, scope: project.scope,
      knowsTargets: project.unreadBuildFile == nil
    ).unserved
    return await StringHomes(of: unserved, in: project).result(on: unserved, beside: []).stringCount
  }

  private init(
    _ project: Project, _ options: Sync.Options, _ sources: SyncSources,
    _ missing: MissingSources, _ reading: SyncReading
  ) {
    self.project = project
    self.options = options
    self.sources = sources
    self.missing = missing
    sync = Sync(boundary: project.boundary)
    symbolUses = reading.symbolUses
    lookupCalls = reading.lookupCalls
    readFailures = project.failures + reading.failures
    sync.failures = readFailures
    sync.sourceCount = sources.readCount
  }

  // MARK: Steps

  /// Returns true if there is something to do. If not, the failures name the reason, and findings
  /// the tables without a catalog.
  private mutating func isFeasible(_ groups: StringGroups) async -> Bool {
    // With a mapping to a missing catalog, strings would go to another one.
    guard project.layout.danglingMappings.isEmpty else { return false }
    let obstacle: GlossError.ProjectReason
    if !hasWork {
      obstacle = .noSources
    } else if project.layout.catalogs.isEmpty {
      obstacle =
        if let first = missing.catalogs.first {
          .catalogsMissing(first)
        } else if groups.isEmpty {
          .noCatalogNeeded
        } else {
          MissingCatalogs(of: sources, in: project, beside: missing).obstacle
        }
      note(groups.findings, isComplete: false)
      await note(groups.unserved, beside: [])
    } else {
      return true
    }
    if sync.failures.isEmpty { sync.failures = [GlossError(project.scopeName, obstacle)] }
    return false
  }

  /// True if the scope has sources, or a catalog whose sources lie elsewhere.
  private var hasWork: Bool {
    !sources.all.isEmpty
      && (sources.all.contains { project.scope.contains($0.path) }
        || project.layout.catalogs.contains { project.scope.contains($0.path) })
  }

  /// Says which catalogs Xcode does not fill from Swift.
  private mutating func noteUnextracted(_ assignment: CatalogAssignment) {
    let unextracted = assignment.unextracted.filter(project.scope.contains)
    sync.advice += unextracted.sortedByBytes().map { path in
      Message(
        """
        \(path): left as it is, because Xcode extracts no Swift strings for its targets \
        ('SWIFT_EMIT_LOC_STRINGS' is NO)
        """, comment: "提示：target 关闭了 Swift 字符串的提取，目录保持不动。%@：目录；SWIFT_EMIT_LOC_STRINGS 原样保留")
    }
  }

  /// Finds the unused keys, and merges each catalog.
  private mutating func update(_ assignment: CatalogAssignment) async {
    let matched = await assignment.matched(used: symbolUses, workers: project.workers)
    let usage = await KeyUsageIndex(
      of: matched, missing: matched.map { $0.missingKeys(stale: options.stale) },
      in: sources, beside: missing, of: project, searchesAll: options.stale != .keep)
    self.usage = usage
    let (catalogs, undecided) = (usage.catalogs, assignment.undecided)
    sync.failures += usage.failures
    note(missing: missing, catalogs)
    sync.explanation += catalogs.compactMap {
      usage.inside.messageOnOtherSources(in: $0.catalog.path)
    }
    let moves =
      options.renames == .carry
      ? KeyMoves(among: catalogs, keeping: undecided, in: project.layout) : KeyMoves()
    for (unused, loaded) in zip(catalogs, assignment.filled)
    where !undecided.contains(unused.catalog.path) {
      // The keys of an Info.plist are names, of which none replaces another.
      let isOfInfoPlist = ProjectCatalog(unused.catalog.path)?.isOfInfoPlist == true
      let renames = isOfInfoPlist ? RenamePolicy.off : options.renames
      let successors =
        renames == .off
        ? KeySuccessors() : await KeySuccessors(of: unused, in: sources, of: project)
      var surroundings = MergeSurroundings(successors: successors.all)
      moves.add(to: &surroundings, of: unused.catalog.path)
      note(unused.findings, isComplete: unused.isComplete)
      do throws(CatalogError) {
        let update = try SyncedCatalog(
          of: unused, surroundings, usage.inside, sources, in: project.scope,
          stale: options.stale, renames: renames)
        note(update.findings, isComplete: update.isComplete)
        let language =
          options.created.contains(loaded.catalog.path) ? loaded.catalog.sourceLanguage : nil
        sync.catalogs.append(
          Sync.Catalog(
            file: FileChange(
              loaded.catalog.path, from: language == nil ? loaded.bytes : nil, to: update.bytes,
              stamp: loaded.stamp), changes: update.changes, createdIn: language))
      } catch {
        sync.failures.append(GlossError(error))
      }
    }
    sync.explanation += sync.catalogs.flatMap(\.messagesOnMoves)
  }

  /// Says once which sources the checkout lacks. The run is complete nevertheless: what they may
  /// use stays as it is.
  private mutating func note(missing: MissingSources, _ catalogs: [UnusedKeys]) {
    note(
      [missing.finding(about: catalogs)].compactMap(\.self) + missing.deadReferenceFindings,
      isComplete: true)
  }

  /// Notes the strings that no catalog serves.
  ///
  /// - Parameter catalogs: The catalogs that could be read.
  private mutating func note(
    _ unserved: TablesWithoutCatalog, beside catalogs: [StringCatalog]
  ) async {
    let homes = await StringHomes(of: unserved, in: project).result(on: unserved, beside: catalogs)
    note(homes.findings, isComplete: true)
    sync.homelessCount = homes.stringCount
  }

  private mutating func note(_ findings: [Finding], isComplete: Bool) {
    sync.findings += findings
    if !isComplete { sync.isComplete = false }
  }

  private func finished() -> SyncPlan {
    var plan = self
    plan.sync.failures = sync.failures.sortedDistinct()
    if !sync.failures.isEmpty { plan.sync.isComplete = false }
    plan.sync.findings = Set(sync.findings).sorted()
    plan.sync.catalogs.sort { $0.path.precedesInBytes($1.path) }
    return plan
  }
}
