import ConventionChecks
import LocalizationModel
import StringCatalog

/// The one finding that ``Check`` reports in place of all findings of convention rules, if a
/// project neither sets a convention nor keeps the default one. Convention rules made up 93 % of
/// the findings on projects that never had the convention.
struct UnsetConvention: Sendable {
  /// The next step that a report suggests.
  let advice: Message
  /// The finding that says that the project has no convention.
  let finding: LocatedFinding

  /// Decides by the comments in the sources; `nil` if the configuration sets a convention, if the
  /// comments show that the project keeps the default one, or if no convention rule has a finding.
  ///
  /// - Parameter findings: All findings of the check.
  init?(_ files: CheckedFiles, _ findings: [LocatedFinding], _ project: Project) {
    let configuration = project.configuration
    guard let evidence = Self.evidence(files, configuration) else { return nil }
    let first = findings.firstIndex { Convention.ruleIDs.contains($0.finding.rule) }
    guard let first else { return nil }
    let hasFile = configuration.path != nil
    advice = Self.advice(hasFile: hasFile)
    let cure =
      hasFile
      ? Message(
        "set \"convention\" in gloss.json to check them ('gloss help convention')",
        comment: "怎样设定约定：已有 gloss.json")
      : Message(
        "run 'gloss init --convention en:zh-Hans' to check them, or 'gloss init' for the languages in use",
        comment: "怎样设定约定：还没有 gloss.json")
    let subject = Message(
      "keys and comments of this project are not checked yet: gloss expects English keys and Chinese comments by default",
      comment: "发现的前半句：项目没有约定")
    let language = configuration.checks.base.convention.comment
    let message =
      evidence.deniesConvention
      ? Message(
        "\(subject), but only \(evidence.fittingCount) of the \(evidence.commentCount) comments in its code are in '\(language)'; \(cure)",
        comment: "发现：项目没有约定。%1$@：前半句；%2$lld：符合约定语言的注释数；%3$lld：注释总数；%4$@：约定的注释语言的代码；%5$@：怎样设定"
      )
      : evidence.commentCount == 0
        ? Message(
          "\(subject), but its code has no comments; \(cure)",
          comment: "发现：项目没有约定，源代码里也没有注释。%1$@：前半句；%2$@：怎样设定")
        : Message(
          "\(subject), but its code has too few comments to tell (\(evidence.commentCount)); \(cure)",
          comment: "发现：项目没有约定，注释太少，看不出约定。%1$@：前半句；%2$lld：注释总数；%3$@：怎样设定")
    var located = LocatedFinding(
      Finding(
        .conventionUnset, message: message,
        path: files.catalogs.first?.catalog.path ?? findings[first].finding.path))
    let stable = project.stablePaths
    located.fingerprint = Fingerprint.all(of: [located], stablePath: stable.path(of:)).first
    finding = located
  }

  /// Returns the comments of a project that has no convention; `nil` if it sets or keeps one.
  private static func evidence(
    _ files: CheckedFiles, _ configuration: Configuration
  ) -> ConventionEvidence? {
    if configuration.setsConvention { return nil }
    var evidence = ConventionEvidence()
    for source in files.sources { evidence.add(source.evidence) }
    return evidence.showsConvention ? nil : evidence
  }

  /// Lowers `comment-conflict` to a note if the project has no convention on comments, and the
  /// configuration gives the rule no severity.
  static func lowerConflicts(
    in findings: inout [LocatedFinding], _ files: CheckedFiles, _ configuration: Configuration
  ) {
    let rule = "comment-conflict"
    guard configuration.checks.base.levels[rule] == nil,
      findings.contains(where: { $0.finding.rule == rule }),
      evidence(files, configuration) != nil
    else { return }
    for index in findings.indices where findings[index].finding.rule == rule {
      findings[index].finding.severity = .info
    }
  }

  private static func advice(hasFile: Bool) -> Message {
    hasFile
      ? Message(
        """
        \"convention\" in gloss.json sets the languages of keys and comments; \"any\" switches their rules off
        """, comment: "检查报告里下一步的建议：gloss.json 没有设定约定")
      : Message(
        """
        'gloss init --convention en:zh-Hans' writes a gloss.json for English keys and Chinese comments, 'gloss \
        init' one for the languages in use
        """, comment: "检查报告里下一步的建议：还没有 gloss.json")
  }
}
