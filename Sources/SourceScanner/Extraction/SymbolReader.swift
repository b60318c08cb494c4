internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Finds the places of one source that use, or may use, the symbols that Xcode generates from
/// manual keys, such as `.greetingTitle`.
///
/// `LocalizedStringResource.title` is always a use. `.title` is a use where a
/// `LocalizedStringResource` is expected: by a localizing API, or by a parameter, variable or
/// result of that type. `gloss why` and `gloss rename` need the uses.
struct SymbolReader {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable
  /// The inference of the file, once the project is known.
  private let types: TypeInference?
  private let names: SymbolNames
  private let scoped: ScopedTree

  init(
    _ tree: SyntaxTree, _ table: LocalizingAPITable, _ types: TypeInference?, _ names: SymbolNames
  ) {
    self.tree = tree
    self.table = table
    self.types = types
    self.names = names
    scoped = types?.scoped ?? ScopedTree(tree)
  }

  private static let resource: StaticString = "LocalizedStringResource"

  /// The names of symbols that the file declares itself, in an extension of
  /// `LocalizedStringResource`.
  func declaredSymbols() -> Set<String> {
    var declared: Set<String> = []
    for node in tree.nodes.indices where tree.nodes[node].kind == .typeDeclaration {
      guard tree.nodes[node].token != .none,
        tree.token(tree.nodes[node].token, spells: Self.resource),
        let block = tree.lastChild(of: node), tree.nodes[block].kind == .block
      else { continue }
      for child in tree.children(of: block) {
        switch tree.nodes[child].kind {
        case .function: declared.insert(tree.name(ofToken: tree.nodes[child].token))
        case .variableDeclaration:
          for variable in tree.children(of: child) where tree.nodes[variable].kind == .variable {
            let token = tree.nodes[variable].token
            if token != .none { declared.insert(tree.name(ofToken: token)) }
          }
        default: break
        }
      }
    }
    return declared.filter(names.contains)
  }

  /// The uses, ascending by offset.
  func uses() -> [SymbolUse] {
    let text = tree.source
    let lines = LineTable(text.span)
    return tree.nodes.indices.compactMap { node in
      guard tree.nodes[node].kind == .member, tree.nodes[node].token != .none else { return nil }
      let name = tree.name(ofToken: tree.nodes[node].token)
      guard names.contains(name), let base = base(of: node) else { return nil }
      var whole = node
      if let call = scoped.parents[node], tree.nodes[call].kind == .call,
        tree.firstChild(of: call) == node
      {
        whole = call
      }
      var context = Context()
      if !base.isWritten { context = self.context(of: whole) }
      if context.verdict == .apart { return nil }
      let range = tree.bytes(of: whole)
      return SymbolUse(
        type: base.type, name: name, arguments: whole == node ? nil : arguments(of: whole),
        isCertain: base.isWritten || context.verdict == .resource,
        nameRange: tree.bytes(ofToken: tree.nodes[node].token), range: range,
        position: lines.position(ofByte: range.start, in: text.span), api: context.api)
    }.sorted { $0.range.start < $1.range.start }
  }

  /// The base of a member that may be a symbol.
  private struct Base {
    /// True if `LocalizedStringResource` is written.
    var isWritten = false
    /// The nested type that holds the symbols of a table other than `Localizable`.
    var type: String?
  }

  /// Reads the base of a member; `nil` if no symbol has such a base.
  private func base(of member: NodeID) -> Base? {
    guard let node = tree.firstChild(of: member) else { return Base() }
    if tree.node(node, isWritten: Self.resource) { return Base(isWritten: true) }
    guard tree.nodes[node].kind == .member, tree.nodes[node].token != .none,
      case let type = tree.name(ofToken: tree.nodes[node].token), names.holdsSymbols(inType: type)
    else { return nil }
    guard let outer = tree.firstChild(of: node) else { return Base(type: type) }
    return tree.node(outer, isWritten: Self.resource) ? Base(isWritten: true, type: type) : nil
  }

  private func arguments(of call: NodeID) -> [SymbolUse.Argument] {
    CallArguments(of: call, in: tree).nodes.compactMap { node in
      guard let value = tree.lastChild(of: node) else { return nil }
      let range = tree.bytes(of: value)
      let token = tree.nodes[node].token
      let start = token == .none ? range.start : tree.bytes(ofToken: token).start
      return SymbolUse.Argument(
        label: token == .none ? nil : tree.name(ofToken: token),
        labelRange: ByteRange(start: start, end: range.start), value: range)
    }
  }

  // MARK: Contexts

  private enum Verdict {
    /// A resource is expected.
    case resource
    /// Another type is expected.
    case apart
    /// The expected type is not known.
    case open
  }

  private struct Context {
    var verdict = Verdict.open
    var api = ""
  }

