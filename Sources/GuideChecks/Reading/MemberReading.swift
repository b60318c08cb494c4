import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the names that the members of types mention into ``MemberFact``s. Names in closures that
/// run later, such as a button's action, are kept apart.
///
/// ``GuideReader`` uses it.
struct MemberReading {
  private let tree: SyntaxTree
  private let parents: NodeParents

  init(_ tree: SyntaxTree, _ parents: NodeParents) {
    self.tree = tree
    self.parents = parents
  }

  /// Returns the members of a type or extension.
  ///
  /// - Parameter type: The type's id in the project.
  func members(of declaration: NodeID, _ type: TypeID) -> [MemberFact] {
    guard let block = tree.children(of: declaration).last(where: { tree.nodes[$0].kind == .block })
    else { return [] }
    return tree.children(of: block).flatMap { members(in: $0, of: type) }
  }

  /// Returns the members that one declaration declares; empty for a nested type.
  func members(in node: NodeID, of type: TypeID) -> [MemberFact] {
    let syntax = tree.nodes[node]
    switch syntax.kind {
    case .variableDeclaration:
      return tree.children(of: node, .variable).flatMap { members(ofVariable: $0, type) }
    case .function:
      let returns = !tree.children(of: node, .returnType).isEmpty
      return [fact(node, returns ? .value : .action, type, syntax.token)]
    case .initializer: return [fact(node, .initializer, type, .none)]
    case .subscriptDeclaration: return [fact(node, .value, type, .none)]
    case .otherDeclaration: return [fact(node, .action, type, .none)]
    default: return []
    }
  }

  private func members(ofVariable variable: NodeID, _ type: TypeID) -> [MemberFact] {
    let parts = VariableParts(of: variable, in: tree)
    let name = tree.nodes[variable].token
    var found: [MemberFact] = []
    if let value = parts.value { found.append(fact(value, .first, type, name)) }
    if let body = parts.body {
      found.append(fact(body, isObserving(body) ? .action : .value, type, name))
    }
    return found
  }

  /// True for accessors that only observe a stored property.
  private func isObserving(_ body: NodeID) -> Bool {
    tree.nodes[body].kind == .accessors
      && tree.children(of: body, .accessor).allSatisfy {
        let keyword = tree.tokens[tree.nodes[$0].token].keyword
        return keyword == .willSet || keyword == .didSet
      }
  }

  /// Reads the names that the code of a member mentions.
  private func fact(
    _ node: NodeID, _ kind: MemberFact.Kind, _ type: TypeID, _ name: TokenID
  ) -> MemberFact {
    let later = laterClosures(in: node)
    var shown: Set<Name> = []
    var deferred: Set<Name> = []
    var changed: Set<Name> = []
    var read: Set<Name> = []
    var incremented: Set<Name> = []
    for token in tree.nodes[node].start..<tree.nodes[node].end {
      guard tree.tokens[token].kind == .identifier, token != name, !isLabel(token) else {
        continue
      }
      let mentioned = names(of: token)
      if later.contains(where: { $0.contains(token) }) {
        deferred.formUnion(mentioned)
      } else {
        shown.formUnion(mentioned)
      }
      if isChangedInPlace(token) { changed.formUnion(mentioned) }
      if isBumped(token) {
        incremented.formUnion(mentioned)
      } else if tree.name(ofToken: token + 1) != "=" {
        read.formUnion(mentioned)
      }
    }
    for inner in tree.nodes[node].first...node {
      changed.formUnion(changedTarget(inner))
    }
    return MemberFact(
      type: type, kind: kind, name: name == .none ? nil : tree.nameHash(name),
      shown: ContiguousArray(shown), deferred: ContiguousArray(deferred.subtracting(shown)),
      changed: ContiguousArray(changed),
      onlyChanged: ContiguousArray(shown.union(deferred).subtracting(read)),
      incremented: ContiguousArray(incremented))
  }

  /// Returns a name and, for the `$name` or `_name` of a wrapper, the name without the first
  /// character as well: a property may have either.
  private func names(of token: TokenID) -> [Name] {
    let first = tree.source[tree.tokens[token].startOffset]
    guard first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
      tree.tokens[token].length > 1
    else { return [tree.nameHash(token)] }
    return [tree.nameHash(token), Name(String(tree.name(ofToken: token).dropFirst()))]
  }

