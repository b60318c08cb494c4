/// Rules that produce Swift texts, written in a small notation. ``TextGenerator`` makes texts from
/// them.
///
/// A line that ends in `:` and is not indented names a rule; the indented lines below it are its
/// alternatives. Once a text is deep or long enough, an alternative that refers to no rule is
/// chosen. A rule without such an alternative then gets its first one, which must lead to an end.
/// `3× ` before an alternative makes it three times as likely. In an alternative
///
/// - `«rule»` is one text of the rule, `«rule?»` one or none;
/// - `«rule,»` is one to three texts separated by commas, `«rule,?»` none to three;
/// - `«rule;»` is one to three texts on lines of their own;
/// - `¶` is a line break, perhaps with comments, `⏎` is exactly one line break;
/// - `·` is a place for white space and comments that needs none, `␣` one that needs a space.
///
/// Every other character is itself.
struct Grammar: Sendable {
  enum Repetition: Sendable { case once, half, commas, commasOrNone, lines }

  enum Piece: Sendable {
    case bytes([UInt8])
    case rule(Int, Repetition)
    case statementBreak, lineBreak, gap, space

    /// True for a piece that refers to no rule.
    fileprivate var isLeaf: Bool {
      if case .rule = self { false } else { true }
    }
  }

  /// The alternatives of each rule: the ones that refer to no rule (or else the first one), and
  /// all, each as often as its weight says.
  private(set) var rules: [(simplest: [[Piece]], all: [[Piece]])] = []
  private var numbers: [Substring: Int] = [:]

  init(_ texts: String...) {
    let lines = texts.flatMap { $0.split(separator: "\n") }
    for line in lines where line.first != " " {
      precondition(numbers[line.dropLast()] == nil, "the grammar has two rules '\(line)'")
      numbers[line.dropLast()] = rules.count
      rules.append(([], []))
    }
    var rule = 0
    for line in lines {
      if let number = numbers[line.dropLast()], line.first != " " {
        rule = number
        continue
      }
      var text = line.drop { $0 == " " }
      var weight = 1
      if let cross = text.firstIndex(of: "×"), let number = Int(text[..<cross]) {
        weight = number
        text = text[cross...].dropFirst(2)
      }
      let pieces = pieces(of: text)
      rules[rule].all += Array(repeating: pieces, count: weight)
      if pieces.allSatisfy(\.isLeaf) { rules[rule].simplest.append(pieces) }
    }
    for rule in rules.indices where rules[rule].simplest.isEmpty {
      rules[rule].simplest = Array(rules[rule].all.prefix(1))
    }
  }

  func number(of rule: String) -> Int {
    guard let number = numbers[rule[...]] else { preconditionFailure("no rule '\(rule)'") }
    return number
  }

  private func pieces(of text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    var plain: [UInt8] = []
    func endPlain() {
      if !plain.isEmpty { pieces.append(.bytes(plain)) }
      plain = []
    }
    while let first = rest.popFirst() {
      let piece: Piece? =
        switch first {
        case "«": reference(&rest)
        case "¶": .statementBreak
        case "⏎": .lineBreak
        case "·": .gap
        case "␣": .space
        default: nil
        }
      guard let piece else {
        plain += Array(String(first).utf8)
        continue
      }
      endPlain()
      pieces.append(piece)
    }
    endPlain()
    return pieces
  }

  private func reference(_ rest: inout Substring) -> Piece {
    guard let end = rest.firstIndex(of: "»") else { preconditionFailure("no '»' in '\(rest)'") }
    var name = rest[..<end]
    rest = rest[end...].dropFirst()
    let marks: [(String, Repetition)] = [
      (",?", .commasOrNone), ("?", .half), (",", .commas), (";", .lines),
    ]
    var repetition = Repetition.once
    if let mark = marks.first(where: { name.hasSuffix($0.0) }) {
      name = name.dropLast(mark.0.count)
      repetition = mark.1
    }
    return .rule(number(of: String(name)), repetition)
  }
}