  /// The type that is expected of an implicit member, by the code around it.
  private func context(of node: NodeID) -> Context {
    let whole = node
    var node = node
    // The number of arrays and dictionaries around the member.
    var depth = 0
    while let parent = scoped.parents[node] {
      switch tree.nodes[parent].kind {
      case .effect: break
      case .tuple where tree.children(of: parent).count == 1: break
      case .ternary: if tree.firstChild(of: parent) == node { return Context() }
      case .operation:
        guard tree.operators(of: tree.children(of: parent)).allSatisfy({ $0 == "??" }) else {
          return Context()
        }
      case .array, .dictionary: depth += 1
      case .argument:
        guard let call = scoped.parents[parent] else { return Context() }
        if tree.nodes[call].kind == .tuple, tree.children(of: call).count == 1 {
          node = call
          continue
        }
        var context = context(of: parent, value: node, in: call, depth: depth)
        if node != whole { context.api = "" }
        return context
      case .switchCase:
        return NodeSurroundings(scoped).isPattern(node)
          ? Context(verdict: .apart) : context(ofResult: node, depth: depth)
      case .patternCondition: return Context(verdict: .apart)
      case .variable, .parameter: return Context(verdict: verdict(ofTyped: parent, depth: depth))
      case .assignment:
        guard let target = tree.firstChild(of: parent), target != node,
          let type = types?.type(of: target)
        else { return Context() }
        return Context(verdict: Self.verdict(of: type, depth: depth))
      case .member, .postfix, .call: return Context()
      default: return context(ofResult: node, depth: depth)
      }
      node = parent
    }
    return Context()
  }

  /// The verdict for a variable, parameter or function, by its written type.
  private func verdict(ofTyped node: NodeID, depth: Int) -> Verdict {
    let type = tree.children(of: node).first {
      tree.nodes[$0].kind == .type || tree.nodes[$0].kind == .returnType
    }
    guard let type else { return .open }
    let text = tree.text(tree.bytes(of: type)).filter { !" ?![]".contains($0) }
    if text == "LocalizedStringResource" || text == "Foundation.LocalizedStringResource" {
      return .resource
    }
    if depth > 0, text.hasSuffix(":LocalizedStringResource") { return .resource }
    guard let known = types?.writtenType(type) else { return types == nil ? .open : .apart }
    return Self.verdict(of: known, depth: depth)
  }

  private static func verdict(of type: SwiftType, depth: Int) -> Verdict {
    var type = type.unwrapped
    for _ in 0..<depth {
      guard let element = type.element else { return .open }
      type = element.unwrapped
    }
    guard let nominal = type.nominal else { return .open }
    if nominal.name == Name("LocalizedStringResource"), !nominal.id.isKnown { return .resource }
    return nominal.id == TypeID.generic ? .open : .apart
  }

  /// The verdict for a node that may be the result of a body, by the declared result type.
  private func context(ofResult node: NodeID, depth: Int) -> Context {
    var body: NodeID?
    var outer = node
    while let parent = scoped.parents[outer] {
      switch tree.nodes[parent].kind {
      case .closure: return Context()
      case .function, .subscriptDeclaration, .variable:
        guard let body, ResultExpressions(of: body, in: tree).nodes.contains(node) else {
          return Context()
        }
        return Context(verdict: verdict(ofTyped: parent, depth: depth))
      case .typeDeclaration: return Context()
      case .block, .accessors: body = parent
      default: break
      }
      outer = parent
    }
    return Context()
  }

  /// The verdict for an argument, by the parameter that takes it.
  private func context(
    of argument: NodeID, value: NodeID, in call: NodeID, depth: Int
  ) -> Context {
    switch tree.nodes[call].kind {
    case .call, .macro, .attribute: break
    default: return Context()
    }
    guard let name = tree.calleeName(of: call) ?? attributeName(of: call) else {
      return Context()
    }
    let api = tree.name(ofToken: name)
    if let types, tree.nodes[call].kind == .call {
      let matches = types.matches(of: call, expected: nil)
      if let position = CallArguments(of: call, in: tree).nodes.firstIndex(of: argument),
        !matches.callables.isEmpty
      {
        let wanted = zip(matches.callables, matches.assignments).compactMap {
          callable, assignment in
          assignment.indices.contains(position)
            ? callable.type(of: assignment[position], in: types) : nil
        }.map { Self.verdict(of: $0, depth: depth) }
        if wanted.contains(.resource) { return Context(verdict: .resource, api: api) }
        return Context(
          verdict: wanted.isEmpty || wanted.contains(.open) ? .open : .apart, api: api)
      }
    }
    let arguments = CallArguments(of: call, in: tree)
    let rows = table.rows(namedBy: name, in: tree)
    if rows.contains(where: { !$0.isUnseen && $0.values(in: arguments).contains { $0 == value } }) {
      return Context(verdict: .resource, api: api)
    }
    return Context(verdict: rows.isEmpty ? .open : .apart, api: api)
  }

  private func attributeName(of node: NodeID) -> TokenID? {
    guard tree.nodes[node].kind != .call, tree.nodes[node].token != .none else { return nil }
    return tree.nodes[node].token - 1
  }
}
