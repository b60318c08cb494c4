import ConventionChecks
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
  }

  private struct Flaw: Sendable {
    let message: Message
    let range: ByteRange
  }

  private var regions: [Region] = []
  private var flaws: [Flaw] = []

  init() {}

  /// - Parameters:
  ///   - facts: Of the source, ascending by place.
  ///   - bytes: The source.
  init(_ facts: [CodeFact], in bytes: Span<UInt8>) {
    let remarks = facts.filter { $0.kind == .remark }
    if remarks.isEmpty { return }
    let lines = LineTable(bytes)
    /// The first line of what is turned off and not on again.
    var open: [(rule: String?, line: Int)] = []
    for remark in remarks {
      guard let (verb, rules) = instruction(remark) else { continue }
      let line = lines.position(ofByte: remark.range.start, in: bytes).line
      switch verb {
      case "disable": open += rules.map { ($0, line) }
      case "disable:this": regions += rules.map { Region(rule: $0, first: line, last: line) }
      case "disable:next":
        guard let next = remark.context else { continue }
        let first = lines.position(ofByte: next.start, in: bytes).line
        let last = lines.position(ofByte: max(next.start, next.end - 1), in: bytes).line
        regions += rules.map { Region(rule: $0, first: first, last: last) }
      default:
        for rule in rules {
          for start in open where rule == nil || start.rule == rule {
            regions.append(Region(rule: start.rule, first: start.line, last: line))
          }
          open.removeAll { rule == nil || $0.rule == rule }
        }
      }
    }
    regions += open.map { Region(rule: $0.rule, first: $0.line, last: .max) }
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
        } else if Self.ids.contains(String(id)) {
          rules.append(String(id))
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
          this says nothing to gloss: write 'gloss:disable:next RULE', 'gloss:disable:this RULE', \
          'gloss:disable RULE' or 'gloss:enable RULE'
          """, comment: "发现：代码中以 gloss: 开头的注释无法识别。引号中的写法原样保留"),
        range: remark.range))
  }

  private static let ids = Set(allRules.map(\.summary.id))

  /// Comments that say nothing that we know.
  func flaws(in path: String) -> [Finding] {
    flaws.map {
      Finding(
        .glossComment, message: $0.message, path: path, range: $0.range)
    }
  }

  /// - Parameter finding: One in this source, with its position.
  func turnOff(_ finding: Finding) -> Bool {
    guard let line = finding.position?.line, Self.ids.contains(finding.rule) else { return false }
    return regions.contains { region in
      region.first <= line && line <= region.last
        && (region.rule == nil || region.rule == finding.rule)
    }
  }

  var isEmpty: Bool { regions.isEmpty }
}
