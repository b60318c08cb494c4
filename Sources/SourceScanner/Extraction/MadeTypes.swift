internal import SwiftTree

/// The types that calls make: `AlarmPresentation.Alert(…)`, and `.init(…)` where the declaration
/// around it has a written type, or where it is an argument of a call of the SDKs.
///
/// ``TableCalls`` asks for the type of each `.init(…)` with a literal, because a row of the table is
/// found by its name.
struct MadeTypes {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable
  private let surroundings: NodeSurroundings
  /// The most calls in arguments of each other that are looked at.
  private static let depthLimit = 4

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable, _ surroundings: NodeSurroundings) {
    self.tree = tree
    self.table = table
    self.surroundings = surroundings
  }

  /// Returns the names of the type that a call makes, from the outer to the inner one; no names if
  /// the type is not known.
  func names(of call: NodeID, depth: Int = 0) -> [String] {
    guard let callee = tree.firstChild(of: call), depth < Self.depthLimit else { return [] }
    if !isImplicit(callee) {
      var names = names(spelledBy: callee)
      if names.last == "init" { names.removeLast() }
      return names
    }
    guard tree.tokens[tree.nodes[callee].token].keyword == .`init` else { return [] }
    let written = writtenType(around: call)
    if !written.isEmpty { return written }
    return table.rows(named: "init").first {
      !$0.inCalls.isEmpty && isMade(call, by: $0, depth: depth)
    }
    .map { $0.title.split(separator: ".").map(String.init) } ?? []
  }

  /// True if a call is an argument of one of the calls that a row names; a row that names none
  /// accepts any.
  func isMade(_ call: NodeID, by row: LocalizingAPI, depth: Int = 0) -> Bool {
    if row.inCalls.isEmpty { return depth == 0 }
    guard let outer = surroundings.call(takingAs: row.inArguments, call),
      let type = names(of: outer, depth: depth + 1).last
    else { return false }
    return row.inCalls.contains(type)
  }

  private func isImplicit(_ callee: NodeID) -> Bool {
    tree.nodes[callee].kind == .member && tree.nodes[callee].first == callee
  }

  /// The names of a chain of members: `A.B.C`. No names for any other expression.
  private func names(spelledBy node: NodeID) -> [String] {
    var names: [String] = []
    for token in tree.nodes[node].start..<tree.nodes[node].end {
      switch tree.tokens[token].kind {
      case .identifier: names.append(tree.name(ofToken: token))
      case .keyword where tree.tokens[token].keyword == .`init`: names.append("init")
      case .period: continue
      default: return []
      }
    }
    return names
  }

  /// The names of the type of the variable, parameter, result or cast whose value a call is.
  private func writtenType(around call: NodeID) -> [String] {
    let (expression, depth) = valueExpression(around: call)
    var value = expression
    while let parent = surroundings.parent(of: value) {
      switch tree.nodes[parent].kind {
      case .block, .returnStatement, .accessors, .accessor, .ifStatement, .switchStatement,
        .switchCase, .guardStatement, .doStatement, .catchClause:
        value = parent
      case .variable, .parameter, .cast, .function, .subscriptDeclaration:
        let isBody = [.block, .accessors].contains(tree.nodes[value].kind)
        let isResult =
          isBody
          ? ResultExpressions(of: value, in: tree).nodes.contains(expression)
          : value == expression && tree.nodes[parent].kind != .function
        guard isResult,
          let type = tree.firstChild(
            of: parent, where: { [.type, .returnType].contains(tree.nodes[$0].kind) })
        else { return [] }
        return names(ofType: type, elementAt: depth)
      default: return []
      }
    }
    return []
  }

  /// The whole expression that a call is a possible value of, through conditions, parentheses and
  /// arrays, with the number of the arrays.
  private func valueExpression(around call: NodeID) -> (node: NodeID, arrays: Int) {
    var (node, arrays) = (call, 0)
    while let parent = surroundings.parent(of: node) {
      switch tree.nodes[parent].kind {
      case .effect, .ternary: node = parent
      case .array: (node, arrays) = (parent, arrays + 1)
      case .operation:
        guard tree.operators(of: tree.children(of: parent)).allSatisfy({ $0 == "??" }) else {
          return (node, arrays)
        }
        node = parent
      case .argument:
        guard let tuple = surroundings.parent(of: parent), tree.nodes[tuple].kind == .tuple,
          tree.children(of: tuple).count == 1
        else { return (node, arrays) }
        node = tuple
      default: return (node, arrays)
      }
    }
    return (node, arrays)
  }

  /// - Parameter arrays: The number of arrays to look into for the type of their elements.
  private func names(ofType node: NodeID, elementAt arrays: Int) -> [String] {
    var text = tree.text(tree.bytes(of: node))[...]
    for _ in 0..<arrays {
      while text.last == "?" || text.last == "!" { text.removeLast() }
      guard text.first == "[", text.last == "]", !text.contains(":") else { return [] }
      text = text.dropFirst().dropLast()
    }
    while text.last == "?" || text.last == "!" { text.removeLast() }
    guard text.utf8.allSatisfy({ $0 >= 0x80 || $0 == 0x2E || $0 == 0x5F || Self.isWord($0) }) else {
      return []
    }
    return text == "Self" ? extendedType(around: node) : text.split(separator: ".").map(String.init)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The names of the type that the extension around a node extends; no names outside of one.
  private func extendedType(around node: NodeID) -> [String] {
    var node = node
    while let parent = surroundings.parent(of: node) {
      node = parent
      guard tree.nodes[node].kind == .typeDeclaration else { continue }
      guard tree.nodes[node].detail == .extension,
        let type = tree.firstChild(of: node, where: { tree.nodes[$0].kind == .type })
      else { return [] }
      return names(ofType: type, elementAt: 0)
    }
    return []
  }
}
