import ConventionChecks
import GuideChecks
public import LocalizationModel
import ProjectLayout
import TranslationUnits

/// The findings about a project's sources and catalogs: the result of `gloss check`, made from a
/// ``Project`` and handed to the reports, to fixes and to baselines.
public struct Check: Sendable {
  /// The findings to report, by path bytes, then by range, rule and message. A finding about a
  /// whole file comes before the other findings in the file.
  public internal(set) var findings: [LocatedFinding] = []
  /// The findings that a baseline accepts, in the same order.
  public internal(set) var acceptedFindings: [LocatedFinding] = []
  /// The coverage of each catalog and language, by catalog, then language; without catalogs
  /// whose entries no rule checks.
  public internal(set) var coverage: [Coverage] = []
  /// The errors of files that could not be read, sorted by path bytes; the findings of all other
  /// files are complete.
  public internal(set) var failures: [GlossError] = []
  /// The number of sources of the whole project that were read; of those in C, with look-ups.
  public internal(set) var sourceCount = 0
  /// The number of catalogs in scope that were read.
  public internal(set) var catalogCount = 0
  /// True if every file was read and every source was parsed to its end.
  public internal(set) var isComplete = true
  /// The finding that replaces those of convention rules; `nil` if the project sets a convention or
  /// keeps the default one.
  var unsetConvention: UnsetConvention?
  /// The packs of guide rules that ran.
  var guidePacks: Set<GuidePack> = []
  /// The paths that were asked for; findings in other files are left out.
  var scope = PathScope.everything

  init() {}

  /// Checks the whole project and keeps the findings in its scope. Test targets are left out.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - selection: The findings to report: by default all.
  public init(
    of project: Project, selection: FindingSelection = FindingSelection()
  ) async {
    self = selection.applied(to: await Check(of: project, rules: allRules))
  }

  /// Checks a project and reports the catalogs that a sync would change, from one scan: `gloss check
  /// --outdated`.
  package init(reportingOutdatedOf project: Project, selection: FindingSelection) async {
    let (check, sync) = await Check.made(of: project, rules: allRules, withSync: true)
    self = selection.applied(to: check)
    if let sync { report(outdatedBy: sync, in: project) }
  }

  /// Returns this check with one more error, which makes it incomplete.
  package func failing(with error: GlossError) -> Check {
    var check = self
    check.failures = (check.failures + [error]).sortedDistinct()
    check.isComplete = false
    return check
  }

  /// Returns this check with a finding for each catalog that a sync would change, and with the
  /// errors that keep a sync from telling: `gloss check --outdated`.
  package func reportingOutdated(in project: Project) async -> Check {
    var check = self
    let sync = await Sync(of: project, options: Sync.Options(of: project.configuration))
    check.report(outdatedBy: sync, in: project)
    return check
  }

  private mutating func report(outdatedBy sync: Sync, in project: Project) {
    if project.layout.catalogs.isEmpty { return }
    var outdated = sync.catalogs.filter { !$0.changes.isEmpty }.map { catalog in
      LocatedFinding(
        Finding(
          .catalogOutdated,
          message: Message(
            "the catalog is behind its sources, entries to change: \(catalog.changes.count); run 'gloss sync'",
            comment: "发现：目录落后于源码。%lld：要改动的条目数；gloss sync 是命令，原样保留"),
          path: catalog.path))
    }
    let fingerprints = Fingerprint.all(of: outdated, stablePath: project.stablePaths.path(of:))
    for (index, fingerprint) in fingerprints.enumerated() {
      outdated[index].fingerprint = fingerprint
    }
    findings = LocatedFinding.sorted(findings + outdated)
    failures = (failures + sync.failures).sortedDistinct()
    if !sync.isComplete { isComplete = false }
  }

  /// The syntax errors, from sources that could not be parsed to their end.
  package var flaws: [Finding] { findings.map(\.finding).filter(\.isSyntax) }

  /// The rules on texts and catalogs, sorted by id.
  public static var rules: [RuleSummary] {
    allRules.map(\.summary).sorted { $0.id < $1.id }
  }

  /// The rules of the guides, which a project turns on in packs, sorted by id.
  public static var guideRules: [RuleSummary] {
    allGuideRules.map(\.summary).sorted { $0.id < $1.id }
  }

  /// The names of the packs, each with its rules sorted by id.
  package static var guides: [(name: String, rules: [RuleSummary])] {
    GuidePack.allCases.map { pack in
      let rules = allGuideRules.filter { $0.pack == pack }.map(\.summary)
      return (pack.rawValue, rules.sorted { $0.id < $1.id })
    }
  }

  /// Definitions of findings that come from elsewhere than a rule, such as
  /// `swift-syntax`; sorted by id.
  package static var remarks: [RuleSummary] {
    outside(rules, BuiltinDiagnostic.allCases.map(\.definition))
  }

  /// Definitions of the reasons that an import gives for a unit, sorted by id.
  package static var ledgerCodes: [RuleSummary] {
    outside(rules, LedgerCode.allCases.map(\.definition))
  }

  /// Returns the definition of a rule, a finding or an import's reason by its id or a former
  /// id; `nil` if there is none.
  package static func definition(of id: String) -> RuleSummary? {
    let id = RuleSummary.successors[id] ?? id
    return (rules + guideRules + remarks + ledgerCodes).first { $0.id == id }
  }

  /// Returns the definitions, sorted by id, without the ids that a rule has as well.
  private static func outside(
    _ rules: [RuleSummary], _ definitions: [RuleSummary]
  ) -> [RuleSummary] {
    let ids = Set(rules.map(\.id))
    return definitions.filter { !ids.contains($0.id) }.sorted { $0.id < $1.id }
  }

  /// Returns the message for an unknown rule id, with the closest known one.
  package static func unknownRule(_ id: String) -> Message {
    let closest = (rules + guideRules + remarks + ledgerCodes).map(\.id).closest(to: id)
    guard let closest else {
      return Message("no rule '\(id)': 'gloss rules' lists them", comment: "没有这条规则。%@：所给的 id")
    }
    return Message(
      "no rule '\(id)', did you mean '\(closest)'?", comment: "没有这条规则。%1$@：所给的 id；%2$@：相近的规则")
  }
}
