import ConventionChecks
import GlossReports
import LocalizationModel
import StringCatalog

/// A project that neither sets a convention nor keeps the usual one, though the rules of that
/// convention find something.
struct UnsetConvention: Sendable {
  /// What a report has in the place of all findings of convention rules.
  let finding: LocatedFinding

  /// Ids of the rules that hold a team to its convention.
  static let rules = Set(allRules.map(\.summary).filter(\.isConvention).map(\.id))

  /// - Parameter findings: All of a check.
  /// - Returns: `nil` if the project has a configuration or keeps the convention, and if no such
  ///   rule finds anything.
  init?(_ files: CheckedFiles, _ findings: [LocatedFinding], _ project: Project) {
    guard project.configuration.path == nil else { return nil }
    var evidence = ConventionEvidence()
    for source in files.sources { evidence.add(source.value.evidence) }
    if evidence.showsConvention { return nil }
    let about = findings.filter { Self.rules.contains($0.finding.rule) }
    guard let first = about.first else { return nil }
    let language = project.configuration.checks.base.convention.comment
    var located = LocatedFinding(
      Finding(
        .conventionUnset,
        message: Message(
          """
          \(Counted.findings.message(about.count)) about comments and keys hidden: the project sets no \
          convention and does not follow the default one (\(evidence.fittingCount) of \
          \(evidence.commentCount) comments are in '\(language)'); run 'gloss init' to choose
          """,
          comment: """
            发现：项目没有约定。%1$@：未报告的发现的条数；%2$@：符合约定语言的注释数；%3$@：注释总数；\
            %4$@：约定的注释语言的代码
            """),
        path: files.catalogs.first?.catalog.path ?? first.finding.path))
    let stable = project.stablePaths
    located.fingerprint = Fingerprint.all(of: [located], stablePath: stable.path(of:)).first
    finding = located
  }
}
