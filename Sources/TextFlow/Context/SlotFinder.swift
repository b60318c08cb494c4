internal import SwiftTree
internal import SwiftTypes

/// Finds the variables that an expression names, as slots: properties, local variables, or `self`
/// in an extension of `String`. All readers of flows use it.
struct SlotFinder {
  private let context: FlowContext

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) { self.context = context }

  /// Returns the slot of `self` at a node in a member of `String`; `nil` anywhere else.
  func receiver(around node: NodeID) -> FlowSlot? {
    var node = node
    while let parent = types.parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .function, .variable, .subscriptDeclaration:
        guard tree.nodes[node].token != .none,
          let reference = types.record(at: tree.nodes[node].token)
        else { continue }
        return context.texts.isTextMember(reference) ? FlowSlot(.receiver(reference)) : nil
      case .typeDeclaration: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the project's properties that an expression names.
  func properties(of node: NodeID) -> [ProjectIndex.Reference] {
    switch tree.nodes[node].kind {
    case .name:
      guard
        case .declared(let found)? = context.names.declaration(
          of: tree.nameHash(tree.nodes[node].token), at: node),
        context.index.record(found[0]).kind == .property
      else { return [] }
      return found
    case .member:
      guard let base = tree.firstChild(of: node), let type = types.type(of: base) else { return [] }
      return context.members.properties(named: tree.nameHash(tree.nodes[node].token), of: type)
    default: return []
    }
  }

  /// Returns the slot of the local variable that an expression names.
  func localSlots(of node: NodeID) -> [FlowSlot] {
    guard tree.nodes[node].kind == .name,
      case .local(let token, _)? = context.names.declaration(
        of: tree.nameHash(tree.nodes[node].token), at: node)
    else { return [] }
    return [FlowSlot(.local(types.file, token), FlowPath())]
  }

  /// Returns the slots that an expression names, properties first.
  func slots(of node: NodeID) -> [FlowSlot] {
    let references = properties(of: node)
    return references.isEmpty ? localSlots(of: node) : references.map { FlowSlot(.declared($0)) }
  }
}
