import LocalizationModel
import SwiftTree
import SwiftTypes

/// Finds the side effects of an expression or body, beyond making and storing values.
///
/// Any call that is not known to be harmless counts as an effect: a migration must not rest on a
/// guess. ``SourceEffects`` and ``ModelUseReading`` use it.
struct EffectReading {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private let parents: NodeParents

  init(_ tree: SyntaxTree, _ types: TypeInference?, _ parents: NodeParents) {
    self.tree = tree
    self.types = types
    self.parents = parents
  }

  /// Returns the first effect or, if there is none, the objects that the code makes.
  func effects(of root: NodeID) -> Effects {
    let stored = storedClosures(in: root)
    var initializerCalls: [NodeID] = []
    for node in tree.nodes[root].first...root {
      if stored.contains(where: { tree.nodes[$0].first <= node && node <= $0 }) { continue }
      switch tree.nodes[node].kind {
      case .call:
        guard let token = tree.calledToken(of: node) else { continue }
        if isInitializer(token) {
          initializerCalls.append(node)
        } else if !isHarmless(node, token) {
          return Effects(
            call: .init(name: tree.name(ofToken: token), range: tree.bytes(ofToken: token)))
        }
      case .effect:
        let start = tree.nodes[node].start
        if tree.tokens[start].keyword == .await {
          return Effects(call: .init(name: "await", range: tree.bytes(ofToken: start)))
        }
      case .assignment:
        guard let target = tree.firstChild(of: node), tree.nodes[target].kind == .member else {
          continue
        }
        let isOwn = tree.firstChild(of: target).map { tree.node($0, isWritten: "self") } ?? false
        if !isOwn {
          return Effects(call: .init(name: tree.written(target), range: tree.bytes(of: target)))
        }
      default: break
      }
    }
    return Effects(creations: initializerCalls.compactMap(creation))
  }

  /// Returns the closures that are stored and not run.
  private func storedClosures(in root: NodeID) -> [NodeID] {
    (tree.nodes[root].first...root).filter { node in
      guard tree.nodes[node].kind == .closure else { return false }
      guard node != root, let parent = parents[node] else { return true }
      return tree.nodes[parent].kind == .assignment || tree.nodes[parent].kind == .variable
    }
  }

  /// True if a called name is an initializer's: `init`, or a name with a capital letter.
  private func isInitializer(_ token: TokenID) -> Bool {
    let name = tree.name(ofToken: token)
    return (name == "init" || name.first?.isUppercase ?? false) && !Self.starters.contains(name)
  }

  /// True if a call only computes a value, or makes an enum case.
  private func isHarmless(_ call: NodeID, _ token: TokenID) -> Bool {
    guard let callee = tree.firstChild(of: call) else { return true }
    if tree.nodes[callee].kind == .name {
      return Self.functions.contains(tree.name(ofToken: token))
    }
    guard tree.nodes[callee].kind == .member, let index = types?.index else { return false }
    return index.members[tree.nameHash(token)].contains { index.record($0).kind == .enumCase }
  }

  /// Returns the object that a call of an initializer makes; `nil` for framework types.
  private func creation(_ call: NodeID) -> Effects.Creation? {
    if let token = tree.calledToken(of: call), tree.name(ofToken: token) == "init",
      let base = tree.base(of: call), tree.node(base, isWritten: "self")
    {
      guard let type = types?.scope(at: call), type.isKnown else { return nil }
      return creation(of: types?.index.known(type) ?? .none, call)
    }
    guard let id = types?.type(of: call)?.unwrapped.nominal?.id, id.isKnown,
      let known = types?.index.known(id), known.isKnown
    else { return nil }
    return creation(of: known, call)
  }

  /// Makes the creation of a type by a call.
  private func creation(of type: TypeID, _ call: NodeID) -> Effects.Creation {
    Effects.Creation(
      type: type,
      labels: CallArguments(of: call, in: tree).nodes.map {
        let token = tree.nodes[$0].token
        return token == .none ? "" : tree.name(ofToken: token)
      }, hasClosures: !tree.children(of: call, .trailingClosure).isEmpty)
  }

  /// Types whose initializers start something.
  private static let starters: Set<String> = ["Task", "Timer", "Thread"]
  /// Functions that only compute a value.
  private static let functions: Set<String> = ["abs", "max", "min", "zip"]
}
