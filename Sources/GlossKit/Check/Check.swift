import ConventionChecks
import GuideChecks
public import LocalizationModel
import ProjectLayout
import TranslationUnits

/// The findings about a project's sources and catalogs: what `gloss check` shows.
public struct Check: Sendable {
  /// By path bytes, then by place, rule and message. What is about a whole file comes first.
  public internal(set) var findings: [LocatedFinding] = []
  /// The findings that a baseline accepts, in the same order.
  public internal(set) var acceptedFindings: [LocatedFinding] = []
  /// How far the catalogs are translated, by their path and by language; a catalog that no rule looks
  /// into is not in it.
  public internal(set) var coverage: [Coverage] = []
  /// What could not be read, by path bytes; everything else is complete.
  public internal(set) var failures: [GlossError] = []
  /// Number of Swift sources that were read.
  public internal(set) var sourceCount = 0
  /// Number of catalogs that were checked.
  public internal(set) var catalogCount = 0
  /// Whether all that was asked for was checked: every file was read, and every source is Swift from
  /// end to end.
  public internal(set) var isComplete = true
  /// Set if the project neither sets a convention nor keeps the usual one.
  var unsetConvention: UnsetConvention?
  /// The packs of guide rules that ran.
  var guidePacks: Set<GuidePack> = []
  /// What was asked for: findings of other files are left out.
  var scope = PathScope.everything

  init() {}

  /// Finds what a check of the whole project finds in the files of its scope. Test targets are left out.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - selection: Which findings count.
  public init(
    of project: Project, selection: FindingSelection = FindingSelection()
  ) async {
    self = selection.applied(to: await Check(of: project, rules: allRules))
  }

  /// The same with something more that could not be done.
  public func failing(with error: GlossError) -> Check {
    var check = self
    check.failures.append(error)
    check.failures.sort { $0.path.precedesInBytes($1.path) }
    check.isComplete = false
    return check
  }

  /// The same with a finding about each catalog that a sync would change, and with what keeps one
  /// from knowing that.
  public func reportingOutdated(in project: Project) async -> Check {
    if project.layout.catalogs.isEmpty { return self }
    let sync = await Sync(of: project)
    var check = self
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
    check.findings = Self.sorted(findings + outdated)
    check.failures = Set(failures + sync.failures).sorted { $0.path.precedesInBytes($1.path) }
    if !sync.isComplete { check.isComplete = false }
    return check
  }

  /// Where sources are not Swift from end to end.
  package var flaws: [Finding] { findings.map(\.finding).filter(\.isSyntax) }

  /// All rules there are, sorted by id.
  public static var rules: [RuleSummary] {
    allRules.map(\.summary).sorted { $0.id < $1.id }
  }

  /// The rules of the guides, which a project turns on in packs, sorted by id.
  public static var guideRules: [RuleSummary] {
    allGuideRules.map(\.summary).sorted { $0.id < $1.id }
  }

  /// The names of the guides, and the rules of each, sorted by id.
  package static var guides: [(name: String, rules: [RuleSummary])] {
    GuidePack.allCases.map { pack in
      let rules = allGuideRules.filter { $0.pack == pack }.map(\.summary)
      return (pack.rawValue, rules.sorted { $0.id < $1.id })
    }
  }

  /// What findings can be about that no rule looks for, sorted by id.
  public static var remarks: [RuleSummary] { outside(rules, Remark.allCases.map(\.definition)) }

  /// What an import can say of a unit, sorted by id.
  public static var ledgerCodes: [RuleSummary] {
    outside(rules, LedgerCode.allCases.map(\.definition))
  }

  /// The definition of an id of whatever kind; `nil` if there is none.
  public static func definition(of id: String) -> RuleSummary? {
    let id = RuleSummary.successors[id] ?? id
    return (rules + guideRules + remarks + ledgerCodes).first { $0.id == id }
  }

  /// An id that a rule shares with another stage is listed with the rules.
  private static func outside(
    _ rules: [RuleSummary], _ definitions: [RuleSummary]
  ) -> [RuleSummary] {
    let ids = Set(rules.map(\.id))
    return definitions.filter { !ids.contains($0.id) }.sorted { $0.id < $1.id }
  }

  /// What to say about a rule that there is not.
  public static func unknownRule(_ id: String) -> Message {
    let closest = (rules + guideRules + remarks + ledgerCodes).map(\.id).closest(to: id)
    guard let closest else {
      return Message("no rule '\(id)': 'gloss rules' lists them", comment: "没有这条规则。%@：所给的 id")
    }
    return Message(
      "no rule '\(id)', did you mean '\(closest)'?", comment: "没有这条规则。%1$@：所给的 id；%2$@：相近的规则")
  }
}
