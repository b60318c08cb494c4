import TestSupport

/// Makes Swift texts from ``Grammar``, for ``GeneratedTexts``. The same seed makes the same text on
/// any machine.
struct TextGenerator {
  private static let grammar = Grammar(
    NameRules.text, LiteralRules.text, ExpressionRules.text, StatementRules.text,
    DeclarationRules.text, AmbiguityRules.text, LayoutRules.text, WordRules.text)

  private var random: SeededGenerator
  private var bytes: [UInt8] = []
  /// The length from which each rule takes one of its simplest alternatives.
  private var softLimit = 0
  private var depthLimit = 0

  init(random: SeededGenerator) { self.random = random }

  /// Returns a text of one rule.
  mutating func text(of rule: String, softLimit: Int) -> [UInt8] {
    bytes = []
    self.softLimit = softLimit
    depthLimit = 3 + random.below(8)
    append(rule: Self.grammar.number(of: rule), depth: 0)
    return bytes
  }

  private mutating func append(rule: Int, depth: Int) {
    let (simplest, all) = Self.grammar.rules[rule]
    let isEnding = depth > depthLimit || bytes.count > softLimit
    let alternatives = isEnding ? simplest : all
    let pieces = alternatives[random.below(alternatives.count)]
    for piece in pieces {
      switch piece {
      case .bytes(let plain): bytes += plain
      case .statementBreak: appendStatementBreak()
      case .lineBreak: bytes.append(UInt8(ascii: "\n"))
      case .gap: appendGap(isNeeded: false)
      case .space: appendGap(isNeeded: true)
      case .rule(let inner, let repetition):
        append(rule: inner, repetition, depth: depth + 1, isEnding: isEnding)
      }
    }
  }

  private mutating func append(
    rule: Int, _ repetition: Grammar.Repetition, depth: Int, isEnding: Bool
  ) {
    let count =
      switch repetition {
      case .once: 1
      case .half: random.below(2)
      case .commas, .lines: isEnding ? 1 : 1 + random.below(3)
      case .commasOrNone: isEnding ? 0 : random.below(4)
      }
    for index in 0..<count {
      if index > 0 {
        if repetition == .lines {
          appendStatementBreak()
        } else {
          bytes.append(UInt8(ascii: ","))
          appendGap(isNeeded: true)
        }
      }
      append(rule: rule, depth: depth)
    }
  }

  private mutating func appendStatementBreak() {
    let breaks: [StaticString] = ["\n", "\n\n", "\n  ", "\n// \"c\n", "\n/* ( */ ", " // )\n\t"]
    append(breaks[random.below(2) == 0 ? 0 : random.below(breaks.count)])
  }

  private mutating func appendGap(isNeeded: Bool) {
    let gaps: [StaticString] = [" ", "  ", "\t", " /* \" */ ", "/**/ ", " /*\n*/ "]
    if random.oneIn(8) {
      append(gaps[random.below(gaps.count)])
    } else if isNeeded {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes += $0 }
  }
}
