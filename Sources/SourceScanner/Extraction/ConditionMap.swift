internal import LocalizationModel

/// Which `#if` branches enclose a place.
struct ConditionMap {
  private struct Branch {
    var start: Int
    var end: Int
    /// The branch's own condition, those of the branches before it negated.
    var condition: String
    /// Its position in the nesting, 0 outermost.
    var depth: Int
  }

  /// Ascending by start.
  private var branches: [Branch] = []

  init(_ tree: SyntaxTree) {
    struct Open {
      var branch: Int
      /// Conditions of the branches of this block so far.
      var conditions: [String]
    }
    var open: [Open] = []
    for token in tree.directives {
      let range = tree.bytes(ofToken: token)
      switch tree.tokens[token].kind {
      case .poundIf:
        let condition = Self.condition(of: tree.text(range), behind: "#if")
        branches.append(
          Branch(start: range.end, end: .max, condition: condition, depth: open.count))
        open.append(Open(branch: branches.count - 1, conditions: [condition]))
      case .poundElse, .poundElseif:
        guard var block = open.popLast() else { continue }
        branches[block.branch].end = range.start
        var parts = block.conditions.map { "!(\($0))" }
        if tree.tokens[token].kind == .poundElseif {
          let condition = Self.condition(of: tree.text(range), behind: "#elseif")
          block.conditions.append(condition)
          parts.append(condition)
        }
        branches.append(
          Branch(
            start: range.end, end: .max, condition: parts.joined(separator: " && "),
            depth: open.count))
        block.branch = branches.count - 1
        open.append(block)
      default:
        if let block = open.popLast() { branches[block.branch].end = range.start }
      }
    }
  }

  private static func condition(of line: String, behind word: String) -> String {
    line.dropFirst(word.count).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Conditions around a byte, outermost first.
  func conditions(at offset: Int) -> [String] {
    var conditions: [String] = []
    for branch in branches where branch.start <= offset && offset < branch.end {
      conditions.append(branch.condition)
    }
    return conditions
  }
}
