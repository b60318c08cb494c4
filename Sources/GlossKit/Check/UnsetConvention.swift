import ConventionChecks
import LocalizationModel
import StringCatalog

/// The one finding that ``Check`` reports in place of all findings of convention rules, if a
/// project neither sets a convention nor keeps the default one. Convention rules made up 93 % of
/// the findings on projects that never had the convention.
struct UnsetConvention: Sendable {
  /// True in a project without a configuration file: the findings of convention rules are left
  /// out. With a file they stay, and a report adds only ``advice``.
  let hidesFindings: Bool
  /// The next step that a report suggests.
  let advice: Message
  /// The finding that says that the project has no convention.
  let finding: LocatedFinding

  /// The ids of the convention rules, such as `comment-missing`.
  static let rules = Set(allRules.map(\.summary).filter(\.isConvention).map(\.id))

  /// Decides by the comments in the sources; `nil` if the configuration sets a convention, if the
  /// comments show that the project keeps the default one, or if no convention rule has a finding.
  /// With a configuration file also `nil` if the comments are too few to deny the default.
  ///
  /// - Parameter findings: All findings of the check.
  init?(_ files: CheckedFiles, _ findings: [LocatedFinding], _ project: Project) {
    let configuration = project.configuration
    if configuration.setsConvention { return nil }
    var evidence = ConventionEvidence()
    for source in files.sources { evidence.add(source.evidence) }
    if evidence.showsConvention { return nil }
    hidesFindings = configuration.path == nil
    if !hidesFindings, !evidence.deniesConvention { return nil }
    let first = findings.firstIndex { Self.rules.contains($0.finding.rule) }
    guard let first else { return nil }
    let language = configuration.checks.base.convention.comment
    advice = Message(
      """
      \(evidence.fittingCount) of \(evidence.commentCount) comments are in '\(language)', the default: \
      'gloss help convention' shows how to set "convention" in gloss.json
      """,
      comment: "检查报告里下一步的建议：没有设定约定，而注释多半不是默认语言。%1$lld：符合的注释数；%2$lld：注释总数；%3$@：语言代码")
    let message =
      evidence.deniesConvention
      ? Message(
        """
        keys and comments of this project are not checked yet: gloss expects English keys and Chinese \
        comments by default, but only \(evidence.fittingCount) of its \(evidence.commentCount) comments are \
        in '\(language)'; run 'gloss init' to set the languages
        """,
        comment: "发现：项目没有约定。%1$lld：符合约定语言的注释数；%2$lld：注释总数；%3$@：约定的注释语言的代码")
      : evidence.commentCount == 0
        ? Message(
          """
          keys and comments of this project are not checked yet: gloss expects English keys and Chinese \
          comments by default, but the project has no comments; run 'gloss init' to set the languages
          """, comment: "发现：项目没有约定，源代码里也没有注释")
        : Message(
          """
          keys and comments of this project are not checked yet: gloss expects English keys and Chinese \
          comments by default, but the project has too few comments to tell (\(evidence.commentCount)); run \
          'gloss init' to set the languages
          """, comment: "发现：项目没有约定，注释太少，看不出约定。%lld：注释总数")
    var located = LocatedFinding(
      Finding(
        .conventionUnset, message: message,
        path: files.catalogs.first?.catalog.path ?? findings[first].finding.path))
    let stable = project.stablePaths
    located.fingerprint = Fingerprint.all(of: [located], stablePath: stable.path(of:)).first
    finding = located
  }
}
