import SwiftTree
import SwiftTypes

extension SourceEffects {
  /// Reads the effects of all initial values, initializers and deinitializers of a source.
  init(_ tree: SyntaxTree, _ types: TypeInference, _ parents: NodeParents) {
    let strictTypes = TypeInference(strictly: types)
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .typeDeclaration:
        // All initial values are read, even static ones: ``GuideProject`` picks those that run.
        let reading = EffectReading(tree, types, parents)
        let block = tree.children(of: node).last { tree.nodes[$0].kind == .block }
        for member in block.map({ tree.children(of: $0, .variableDeclaration) }) ?? [] {
          for variable in tree.children(of: member, .variable) {
            guard tree.nodes[variable].token != .none,
              let value = VariableParts(of: variable, in: tree).value
            else { continue }
            let name = tree.tokens[tree.nodes[variable].token].startOffset
            values[name] = reading.effects(of: value)
          }
        }
      case .initializer:
        let scope = strictTypes.scope(at: node)
        guard let block = tree.lastChild(of: node), tree.nodes[block].kind == .block,
          scope.isKnown, case let type = types.index.known(scope), type.isKnown
        else { continue }
        initializers.append(
          .init(
            type: type, parameters: Self.parameters(of: node, in: tree),
            effects: EffectReading(tree, strictTypes, parents).effects(of: block)))
      case .otherDeclaration:
        let name = tree.nodes[node].token
        guard name != .none, tree.tokens[name].keyword == .deinit,
          case let type = types.index.known(strictTypes.scope(at: node)), type.isKnown
        else { continue }
        let reading = EffectReading(
          tree, strictTypes, parents, harmlessMethods: EffectReading.endingMethods)
        ends[type] = reading.effects(of: node)
      default: break
      }
    }
  }

  /// Returns the parameters of an initializer.
  private static func parameters(
    of node: NodeID, in tree: SyntaxTree
  ) -> [Initializer.Parameter] {
    tree.children(of: node, .parameter).map { parameter in
      let token = tree.nodes[parameter].token
      let label = token == .none ? "_" : tree.name(ofToken: token)
      let type = tree.children(of: parameter, .type).first
      return .init(
        label: label == "_" ? "" : label,
        hasDefault: type != nil && tree.lastChild(of: parameter) != type)
    }
  }
}
