import LocalizationModel
import SwiftTree
import SwiftTypes

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
  init(
    _ tree: SyntaxTree, _ types: TypeInference?, _ parents: NodeParents, _ imports: [NodeID]
  ) {
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
    guard let line = lines.first, tree.directives.isEmpty, tree.problems.isEmpty,
      hasCompanion || Self.knowsAllTypes(tree, types, without: ownTokens)
    else { return }
    let sets = UnusedSets(in: tree, parents)
    let bindings = Self.bindings(in: tree)
    for token in tree.tokens.indices {
      switch tree.tokens[token].kind {
      case .identifier, .keyword:
        let isProjection =
          tree.source[tree.tokens[token].startOffset] == UInt8(ascii: "$")
          && !isBinding(token, bindings, in: tree)
        guard isProjection || Self.names.contains(tree.nameHash(token)) else { continue }
        let isOwn = (ownTokens + sets.tokens).contains { $0.contains(token) }
        if !isOwn { return }
      default: break
      }
    }
    unneeded = line
    let whole = lines.compactMap {
      SourceLines(tree).lines(of: $0).map(SourceLines(tree).withBlankLine)
    }
    removals = whole.count == lines.count ? whole : []
    unusedSets = sets.sets
  }

  /// True if all types that a source names are known without an import: those of the project and of
  /// the standard library.
  private static func knowsAllTypes(
    _ tree: SyntaxTree, _ types: TypeInference?, without ranges: [Range<TokenID>]
  ) -> Bool {
    guard let types else { return false }
    return tree.tokens.indices.allSatisfy { token in
      guard tree.tokens[token].kind == .identifier,
        (UInt8(ascii: "A")...UInt8(ascii: "Z"))
          .contains(tree.source[tree.tokens[token].startOffset]),
        !ranges.contains(where: { $0.contains(token) })
      else { return true }
      let name = tree.nameHash(token)
      return standardTypes.contains(name) || types.index.types.declares(name)
    }
  }

  /// Types and macros of the standard library, of Observation and of Combine.
  private static let standardTypes = NameSet(
    [
      "Any", "AnyCancellable", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable",
      "CodingKey", "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Decoder",
      "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float",
      "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "MainActor",
      "Never", "Observable", "ObservationIgnored", "Observation", "Optional", "Range",
      "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Set", "String", "Substring",
      "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    ].map { Name($0) })

  /// Returns the names of properties and variables with a wrapper of SwiftUI that gives bindings,
  /// and of closure parameters such as `$item`.
  private static func bindings(in tree: SyntaxTree) -> NameSet {
    var names = NameSet()
    var others = NameSet()
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .variableDeclaration:
        let isBound = tree.children(of: node, .attribute).contains {
          wrappers.contains(tree.nameHash(tree.nodes[$0].start + 1))
        }
        for variable in tree.children(of: node, .variable) where tree.nodes[variable].token != .none
        {
          let name = tree.nameHash(tree.nodes[variable].token)
          if isBound { names.insert(name) } else { others.insert(name) }
        }
      case .parameter where tree.nodes[node].token != .none:
        let name = tree.name(ofToken: tree.nodes[node].token)
        if name.hasPrefix("$") { names.insert(Name(String(name.dropFirst()))) }
      default: break
      }
    }
    var bound = NameSet()
    for name in names.names where !others.contains(name) { bound.insert(name) }
    return bound
  }

  /// Wrappers of SwiftUI whose projection is a binding.
  private static let wrappers = NameSet(
    ["AppStorage", "Bindable", "Binding", "FocusState", "GestureState", "SceneStorage", "State"]
      .map { Name($0) })

  /// True for `$name` of such a property, alone or after `self`.
  private func isBinding(_ token: TokenID, _ bindings: NameSet, in tree: SyntaxTree) -> Bool {
    if tree.tokens[token - 1].kind == .period, tree.tokens[token - 2].keyword != .self {
      return false
    }
    return bindings.contains(Name(String(tree.name(ofToken: token).dropFirst())))
  }

  /// Words before the module in the import of a single declaration.
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  /// Access levels of an import that no client sees.
  private static let hidingLevels: Set<String> = ["fileprivate", "internal", "private"]
}
