internal import LocalizationModel
internal import SwiftTree

/// Finds literals that a view shows through a variable: `let title = "…"` and `Text(title)`, which
/// shows a plain `String`.
struct ShownVariables {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable) {
    self.tree = tree
    self.table = table
  }

  /// Notes the literals of variables in `Text(title)` and `Text(LocalizedStringKey(title))`.
  ///
  /// It reads tokens, because the parser skips arguments without a literal.
  ///
  /// - Parameter variables: All `variable` nodes with a name, ascending.
  func note(_ variables: [NodeID], _ facts: inout FactList) {
    let literals = LiteralVariables(tree, variables: variables)
    let declared = literals.variables
    if declared.isEmpty { return }
    var uses: [(name: String, use: TokenID, sink: String)] = []
    var rebound: Set<String> = []
    for token in tree.tokens.indices.dropFirst(2)
    where tree.tokens[token].kind == .identifier && literals.mayHold(token, tree) {
      if isBound(token) {
        let name = tree.name(ofToken: token)
        if let variable = declared[name], variable.declaration != token { rebound.insert(name) }
      } else if let sink = sink(ofArgument: token) {
        let name = tree.name(ofToken: token)
        if declared[name] != nil { uses.append((name, token, sink)) }
      }
    }
    for use in uses where !rebound.contains(use.name) {
      for literal in declared[use.name]?.literals ?? [] {
        facts.note(.textOfVariable, literal, sink: use.sink, context: tree.bytes(ofToken: use.use))
      }
    }
  }

  /// True if a pattern or a closure binds the name here.
  private func isBound(_ token: TokenID) -> Bool {
    let before = tree.tokens[token - 1].keyword
    return before == .let || before == .var || before == .for
      || tree.tokens[token + 1].keyword == .in
  }

  /// The title of the API whose first argument is the name alone; `nil` if the name is not such an
  /// argument.
  private func sink(ofArgument token: TokenID) -> String? {
    let next = tree.tokens[token + 1].kind
    guard next == .rightParen || next == .comma else { return nil }
    var open = token - 1
    if tree.tokens[open].kind == .period,
      tree.token(open - 1, spells: "self") || tree.token(open - 1, spells: "Self")
    {
      open -= 2
    }
    guard open > .none, tree.tokens[open].kind == .leftParen else { return nil }
    var callee = open - 1
    if tree.token(callee, spells: "LocalizedStringKey"), next == .rightParen {
      guard callee > .first, tree.tokens[callee - 1].kind == .leftParen else {
        return "LocalizedStringKey"
      }
      callee -= 2
    }
    guard tree.tokens[callee].kind == .identifier else { return nil }
    let isMember = callee > .none && tree.tokens[callee - 1].kind == .period
    let rows = table.rows(namedBy: callee, in: tree)
    let row = rows.first { row in
      guard case .first = row.localized, !row.takesStaticKey, row.defaultValue.isEmpty else {
        return false
      }
      switch row.form {
      case .initializer: return !isMember
      case .modifier: return isMember
      case .method: return true
      case .implicitMember, .attribute, .macro, .suffix: return false
      }
    }
    return row?.title
  }
}