  /// True if a token labels an argument or a parameter.
  private func isLabel(_ token: TokenID) -> Bool {
    guard tree.tokens[token + 1].kind == .colon else { return false }
    let before = tree.tokens[token - 1].kind
    return before == .leftParen || before == .comma
  }

  /// Returns the offsets of the names of a type and its properties with an `#if` among their
  /// attributes.
  func conditionalNames(of type: TypeFact) -> [Int] {
    if tree.directives.isEmpty { return [] }
    let names =
      [(type.range.start, type.nameRange.start)]
      + type.properties.map { ($0.start, $0.range.start) }
    return names.filter { start, name in
      tree.directives.contains {
        let offset = tree.tokens[$0].startOffset
        return start < offset && offset < name
      }
    }.map(\.1)
  }

  // MARK: Changes

  /// True for `name += 1` and `&name`.
  private func isChangedInPlace(_ token: TokenID) -> Bool {
    if tree.isChanging(token + 1) { return true }
    let start = tree.tokens[token].startOffset
    return start > 0 && tree.source[start - 1] == UInt8(ascii: "&")
  }

  /// True for `name += 1`, `&name` and `name.toggle()`.
  private func isBumped(_ token: TokenID) -> Bool {
    if isChangedInPlace(token) { return true }
    return tree.tokens[token + 1].kind == .period
      && tree.token(token + 2, spells: "toggle" as StaticString)
  }

  /// Returns the names that an assignment, or a method that changes a collection, changes.
  private func changedTarget(_ node: NodeID) -> [Name] {
    switch tree.nodes[node].kind {
    case .assignment: tree.firstChild(of: node).map(root) ?? []
    case .call:
      tree.calledToken(of: node).flatMap { token in
        ChangeReading.changingMethods.contains(tree.name(ofToken: token))
          ? tree.base(of: node).map(root) : nil
      } ?? []
    default: []
    }
  }

  /// Returns the first name of a chain such as `self.model.name`, after `self`.
  private func root(_ node: NodeID) -> [Name] {
    var node = node
    var found: [Name] = []
    while true {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .name:
        if syntax.token == .none || tree.node(node, isWritten: "self") { return found }
        return names(of: syntax.token)
      case .member:
        if syntax.token != .none { found = names(of: syntax.token) }
      case .subscripting, .postfix: break
      default: return found
      }
      guard let base = tree.firstChild(of: node) else { return found }
      node = base
    }
  }

  // MARK: Closures

  /// Returns the tokens of closures that run later than the code around them.
  private func laterClosures(in node: NodeID) -> [Range<TokenID>] {
    var found: [Range<TokenID>] = []
    for inner in tree.nodes[node].first...node where tree.nodes[inner].kind == .call {
      guard let token = tree.calledToken(of: inner) else { continue }
      let name = tree.name(ofToken: token)
      let closures = tree.closures(of: inner)
      let hasAction = closures.contains { $0.label == "action" }
      for closure in closures {
        let isLater =
          closure.label.map { Self.laterLabels.contains($0) || $0.hasPrefix("on") }
          ?? (Self.laterCalls.contains(name) || Self.buttons.contains(name) && !hasAction)
        if isLater { found.append(tree.nodes[closure.node].start..<tree.nodes[closure.node].end) }
      }
    }
    return found
  }

  /// Labels of closures that do not build content.
  private static let laterLabels: Set<String> = [
    "action", "perform", "completion", "completionHandler", "handler", "set", "primaryAction",
  ]
  /// Views whose first closure is an action, unless another one has that label.
  private static let buttons: Set<String> = ["Button", "RenameButton", "PasteButton", "EditButton"]
  /// Calls whose closure runs later.
  private static let laterCalls: Set<String> = [
    "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture",
    "onSubmit", "onHover", "onContinuousHover", "onDrag", "onDrop", "onDelete", "onMove",
    "onOpenURL", "onEnded", "onChanged", "onCommand", "onKeyPress", "onExitCommand", "onInsert",
    "onPreferenceChange", "onContinueUserActivity", "onDeleteCommand", "onMoveCommand", "task",
    "refreshable", "Task", "detached", "async", "asyncAfter", "withAnimation", "sink",
    "simultaneousGesture", "accessibilityAction",
  ]
}
