import LocalizationModel

/// The findings of one rule and severity: one block of ``CheckText``.
struct FindingGroup {
  let rule: String
  let severity: Finding.Severity
  /// The findings in the order of the report.
  let findings: [LocatedFinding]

  /// Returns all findings in groups: the most severe first, within one severity by ``HarmOrder``.
  static func all(of findings: [LocatedFinding]) -> [FindingGroup] {
    struct Kind: Hashable {
      let rule: String
      let severity: Finding.Severity
    }
    let members = Dictionary(grouping: findings) {
      Kind(rule: $0.finding.rule, severity: $0.finding.severity)
    }
    return members.map { FindingGroup(rule: $0.rule, severity: $0.severity, findings: $1) }
      .sorted {
        ($1.severity, HarmOrder.rank(of: $0.rule), $0.rule)
          < ($0.severity, HarmOrder.rank(of: $1.rule), $1.rule)
      }
  }

  /// Returns `29 more in 4 files (de, fr)`: the number of the findings after the first ones, with
  /// their files and languages.
  func rest(after shown: Int) -> Message {
    let rest = findings.dropFirst(shown).map(\.finding)
    let count = Message("\(rest.count) more", comment: "检查的文本报告：一条规则还有多少条未列出。%lld：条数")
    let place = Counted.files.message(Set(rest.map(\.path)).count)
    let whole = Message("\(count) in \(place)", comment: "报告的总结。%1$@：有几个；%2$@：在哪些文件里")
    let languages = Set(rest.compactMap { $0.subject?.language }).sorted()
    if languages.isEmpty { return whole }
    return .remark(
      whole,
      .list(
        Array(languages.prefix(Self.namedLanguages)), isCut: languages.count > Self.namedLanguages))
  }

  /// The greatest number of languages that ``rest(after:)`` names.
  private static let namedLanguages = 8
}
