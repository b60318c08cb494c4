import ConventionChecks
import GuideChecks
import LocalizationModel

/// The rules that `gloss:` comments of one Swift source turn off, line by line. ``Check``
/// drops the findings on these lines, and a sync those on strings without a catalog. A check also reports comments that suppress nothing, because
/// they would hide a later mistake.
///
///     // gloss:disable:next comment-missing      on the statement or argument that follows, or what
///                                                stands before its first brace
///     … // gloss:disable:this comment-missing    on this line
///     // gloss:disable hardcoded, concatenation  from here on
///     // gloss:enable hardcoded                  up to here
///
/// `all` stands for every rule. Text after the ids is a reason for readers. A comment between `/*`
/// and `*/` works the same way.
struct Suppressions: Sendable {
  private struct Region: Sendable {
    /// The rule that is off; `nil` for all rules.
    let rule: String?
    /// The first and last lines, counted from 1.
    let first: Int
    let last: Int
    /// The index of the clause that turns it off.
    let clause: Int
  }

  /// One rule named in a comment, or all rules.
  private struct Clause: Sendable {
    /// The id of the rule; `nil` for all rules.
    let rule: String?
    /// The range of the comment.
    let range: ByteRange
  }

  /// The error in a comment that cannot be understood.
  private struct Flaw: Sendable {
    let message: Message
    let range: ByteRange
  }

  private var regions: [Region] = []
  private var clauses: [Clause] = []
  /// For each clause the finding to report if it suppresses nothing; `nil` if its rule is off.
  private var unusedFindings: [LocatedFinding?] = []
  private var flaws: [Flaw] = []

  init() {}

  /// Reads the instructions among the comments.
  ///
  /// - Parameters:
  ///   - facts: The facts of the source's code, in ascending order; those of kind
  ///     `remark` are its `gloss:` comments.
  ///   - path: The path of the source.
  ///   - bytes: The source.
  ///   - runs: True if a rule of this id is on for the file.
  init(
    _ facts: [CodeFact], in path: String, _ bytes: Span<UInt8>, runs: (String) -> Bool
  ) {
    let comments = facts.filter { $0.kind == .remark }
    if comments.isEmpty { return }
    let lines = LineTable(bytes)
    /// Clauses that `disable` opened and no `enable` has closed, with the line where each begins.
    var openClauses: [(clause: Int, line: Int)] = []
    for comment in comments {
      guard let (verb, rules) = instruction(comment) else { continue }
      let line = lines.position(ofByte: comment.range.start, in: bytes).line
      let first = clauses.count
      if verb != "enable" { clauses += rules.map { Clause(rule: $0, range: comment.range) } }
      switch verb {
      case "disable": openClauses += (first..<clauses.count).map { ($0, line) }
      case "disable:this":
        for clause in first..<clauses.count { addRegion(clause, line, line) }
      case "disable:next":
        guard let next = comment.context else { continue }
        let clauses = first..<clauses.count
        let first = lines.position(ofByte: next.start, in: bytes).line
        let last = lines.position(ofByte: max(next.start, next.end - 1), in: bytes).line
        for clause in clauses { addRegion(clause, first, last) }
      default:  // enable
        for rule in rules {
          for start in openClauses where rule == nil || clauses[start.clause].rule == rule {
            addRegion(start.clause, start.line, line)
          }
          openClauses.removeAll { rule == nil || clauses[$0.clause].rule == rule }
        }
      }
    }
    for start in openClauses { addRegion(start.clause, start.line, .max) }
    unusedFindings = clauses.map { clause in
      clause.rule.map(runs) == false
        ? nil : LocatedFinding.locate([Self.unused(clause, in: path)], in: bytes).first
    }
  }

  private mutating func addRegion(_ clause: Int, _ first: Int, _ last: Int) {
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

  /// Parses a comment. Adds a flaw for an unknown rule; adds one and returns `nil` for a comment
  /// that is no instruction.
  private mutating func instruction(_ comment: CodeFact) -> (verb: String, rules: [String?])? {
    let words = (comment.text ?? "").dropFirst("gloss:".count).split(whereSeparator: \.isWhitespace)
    guard let verb = words.first.map(String.init), Self.verbs.contains(verb) else {
      addUnreadable(in: comment)
      return nil
    }
    var rules: [String?] = []
    var unknown: Substring?
    /// True where an id must follow: first, or after a comma. Any other word begins the reason.
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
          range: comment.range))
    } else if rules.isEmpty {
      addUnreadable(in: comment)
      return nil
    }
    return (verb, rules)
  }

  private mutating func addUnreadable(in comment: CodeFact) {
    flaws.append(
      Flaw(
        message: Message(
          """
          gloss does not understand this comment: write 'gloss:disable:next RULE', 'gloss:disable:this RULE', \
          'gloss:disable RULE' or 'gloss:enable RULE'
          """, comment: "发现：代码中以 gloss: 开头的注释无法识别。引号中的写法原样保留"),
        range: comment.range))
  }

  /// Returns the current id of a rule, which may be given by a former one; `nil` if there is none.
  private static func rule(_ id: String) -> String? {
    let id = RuleSummary.successors[id] ?? id
    return ids.contains(id) ? id : nil
  }

  private static let ids = Set(
    allRules.map(\.summary.id) + allGuideRules.map(\.summary.id)
      + BuiltinDiagnostic.settable.map(\.rawValue))

  /// Returns findings on comments that begin with `gloss:` and cannot be understood.
  func flaws(in path: String) -> [Finding] {
    flaws.map {
      Finding(
        .glossComment, message: $0.message, path: path, range: $0.range)
    }
  }

  /// Returns true if a comment turns a finding off, and adds the clauses that do to `used`.
  ///
  /// - Parameters:
  ///   - finding: A finding in this source, with its position.
  ///   - used: Indices of clauses that suppress something.
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

  /// True if a comment turns a rule off on a line.
  func turnsOff(_ rule: String, line: Int) -> Bool {
    regions.contains {
      $0.first <= line && line <= $0.last && ($0.rule == nil || $0.rule == rule)
    }
  }

  /// Returns the findings on clauses that suppressed nothing.
  func unused(_ used: Set<Int>) -> [LocatedFinding] {
    unusedFindings.indices.compactMap { used.contains($0) ? nil : unusedFindings[$0] }
  }

  var isEmpty: Bool { clauses.isEmpty }
}
