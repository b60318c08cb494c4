import LocalizationModel
import SwiftTree
import SwiftTypes

/// Finds what an expression or a body does beyond making values and storing them.
struct EffectReading {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private let parents: Parents

  init(_ tree: SyntaxTree, _ types: TypeInference?, _ parents: Parents) {
    self.tree = tree
    self.types = types
    self.parents = parents
  }

  func effects(of root: NodeID) -> Effects {
    var effects = Effects()
    let stored = storedClosures(in: root)
    for node in tree.nodes[root].first...root {
      if stored.contains(where: { tree.nodes[$0].first <= node && node <= $0 }) { continue }
      switch tree.nodes[node].kind {
      case .call: add(call: node, to: &effects)
      case .effect:
        let start = tree.nodes[node].start
        if tree.tokens[start].keyword == .await {
          effects.calls.append(.init(name: "await", range: tree.bytes(ofToken: start)))
        }
      case .assignment:
        guard let target = tree.firstChild(of: node), tree.nodes[target].kind == .member else {
          continue
        }
        let isOwn = tree.firstChild(of: target).map { tree.written($0) == "self" } ?? false
        if !isOwn {
          effects.calls.append(.init(name: tree.written(target), range: tree.bytes(of: target)))
        }
      default: break
      }
    }
    return effects
  }

  /// Closures that are only stored.
  private func storedClosures(in root: NodeID) -> [NodeID] {
    (tree.nodes[root].first...root).filter { node in
      guard tree.nodes[node].kind == .closure else { return false }
      guard node != root, let parent = parents[node] else { return true }
      return tree.nodes[parent].kind == .assignment || tree.nodes[parent].kind == .variable
    }
  }

  private func add(call: NodeID, to effects: inout Effects) {
    guard let callee = tree.firstChild(of: call), let token = tree.calledToken(of: call) else {
      return
    }
    let name = tree.name(ofToken: token)
    let isInitializer = name == "init" || name.first?.isUppercase ?? false
    if isInitializer, !Self.starters.contains(name) {
      if name == "init", let base = tree.base(of: call), tree.written(base) == "self" {
        if let own = types?.scope(at: call), own.isKnown {
          effects.creations.append(creation(of: types?.index.known(own) ?? .none, call))
        }
      } else if let id = types?.type(of: call)?.unwrapped.nominal?.id, id.isKnown,
        let known = types?.index.known(id), known.isKnown
      {
        effects.creations.append(creation(of: known, call))
      }
      return
    }
    if Self.functions.contains(name), tree.nodes[callee].kind == .name { return }
    let isCase =
      tree.nodes[callee].kind == .member
      && types?.index.members[Name(name)].contains {
        types?.index.record($0).kind == .enumCase
      } ?? false
    if !isCase { effects.calls.append(.init(name: name, range: tree.bytes(ofToken: token))) }
  }

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
  /// Functions that only compute.
  private static let functions: Set<String> = ["abs", "max", "min", "zip"]
}
