import LocalizationModel
import SwiftTree

/// Finds an `import Combine` that its source does not need, for the rule `combine-unneeded`.
///
/// ``GuideReader`` makes it. It finds nothing if any name of Combine, or a `$name`, appears in the
/// source, apart from sets of subscriptions in which nothing is stored.
struct CombineUse {
  /// The line of the unneeded import; `nil` if there is none.
  private(set) var unneeded: ByteRange?
  /// The lines of all imports of Combine with their ends; empty if more stands on one of them.
  private(set) var removals: [ByteRange] = []
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
    var hasCompanion = false
    var ownTokens: [Range<TokenID>] = []
    var lines: [ByteRange] = []
    for node in imports {
      let syntax = tree.nodes[node]
      let words = (syntax.start..<syntax.end).map { tree.name(ofToken: $0) }
      // The module is the first name after `import` and the kind of a single declaration.
      let path = words.drop { $0 != "import" }.dropFirst().drop(while: Self.kinds.contains)
      if let module = path.first, Self.companions.contains(module) { hasCompanion = true }
      guard path.first == "Combine" else { continue }
      // An import that clients see, or with an attribute, may serve other files.
      guard words.prefix(while: { $0 != "import" }).allSatisfy(Self.hidingLevels.contains) else {
        return
      }
      ownTokens.append(syntax.start..<syntax.end)
      lines.append(tree.bytes(of: node))
    }
    guard let line = lines.first, hasCompanion, tree.directives.isEmpty, tree.problems.isEmpty
    else { return }
    let sets = UnusedSets(in: tree)
    for token in tree.tokens.indices {
      switch tree.tokens[token].kind {
      case .identifier, .keyword:
        let isProjection = tree.source[tree.tokens[token].startOffset] == UInt8(ascii: "$")
        guard isProjection || Self.names.contains(tree.nameHash(token)) else { continue }
        let isOwn = (ownTokens + sets.tokens).contains { $0.contains(token) }
        if !isOwn { return }
      default: break
      }
    }
    unneeded = line
    let whole = lines.compactMap(tree.lines)
    removals = whole.count == lines.count ? whole : []
    unusedSets = sets.sets
  }

  /// Words before the module in the import of a single declaration.
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  /// Access levels of an import that no client sees.
  private static let hidingLevels: Set<String> = ["fileprivate", "internal", "private"]
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
    guard let value = parts.value else { return parts.type != nil }
    return isEmpty(value, in: tree)
  }

  /// True for a value without elements: `[]`, `nil`, `Set()`, `.init([])` and the like.
  private static func isEmpty(_ value: NodeID, in tree: SyntaxTree) -> Bool {
    switch tree.nodes[value].kind {
    case .array, .dictionary: return tree.children(of: value).isEmpty
    case .literal: return tree.node(value, isWritten: "nil")
    case .call:
      guard let callee = tree.firstChild(of: value) else { return false }
      let name = tree.written(callee).split { !$0.isLetter && $0 != "." }.first ?? ""
      let isList =
        [".init", "Set", "Set.init", "Array", "Array.init", "Dictionary"].contains(name)
        || [.array, .dictionary].contains(tree.nodes[callee].kind)
      return isList
        && CallArguments(of: value, in: tree).nodes.allSatisfy { argument in
          tree.lastChild(of: argument).map { isEmpty($0, in: tree) } ?? false
        }
    default: return false
    }
  }

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
