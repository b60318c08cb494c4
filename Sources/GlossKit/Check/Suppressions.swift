import ConventionChecks
import GuideChecks
import LocalizationModel

/// What the comments of one Swift source turn off:
///
///     // gloss:disable:next comment-missing      on the statement or argument that follows, or what
///                                                stands before its first brace
///     … // gloss:disable:this comment-missing    on this line
///     // gloss:disable hardcoded, concatenation  from here on
///     // gloss:enable hardcoded                  up to here
///
/// `all` stands for every rule. What follows the ids is for readers. A comment between `/*` and `*/`
/// says the same.
struct Suppressions: Sendable {
  private struct Region: Sendable {
    /// `nil` for all rules.
    let rule: String?
    let first: Int
    let last: Int
    /// An index of a ``Clause``.
    let clause: Int
  }

  /// What a comment says of one rule, or of all.
  private struct Clause: Sendable {
    /// `nil` for all rules.
    let rule: String?
    /// The range of the comment.
    let range: ByteRange
  }

  private struct Flaw: Sendable {
    let message: Message
    let range: ByteRange
  }

  private var regions: [Region] = []
  private var clauses: [Clause] = []
  /// For each clause what there is to say if it silences nothing; `nil` where its rule is off.
  private var unusedFindings: [LocatedFinding?] = []
  private var flaws: [Flaw] = []

  init() {}

  /// - Parameters:
  ///   - facts: The facts of the source, ascending by place.
  ///   - path: The path of the source.
  ///   - bytes: The source.
  ///   - runs: Whether a rule is on there.
  init(
    _ facts: [CodeFact], in path: String, _ bytes: Span<UInt8>, runs: (String) -> Bool
  ) {
    let remarks = facts.filter { $0.kind == .remark }
    if remarks.isEmpty { return }
    let lines = LineTable(bytes)
    /// The first line of what is turned off and not on again.
    var open: [(clause: Int, line: Int)] = []
    for remark in remarks {
      guard let (verb, rules) = instruction(remark) else { continue }
      let line = lines.position(ofByte: remark.range.start, in: bytes).line
      let first = clauses.count
      if verb != "enable" { clauses += rules.map { Clause(rule: $0, range: remark.range) } }
      switch verb {
      case "disable": open += (first..<clauses.count).map { ($0, line) }
      case "disable:this":
        for clause in first..<clauses.count { turnOff(clause, line, line) }
      case "disable:next":
        guard let next = remark.context else { continue }
        let clauses = first..<clauses.count
        let first = lines.position(ofByte: next.start, in: bytes).line
        let last = lines.position(ofByte: max(next.start, next.end - 1), in: bytes).line
        for clause in clauses { turnOff(clause, first, last) }
      default:
        for rule in rules {
          for start in open where rule == nil || clauses[start.clause].rule == rule {
            turnOff(start.clause, start.line, line)
          }
          open.removeAll { rule == nil || clauses[$0.clause].rule == rule }
        }
      }
    }
    for start in open { turnOff(start.clause, start.line, .max) }
    unusedFindings = clauses.map { clause in
      clause.rule.map(runs) == false
        ? nil : LocatedFinding.locate([Self.unused(clause, in: path)], in: bytes).first
    }
  }

  private mutating func turnOff(_ clause: Int, _ first: Int, _ last: Int) {
    regions.append(Region(rule: clauses[clause].rule, first: first, last: last, clause: clause))
  }

  private static func unused(_ clause: Clause, in path: String) -> Finding {
    let message =
      clause.rule.map {
        Message(
          "the rule '\($0)' finds nothing here: remove it from this comment",
          comment: "发现：gloss:disable 注释里的规则没有可屏蔽的内容。%@：规则的 id")
      }
      ?? Message(
        "this comment suppresses nothing: remove it",
        comment: "发现：gloss:disable 注释没有可屏蔽的内容")
    return Finding(.suppressionUnused, message: message, path: path, range: clause.range)
  }

  private static let verbs = ["disable", "disable:next", "disable:this", "enable"]

  /// What a comment says; `nil`, and a flaw is noted, if it says nothing that we know.
  private mutating func instruction(_ remark: CodeFact) -> (verb: String, rules: [String?])? {
    let words = (remark.text ?? "").dropFirst("gloss:".count).split(whereSeparator: \.isWhitespace)
    guard let verb = words.first.map(String.init), Self.verbs.contains(verb) else {
      noteNothingSaid(in: remark)
      return nil
    }
    var rules: [String?] = []
    var unknown: Substring?
    /// Whether an id has to come: the first, or one behind a comma. Any other word begins the reason.
    var isIDExpected = true
    words: for word in words.dropFirst().prefix(while: { $0 != "--" }) {
      for part in word.split(separator: ",") {
        let id = part.last == ":" ? part.dropLast() : part
        if id == "all" {
          rules.append(nil)
        } else if let rule = Self.rule(String(id)) {
          rules.append(rule)
        } else {
          if isIDExpected { unknown = id }
          break words
        }
        if part.last == ":" { break words }
        isIDExpected = part.endIndex < word.endIndex
      }
    }
    if let unknown {
      flaws.append(
        Flaw(
          message: Message(
            "there is no rule '\(String(unknown))': 'gloss rules' lists them all",
            comment: "发现：gloss: 注释中的规则 id 不存在。%@：写下的 id；gloss rules 是命令，原样保留"),
          range: remark.range))
    } else if rules.isEmpty {
      noteNothingSaid(in: remark)
      return nil
    }
    return (verb, rules)
  }

  private mutating func noteNothingSaid(in remark: CodeFact) {
    flaws.append(
      Flaw(
        message: Message(
          """
          gloss does not understand this comment: write 'gloss:disable:next RULE', 'gloss:disable:this RULE', \
          'gloss:disable RULE' or 'gloss:enable RULE'
          """, comment: "发现：代码中以 gloss: 开头的注释无法识别。引号中的写法原样保留"),
        range: remark.range))
  }

  /// The rule that an id stands for today.
  private static func rule(_ id: String) -> String? {
    let id = RuleSummary.successors[id] ?? id
    return ids.contains(id) ? id : nil
  }

  private static let ids = Set(allRules.map(\.summary.id) + allGuideRules.map(\.summary.id))

  /// Comments that say nothing that we know.
  func flaws(in path: String) -> [Finding] {
    flaws.map {
      Finding(
        .glossComment, message: $0.message, path: path, range: $0.range)
    }
  }

  /// - Parameters:
  ///   - finding: One in this source, with its position.
  ///   - used: Gets all clauses that turn it off.
  func turnOff(_ finding: Finding, _ used: inout Set<Int>) -> Bool {
    guard let line = finding.position?.line, Self.ids.contains(finding.rule) else { return false }
    var isOff = false
    for region in regions
    where region.first <= line && line <= region.last
      && (region.rule == nil || region.rule == finding.rule)
    {
      isOff = true
      used.insert(region.clause)
    }
    return isOff
  }

  /// What there is to say of the clauses that turned nothing off.
  func unused(_ used: Set<Int>) -> [LocatedFinding] {
    unusedFindings.indices.compactMap { used.contains($0) ? nil : unusedFindings[$0] }
  }

  var isEmpty: Bool { clauses.isEmpty }
}
