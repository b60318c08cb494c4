import LocalizationModel
import SwiftTree

/// The reading of code for systems or compilers without Observation, which observation rules skip.
extension GuideReader {
  /// Records the `else` of `if #available`, and declarations under an `#if` whose condition depends
  /// on the compiler.
  mutating func readOlder(_ node: NodeID) {
    guard tree.nodes[node].kind == .ifStatement else {
      guard tellsCompilersApart else { return }
      let all = conditions.conditions(at: tree.bytes(of: node).start)
      if all.contains(where: Self.tellsCompilersApart) {
        source.older.append(tree.bytes(of: node))
      }
      return
    }
    guard let condition = tree.firstChild(of: node),
      tree.source[tree.bytes(of: condition).start] == UInt8(ascii: "#"),
      tree.written(condition).hasPrefix("#available"),
      ObservableSystems.meet(tree.written(condition))
    else { return }
    let children = tree.children(of: node)
    guard children.count > 2, let last = children.last else { return }
    source.older.append(tree.bytes(of: last))
  }

  /// True if `@available` marks a declaration as deprecated or obsoleted.
  func isOlder(_ node: NodeID) -> Bool {
    tree.children(of: node, .attribute).contains {
      let text = tree.written($0)
      return text.hasPrefix("@available")
        && (text.contains("deprecated") || text.contains("obsoleted"))
    }
  }

  /// Words of an `#if` condition that depends on the compiler.
  private static let compilerWords = ["canImport(Observation)", "swift(", "compiler("].map {
    ContiguousArray($0.utf8)
  }

  /// True if the condition of an `#if` depends on the compiler.
  private static func tellsCompilersApart(_ condition: String) -> Bool {
    let bytes = ContiguousArray(condition.utf8)
    return compilerWords.contains { bytes.span.holds($0.span, in: 0..<bytes.count) }
  }

  /// True if the condition of any `#if` in a source depends on the compiler.
  static func hasBranches(forCompilersIn tree: SyntaxTree) -> Bool {
    let text = tree.source
    return tree.directives.contains { directive in
      let range = tree.nameRange(ofToken: directive)
      return compilerWords.contains { text.span.holds($0.span, in: range) }
    }
  }
}
