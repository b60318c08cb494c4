import SwiftTree
import SwiftTypes

/// Recognizes calls of a view's modifier, such as `onAppear`, for ``AppearReading`` and
/// ``TaskReading``.
struct ViewModifierCall {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// True for a call with a view before it, and for one without in a view or an extension of
  /// `View`, where `self` is meant.
  func isModifier(_ call: NodeID) -> Bool {
    if tree.base(of: call) != nil || tree.isImplicit(call) { return true }
    guard let types, let token = tree.calledToken(of: call),
      let callee = tree.firstChild(of: call), tree.nodes[callee].kind == .name,
      !types.index.members[tree.nameHash(token)].contains(where: {
        types.index.record($0).kind == .function
      })
    else { return false }
    var node = call
    while let parent = parents[node] {
      node = parent
      guard tree.nodes[node].kind == .typeDeclaration else { continue }
      let name = tree.nodes[node].token
      if tree.nodes[node].detail == .extension, name != .none,
        tree.token(name, spells: "View" as StaticString)
      {
        return true
      }
      guard let type = types.declaredType(node), type.isKnown else { return false }
      return GuideTypes(index: types.index).isView(types.index.known(type))
    }
    return false
  }
}
