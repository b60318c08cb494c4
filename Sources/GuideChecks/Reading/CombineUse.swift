import LocalizationModel
import SwiftTree

/// Finds an `import Combine` that its source does not need, for the rule `combine-unneeded`.
///
/// ``GuideReader`` makes it. It finds nothing if any name of Combine, or a `$name`, appears in the
/// source, apart from sets of subscriptions in which nothing is stored.
struct CombineUse {
  /// The line of the unneeded import; `nil` if there is none.
  private(set) var unneeded: ByteRange?
  /// The same line with its line end; `nil` if more stands on the line.
  private(set) var removal: ByteRange?
  /// Properties for subscriptions that are removed with the import, since nothing is stored in
  /// them.
  private(set) var unusedSets: [UnusedSet] = []

  /// Modules that also export what a source may get through Combine: without one of them, the
  /// import may be needed for that.
  private static let companions: Set<String> = [
    "SwiftUI", "Foundation", "UIKit", "AppKit", "WatchKit", "TVUIKit",
  ]

  /// Names that show a use of Combine: its types, and members of publishers.
  private static let names = NameSet(
    [
      "AnyCancellable", "AnyPublisher", "AnySubject", "AnySubscriber", "Cancellable",
      "CombineIdentifier", "CombineLatest", "ConnectablePublisher", "CurrentValueSubject",
      "CustomCombineIdentifierConvertible", "Deferred", "Demand", "Empty", "Fail", "Future",
      "ImmediateScheduler", "Just", "ObservableObject", "ObservableObjectPublisher",
      "ObservedObject", "EnvironmentObject", "StateObject", "PassthroughSubject", "Published",
      "Publisher", "Publishers", "Record", "Scheduler", "SchedulerTimeIntervalConvertible", "Sink",
      "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder",
      "TopLevelEncoder", "assign", "autoconnect", "cancellables",
      "combineLatest", "connect", "dataTaskPublisher", "debounce",
      "eraseToAnyPublisher", "handleEvents", "multicast",
      "objectWillChange", "onReceive", "publisher", "receive", "removeDuplicates",
      "replaceError", "send", "setFailureType", "sink", "store", "subscribe",
      "switchToLatest", "throttle", "tryMap", "values", "Combine", "Timer",
    ].map { Name($0) })

  /// - Parameter imports: The imports of the source, in order.
  init(_ tree: SyntaxTree, _ imports: [NodeID]) {
    var line: ByteRange?
    var hasCompanion = false
    var moduleTokens: Set<TokenID> = []
    for node in imports {
      let syntax = tree.nodes[node]
      let module = tree.name(ofToken: syntax.end - 1)
      if Self.companions.contains(module) { hasCompanion = true }
      // Only the plain `import Combine`, which has 2 tokens: an import with an attribute or an
      // access level may serve other files; an import of a single declaration stays, too.
      guard module == "Combine", syntax.end == syntax.start + 2 else { continue }
      if line != nil { return }
      moduleTokens.insert(syntax.end - 1)
      line = tree.bytes(of: node)
    }
    guard let line, hasCompanion, tree.directives.isEmpty, tree.problems.isEmpty else { return }
    let sets = UnusedSets(in: tree)
    for token in tree.tokens.indices where !moduleTokens.contains(token) {
      switch tree.tokens[token].kind {
      case .identifier, .keyword:
        let isProjection = tree.source[tree.tokens[token].startOffset] == UInt8(ascii: "$")
        let isNeeded = isProjection || Self.names.contains(tree.nameHash(token))
        if isNeeded, !sets.tokens.contains(where: { $0.contains(token) }) { return }
      default: break
      }
    }
    unneeded = line
    removal = tree.lines(of: line)
    unusedSets = sets.sets
  }
}

/// The properties for subscriptions that a source declares and never mentions again.
private struct UnusedSets {
  private(set) var sets: [UnusedSet] = []
  /// The tokens of each declaration.
  private(set) var tokens: [Range<TokenID>] = []

  init(in tree: SyntaxTree) {
    for node in tree.nodes.indices where tree.nodes[node].kind == .variableDeclaration {
      let syntax = tree.nodes[node]
      let words = syntax.start..<syntax.end
      let variables = tree.children(of: node, .variable)
      guard variables.count == 1, tree.nodes[variables[0]].token != .none,
        words.contains(where: { tree.token($0, spells: "AnyCancellable" as StaticString) }),
        Self.isSet(variables[0], in: tree),
        !Self.isNamed(tree.nameHash(tree.nodes[variables[0]].token), outside: words, in: tree)
      else { continue }
      let range = tree.bytes(of: node)
      let isPrivate = words.contains {
        [.private, .fileprivate].contains(tree.tokens[$0].keyword)
      }
      sets.append(
        UnusedSet(range: range, removal: tree.lines(of: range), isPrivate: isPrivate))
      tokens.append(words)
    }
  }

  /// True if a variable's type or value holds subscriptions and the value has no effect.
  private static func isSet(_ variable: NodeID, in tree: SyntaxTree) -> Bool {
    let parts = VariableParts(of: variable, in: tree)
    if parts.body != nil { return false }
    let type = parts.type.map { tree.written($0) }
    let value = parts.value.map { tree.written($0) }
    let isKnown = type.map(types.contains) ?? false
    let values: Set<String> = ["[]", "Set()", ".init()"]
    return isKnown && value.map(values.contains) ?? true
      || value.map { ["Set<AnyCancellable>()", "[AnyCancellable]()"].contains($0) } ?? false
  }

  /// Types for subscriptions.
  private static let types: Set<String> = [
    "Set<AnyCancellable>", "[AnyCancellable]", "AnyCancellable?",
  ]

  /// True if a name appears outside a declaration.
  private static func isNamed(
    _ name: Name, outside words: Range<TokenID>, in tree: SyntaxTree
  ) -> Bool {
    tree.tokens.indices.contains {
      tree.tokens[$0].kind == .identifier && !words.contains($0) && tree.nameHash($0) == name
    }
  }
}

extension SyntaxTree {
  /// Returns the lines of a declaration with their ends; `nil` if more stands on them.
  fileprivate func lines(of range: ByteRange) -> ByteRange? {
    guard let indentation = indentation(before: range.start) else { return nil }
    var end = range.end
    if end < source.count, source[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < source.count, source[end] == UInt8(ascii: "\n") else { return nil }
    return ByteRange(start: range.start - indentation.utf8.count, end: end + 1)
  }
}
