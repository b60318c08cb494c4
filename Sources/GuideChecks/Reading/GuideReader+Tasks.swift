import LocalizationModel
import SwiftTree
import SwiftTypes

/// What views and initializers start.
extension GuideReader {
  /// A `Task` that is dropped where it should not be.
  func task(_ call: NodeID, _ token: TokenID) -> TaskFact? {
    guard let closure = TaskCall(tree, types).closure(of: call), isDropped(call) else { return nil }
    let isDetached = tree.token(token, spells: "detached" as StaticString)
    let name = isDetached ? token - 2 : token
    let range = ByteRange(
      start: tree.tokens[name].startOffset, end: tree.tokens[token].endOffset)
    var node = call
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .closure:
        guard let appear = appearCall(ofClosure: node) else { return nil }
        return TaskFact(
          range: range, place: .appear, isDetached: isDetached,
          edits: isDetached ? nil : TaskMove(tree, appear, node, call, closure).edits)
      case .initializer:
        guard let block = parents[node], let owner = parents[block],
          tree.nodes[owner].kind == .typeDeclaration
        else { return nil }
        let id = types?.scope(at: node) ?? .none
        let isClass =
          tree.nodes[owner].detail == .class
          || tree.nodes[owner].detail == .extension && id.isKnown
            && (types?.index.types[id].flags.contains(.isReference) ?? false)
        guard isClass else { return nil }
        return TaskFact(
          range: range, place: .initializerOfClass, isDetached: isDetached, edits: nil)
      case .function, .typeDeclaration, .accessor, .variable: return nil
      default: break
      }
    }
    return nil
  }

  /// The `.onAppear` whose closure a node is.
  private func appearCall(ofClosure closure: NodeID) -> NodeID? {
    guard let holder = parents[closure], let call = parents[holder],
      tree.nodes[call].kind == .call, let token = tree.calledToken(of: call),
      tree.token(token, spells: "onAppear" as StaticString),
      tree.base(of: call) != nil || tree.isImplicit(call)
    else { return nil }
    return call
  }

  /// Notes a method that starts a task and does nothing else.
  mutating func readFunction(_ node: NodeID) {
    guard let types, let block = tree.lastChild(of: node), tree.nodes[block].kind == .block,
      tree.firstChild(of: node, where: { tree.nodes[$0].kind == .returnType }) == nil
    else { return }
    guard let item = tree.lastChild(of: block), tree.nodes[item].kind == .call,
      tree.nodes[item].first == tree.nodes[block].first,
      TaskCall(tree, types).closure(of: item) != nil
    else { return }
    let owner = types.scope(at: node)
    guard owner.isKnown, tree.nodes[node].token != .none else { return }
    source.startingFunctions.insert(
      .init(
        name: tree.name(ofToken: tree.nodes[node].token), type: types.index.known(owner)))
  }
}
