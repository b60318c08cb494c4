import LocalizationModel
import OrderedJSON
import ProjectLayout
import SourceScanner
import SwiftTree

/// Functions that no source declares and whose calls spell keys of the catalogs: macros and functions
/// of binary dependencies that look texts up, which the setting `functions` is for.
///
/// `gloss init` and `gloss sync --explain` propose a row for each.
struct UnknownLookups: Sendable {
  /// One function with its evidence.
  struct Function: Hashable, Sendable {
    let name: String
    /// True if most of its calls have an argument `comment:`.
    let takesComment: Bool
    /// The number of calls whose first argument is a literal.
    let callCount: Int
    /// The number of those whose literal is a key.
    let keyCount: Int

    /// The row of the setting, as JSON on one line.
    var row: String {
      var writer = JSONWriter()
      writer.write(.string(name))
      let name = String(decoding: writer.bytes, as: UTF8.self)
      return "{\"name\": \(name)\(takesComment ? ", \"comment\": \"comment\"" : "")}"
    }
  }

  /// The functions, those with most keys first.
  private(set) var functions: [Function] = []

  /// The fewest keys that a function has to spell to be proposed.
  private static let keyMinimum = 4

  /// - Parameter keys: The keys of the project's catalogs.
  init(in project: Project, keys: Set<String>) async {
    if keys.count < Self.keyMinimum { return }
    let configured = Set(project.configuration.functions.map(\.name))
    let reader = FileReader(overlay: project.overlay)
    let read = await concurrentlyMap(project.swiftSources, workers: project.workers) { path in
      (try? reader.text(of: path)).map { Calls(in: Parser.parse($0), keys: keys) }
    }
    var declared: Set<String> = configured
    var evidence: [String: Calls.Evidence] = [:]
    for calls in read.compactMap(\.self) {
      declared.formUnion(calls.declared)
      evidence.merge(calls.evidence) { $0.adding($1) }
    }
    functions = evidence.compactMap { name, found in
      guard !declared.contains(name), found.keys.count >= Self.keyMinimum,
        found.keyCount * 10 >= found.callCount * 9
      else { return nil }
      return Function(
        name: name, takesComment: found.commentCount * 2 > found.callCount,
        callCount: found.callCount, keyCount: found.keyCount)
    }.sorted { ($1.keyCount, $0.name) < ($0.keyCount, $1.name) }
  }

  /// One source's calls of functions by name, and the names that it declares.
  private struct Calls: Sendable {
    struct Evidence: Sendable {
      var callCount = 0
      var keyCount = 0
      var commentCount = 0
      var keys: Set<String> = []

      func adding(_ other: Evidence) -> Evidence {
        var sum = self
        sum.callCount += other.callCount
        sum.keyCount += other.keyCount
        sum.commentCount += other.commentCount
        sum.keys.formUnion(other.keys)
        return sum
      }
    }

    private(set) var declared: Set<String> = []
    private(set) var evidence: [String: Evidence] = [:]

    private static let declarators: Set<String> = [
      "func", "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "let", "var",
      "case", "associatedtype",
    ]

    init(in tree: SyntaxTree, keys: Set<String>) {
      for token in tree.tokens.indices.dropLast()
      where tree.tokens[token].kind == .keyword || tree.tokens[token].kind == .identifier {
        let next = token + 1
        if tree.tokens[next].kind == .identifier,
          Self.declarators.contains(tree.name(ofToken: token))
        {
          declared.insert(tree.name(ofToken: next))
        }
      }
      for node in tree.nodes.indices where tree.nodes[node].kind == .call {
        guard let name = tree.calleeName(of: node), tree.tokens[name].kind == .identifier,
          tree.tokens[name - 1].kind != .period,
          LocalizingAPITable.sdk.rows(namedBy: name, in: tree).isEmpty
        else { continue }
        let arguments = CallArguments(of: node, in: tree)
        guard let first = arguments.first, tree.nodes[first].kind == .string,
          let text = LiteralText(first, in: tree).staticText
        else { continue }
        var found = Evidence(callCount: 1)
        if keys.contains(text) {
          found.keyCount = 1
          found.keys = [text]
        }
        if arguments.value("comment") != nil { found.commentCount = 1 }
        let function = tree.name(ofToken: name)
        evidence[function] = evidence[function]?.adding(found) ?? found
      }
    }
  }
}
