import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the calls that make views, and the models put into their environment, for ``GuideReader``.
/// ``ViewTree`` joins the facts.
struct EnvironmentReading {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private let parents: NodeParents
  private let placements: PlacementReading

  init(_ tree: SyntaxTree, _ types: TypeInference?, _ parents: NodeParents) {
    self.tree = tree
    self.types = types
    self.parents = parents
    placements = PlacementReading(tree: tree, parents: parents)
  }

  /// Reads `.environmentObject(x)` with a model of the project; `nil` for any other value.
  func environmentCall(_ call: NodeID, _ token: TokenID) -> GuideFacts.EnvironmentCall? {
    guard tree.base(of: call) != nil, let value = CallArguments(of: call, in: tree).first,
      let id = types?.type(of: value)?.nominal?.id, id.isKnown
    else { return nil }
    return .init(range: tree.bytes(ofToken: token), type: types?.index.known(id) ?? .none)
  }

  /// Reads `.environmentObject(x)` or `.environment(x)`; `nil` for a value that is certainly no
  /// model of the project.
  func injection(_ call: NodeID, _ token: TokenID) -> InjectionFact? {
    let arguments = CallArguments(of: call, in: tree)
    guard arguments.nodes.count == 1, let value = arguments.first,
      tree.nodes[value].kind != .keyPath, let types
    else { return nil }
    guard let type = types.type(of: value)?.unwrapped else { return injection(call, token, .none) }
    guard let id = type.nominal?.id, id.isKnown, case let known = types.index.known(id),
      known.isKnown
    else { return nil }
    return injection(call, token, known)
  }

  private func injection(_ call: NodeID, _ token: TokenID, _ model: TypeID) -> InjectionFact {
    let base = receiver(of: call)
    return InjectionFact(
      range: tree.bytes(ofToken: token), model: model, base: base.map { tree.bytes(of: $0) },
      names: base.map(names) ?? [], holders: placements.placement(of: call).holders)
  }

  /// Returns the view that a modifier changes; `nil` if it is not written before the call. A view
  /// that a closure gets, such as `$0`, is the one that the closure's modifier changes.
  private func receiver(of call: NodeID) -> NodeID? {
    guard let base = tree.base(of: call) else { return nil }
    var root = base
    while let inner = tree.firstChild(of: root), inner != root { root = inner }
    guard tree.nodes[root].kind == .name, tree.nodes[root].token != .none else { return base }
    let name = tree.nameHash(tree.nodes[root].token)
    let isShort = tree.tokens[tree.nodes[root].token].kind == .dollarIdentifier
    var node = call
    while let parent = parents[node] {
      if tree.nodes[parent].kind == .closure {
        let isParameter = tree.children(of: parent, .parameter).contains {
          types?.scoped.parameterName($0) == name
        }
        guard isShort || isParameter, let argument = parents[parent], let outer = parents[argument]
        else { return base }
        return tree.nodes[outer].kind == .call ? receiver(of: outer) : base
      }
      if tree.nodes[parent].kind == .function || tree.nodes[parent].kind == .variable {
        return base
      }
      node = parent
    }
    return base
  }

  /// Returns the names of variables, properties and functions in an expression.
  private func names(in base: NodeID) -> [Name] {
    (tree.nodes[base].first...base).compactMap { node in
      let syntax = tree.nodes[node]
      guard syntax.token != .none else { return nil }
      let isOwn =
        syntax.kind == .name
        || syntax.kind == .member
          && tree.firstChild(of: node).map { tree.node($0, isWritten: "self") } ?? false
      return isOwn ? tree.nameHash(syntax.token) : nil
    }
  }

  /// Reads a call that makes a value of a type of the project.
  func making(_ call: NodeID, _ token: TokenID) -> ViewCreationFact? {
    let name = tree.nameHash(token)
    guard let types, types.index.types.declares(name) else { return nil }
    return ViewCreationFact(
      name: name, range: tree.bytes(ofToken: token), placement: placements.placement(of: call),
      consumer: consumer(of: call))
  }

  /// Returns the code that takes the value of a call.
  private func consumer(of call: NodeID) -> ViewCreationFact.Consumer {
    guard let parent = parents[call] else { return .other }
    if tree.nodes[parent].kind == .variable, let declaration = parents[parent],
      let block = parents[declaration], let owner = parents[block],
      tree.nodes[owner].kind != .typeDeclaration
    {
      return .local
    }
    guard tree.nodes[parent].kind == .argument, let outer = parents[parent],
      tree.nodes[outer].kind == .call, let token = tree.calledToken(of: outer)
    else { return .other }
    let label = tree.nodes[parent].token
    return .argument(
      callee: tree.nameHash(token), label: label == .none ? Name("_") : tree.nameHash(label))
  }

  /// Reads a property or function of a view, such as `content`, that is evaluated whenever the
  /// member around is; `nil` for any other name.
  ///
  /// - Parameter node: A name, or a member of `self`.
  func drawnMember(_ node: NodeID) -> DrawnMemberFact? {
    let token = tree.nodes[node].token
    guard let types, token != .none, case let name = plainName(token),
      types.index.members[name].contains(where: {
        [.property, .function].contains(types.index.record($0).kind)
      }), let member = placements.member(evaluating: node), member != name,
      case let type = types.scope(at: node), type.isKnown
    else { return nil }
    return DrawnMemberFact(name: name, member: member, type: types.index.known(type))
  }

  /// Returns a name without the `$` of a projection.
  private func plainName(_ token: TokenID) -> Name {
    tree.source[tree.tokens[token].startOffset] == UInt8(ascii: "$")
      ? Name(String(tree.name(ofToken: token).dropFirst())) : tree.nameHash(token)
  }

  /// Reads code for Xcode's canvas.
  ///
  /// - Parameter node: A `#Preview`, or the declaration of a `PreviewProvider`.
  func preview(_ node: NodeID, _ range: ByteRange) -> PreviewFact {
    let isOpaque = (tree.nodes[node].first...node).contains { inner in
      switch tree.nodes[inner].kind {
      case .macro: CallArguments(of: inner, in: tree).value("traits") != nil
      case .call: tree.calledToken(of: inner).map(isOwnFunction) ?? true
      default: false
      }
    }
    return PreviewFact(range: range, isOpaque: isOpaque)
  }

  /// True if the project has a function of the name, which the call may refer to.
  private func isOwnFunction(_ token: TokenID) -> Bool {
    guard let index = types?.index else { return true }
    let name = tree.nameHash(token)
    if index.types.declares(name) { return false }
    return index.members[name].contains { index.record($0).kind == .function }
  }
}
