internal import LocalizationModel
internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// Finds texts of an enum or a list that a view shows without a lookup: names of tabs, modes or
/// choices.
///
/// For projects with the setting `follow` they count as keys, though the view does not look them up
/// yet. ``LookupFinder`` uses it.
struct VerbatimTexts {
  private let context: FlowContext

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) { self.context = context }

  /// True if an argument of a view is a text of an enum's case or of a listed element.
  func isShown(_ value: NodeID, by row: LocalizingAPI) -> Bool {
    guard row.traits.argument == .keyOrString || row.traits.takesVerbatim else { return false }
    switch tree.nodes[value].kind {
    case .member: return isOfEnum(member: value)
    case .name: return isListed(value)
    case .subscripting:
      return tree.children(of: value).dropFirst().contains {
        tree.lastChild(of: $0).map(isListed) ?? false
      }
    case .operation:
      let children = tree.children(of: value)
      guard tree.operators(of: children).allSatisfy({ $0 == "??" }), let first = children.first
      else {
        return false
      }
      return isShown(first, by: row)
    default: return false
    }
  }

  /// True for `tab.rawValue` or `kind.label`.
  private func isOfEnum(member node: NodeID) -> Bool {
    guard let base = tree.firstChild(of: node), let type = types.type(of: base),
      case .nominal(let nominal) = type, nominal.id.isKnown, nominal.id != TypeID.generic,
      context.index.types[nominal.id].flags.contains(.isEnum)
    else { return false }
    return types.type(of: node)?.isText ?? false
  }

  /// True for a name that `ForEach` or `List` passes to its closure.
  private func isListed(_ node: NodeID) -> Bool {
    guard tree.nodes[node].kind == .name else { return false }
    let token = tree.nodes[node].token
    if types.dollarPosition(token) != nil {
      return types.dollarClosure(at: node).map { isListing(closure: $0) } ?? false
    }
    guard
      case .local(_, .given(let closure, _, _))? = context.names.declaration(
        of: tree.nameHash(token), at: node)
    else { return false }
    return isListing(closure: closure)
  }

  /// True for a closure passed to `ForEach` or `List`.
  private func isListing(closure: NodeID) -> Bool {
    guard let argument = types.parents[closure], let call = types.parents[argument],
      tree.nodes[call].kind == .call, let callee = tree.firstChild(of: call),
      tree.nodes[callee].kind == .name, let token = types.calledName(of: call)
    else { return false }
    return SequenceFlow.views.contains(tree.nameHash(token))
  }
}
