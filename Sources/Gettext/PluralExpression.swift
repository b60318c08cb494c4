/// The formula of a `Plural-Forms` header: a C expression over the number `n`, whose value is the
/// index of the form. ``PluralForms`` evaluates formulas of other programs to compare them with its
/// own.
struct PluralExpression {
  private indirect enum Node {
    case number(Int)
    /// The variable `n`.
    case count
    case not(Node)
    case binary(Operator, Node, Node)
    /// `condition ? first : second`.
    case choice(Node, Node, Node)
  }

  /// The operators of C. A longer one comes before its own beginning, such as `<=` before `<`,
  /// because the parser takes the first that fits.
  private enum Operator: String, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case modulo = "%"

    /// The precedence of the operator: 0 binds weakest.
    var rank: Int {
      switch self {
      case .or: 0
      case .and: 1
      case .equal, .unequal: 2
      case .atMost, .atLeast, .less, .more: 3
      case .plus, .minus: 4
      case .times, .divided, .modulo: 5
      }
    }

    static let highestRank = 5

    func value(_ left: Int, _ right: Int) -> Int? {
      switch self {
      case .or: left != 0 || right != 0 ? 1 : 0
      case .and: left != 0 && right != 0 ? 1 : 0
      case .equal: left == right ? 1 : 0
      case .unequal: left != right ? 1 : 0
      case .atMost: left <= right ? 1 : 0
      case .atLeast: left >= right ? 1 : 0
      case .less: left < right ? 1 : 0
      case .more: left > right ? 1 : 0
      case .plus: left &+ right
      case .minus: left &- right
      case .times: left &* right
      // Division by zero has no value; nor has the smallest number divided by -1.
      case .divided: right == 0 || right == -1 ? nil : left / right
      case .modulo: right == 0 || right == -1 ? nil : left % right
      }
    }
  }

  /// A recursive-descent parser.
  private struct Parser {
    /// A limit that protects the stack against crafted files; real formulas are far below it.
    private static let depthLimit = 60
    private var rest: Substring
    private var depth = 0

    init(_ text: String) { rest = text[...] }

    mutating func whole() -> Node? {
      guard let node = choice() else { return nil }
      skipSpaces()
      return rest.isEmpty ? node : nil
    }

    private mutating func choice() -> Node? {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit, let condition = binary(0) else { return nil }
      guard take("?") else { return condition }
      guard let first = choice(), take(":"), let second = choice() else { return nil }
      return .choice(condition, first, second)
    }

    private mutating func binary(_ rank: Int) -> Node? {
      guard rank <= Operator.highestRank else { return unary() }
      guard var left = binary(rank + 1) else { return nil }
      while let sign = Operator.allCases.first(where: { $0.rank == rank && take($0.rawValue) }) {
        guard let right = binary(rank + 1) else { return nil }
        left = .binary(sign, left, right)
      }
      return left
    }

    private mutating func unary() -> Node? {
      depth += 1
      defer { depth -= 1 }
      if depth >= Self.depthLimit { return nil }
      if take("!") { return unary().map { .not($0) } }
      if take("n") { return .count }
      if take("(") {
        guard let node = choice(), take(")") else { return nil }
        return node
      }
      skipSpaces()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits).map { .number($0) }
    }

    private mutating func take(_ sign: String) -> Bool {
      skipSpaces()
      guard rest.hasPrefix(sign) else { return false }
      rest = rest.dropFirst(sign.count)
      return true
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }
  }

  private let root: Node

  /// Parses a formula; the result is `nil` for a text that is not such an expression.
  init?(_ text: String) {
    var parser = Parser(text)
    guard let root = parser.whole() else { return nil }
    self.root = root
  }

  /// Returns the value for a number; `nil` if it divides by zero.
  func value(for count: Int) -> Int? { Self.value(root, count) }

  private static func value(_ node: Node, _ count: Int) -> Int? {
    switch node {
    case .number(let number): return number
    case .count: return count
    case .not(let inner): return value(inner, count).map { $0 == 0 ? 1 : 0 }
    case .binary(let sign, let left, let right):
      guard let left = value(left, count) else { return nil }
      // C does not evaluate the right side then, which may divide by zero.
      if sign == .or, left != 0 { return 1 }
      if sign == .and, left == 0 { return 0 }
      guard let right = value(right, count) else { return nil }
      return sign.value(left, right)
    case .choice(let condition, let first, let second):
      guard let condition = value(condition, count) else { return nil }
      return value(condition != 0 ? first : second, count)
    }
  }
}
