internal import LocalizationModel
internal import SwiftTree

/// Finds the facts of one source: observations beside its localizable strings of which rules make
/// findings, such as hardcoded texts, joined sentences and suppression comments. ``Extractor`` runs
/// it only if a command asks for facts, as `gloss check` does.
struct FactCollector {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable) {
    self.tree = tree
    self.table = table
  }

  /// Adds `gloss:` comments, texts that are in no catalog, and joined sentences, with at most one
  /// fact about a hidden text for each literal.
  ///
  /// - Parameters:
  ///   - strings: All strings of the source, including previews and debug code.
  ///   - facts: The list to append to.
  func collect(
    beside strings: [ExtractedString], _ surroundings: inout NodeSurroundings,
    into facts: inout FactList
  ) {
    DirectiveReader(tree).note(&facts)
    let index = ExtractedStringIndex(tree, strings)
    var hardcoded = HardcodedTexts(tree, table, index)
    let joined = JoinedTexts(tree, index)
    var variables: [NodeID] = []
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .call where syntax.token != .none: hardcoded.note(call: node, &surroundings, &facts)
      case .assignment: hardcoded.note(assignment: node, &surroundings, &facts)
      case .variable where syntax.token != .none:
        variables.append(node)
        hardcoded.note(variable: node, &surroundings, &facts)
      case .dictionary: hardcoded.note(dictionary: node, &surroundings, &facts)
      case .operation: joined.note(operation: node, &facts)
      case .string where tree.tokens[syntax.token].kind == .stringStart:
        joined.note(literal: node, &surroundings, &facts)
      default: break
      }
    }
    ShownVariables(tree, table).note(variables, &facts)
    facts.removeRepeats()
  }
}
