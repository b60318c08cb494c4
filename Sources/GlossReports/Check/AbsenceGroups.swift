import LocalizationModel

/// Findings of rules that count what is still to be done, put together by file and language: hundreds
/// of them say the same.
struct AbsenceGroups {
  /// What findings of one group have in common.
  private struct Kind: Hashable {
    let rule: String
    let severity: Finding.Severity
    let path: String
    /// What their messages say beside the text that each is about.
    let arguments: ArraySlice<Message.Argument>
  }

  /// The findings behind the first of a group, by the index of that one.
  private var others: [Int: [Int]] = [:]
  private var hidden: Set<Int> = []

  /// - Parameter rules: By id.
  init(_ findings: [LocatedFinding], rules: [String: RuleSummary]) {
    var members: [Kind: [Int]] = [:]
    for (index, located) in findings.enumerated() {
      let finding = located.finding
      guard rules[finding.rule]?.isAbsence == true else { continue }
      let kind = Kind(
        rule: finding.rule, severity: finding.severity, path: finding.path,
        arguments: finding.message.arguments.dropFirst())
      members[kind, default: []].append(index)
    }
    for group in members.values where group.count >= Self.least {
      others[group[0]] = Array(group.dropFirst())
      hidden.formUnion(group.dropFirst())
    }
  }

  /// Fewer are shown one by one.
  private static let least = 4
  /// How many are named.
  private static let namedCount = 4

  /// Whether a finding is shown with the first of its group.
  func hides(_ index: Int) -> Bool { hidden.contains(index) }

  /// What to say about the others of the group that begins with a finding; `nil` if none does.
  func note(at index: Int, _ findings: [LocatedFinding]) -> Message? {
    guard let others = others[index] else { return nil }
    let named = others.prefix(Self.namedCount).map { index in
      let finding = findings[index].finding
      let key = Message.quoted(finding.subject?.key ?? "")
      guard let line = finding.position?.line else { return key }
      return Message("\(key):\(line)", comment: "键和它的行号。%1$@：带引号的键；%2$lld：行号")
    }
    let list = Message.list(of: named, isCut: named.count < others.count)
    return Message(
      "\(others.count) more like this in the file: \(list); '--verbose' lists them all",
      comment: "检查的文本报告：同一文件、同一语言里还有多少条相同的发现。%1$lld：条数；%2$@：前几个键和行号，用逗号分隔")
  }
}
