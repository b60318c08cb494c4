internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

extension SourceScan {
  /// One interpolation of a literal. `gloss rename --to-symbols` turns it into an argument.
  package struct Interpolation: Hashable, Sendable {
    /// The expression as the source spells it.
    package let expression: String
    /// The type, such as `String` or `Int`; `nil` if no declaration makes it one of the types that
    /// generated symbols take.
    package let type: String?
    /// True if the parentheses hold one value without a label.
    package let isPlain: Bool
  }

  /// The interpolations of all literals that have some, by the offset of the literal.
  ///
  /// - Parameter project: The joined project; `nil` if it declares nothing.
  package static func interpolations(
    in source: ContiguousArray<UInt8>, path: String, project: ProjectContext?
  ) -> [Int: [Interpolation]] {
    let tree = Parser.parse(source)
    let types = project.flatMap { project in
      project.index.number(of: path).map {
        TypeInference(certainly: TypeInference(tree, project.index, file: $0))
      }
    }
    var found: [Int: [Interpolation]] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .string {
      let parts = tree.children(of: node).filter { tree.nodes[$0].kind == .interpolation }
      if parts.isEmpty { continue }
      found[tree.bytes(of: node).start] = parts.map { part in
        let arguments = tree.children(of: part).filter { tree.nodes[$0].kind == .argument }
        guard let first = arguments.first, let value = tree.lastChild(of: first) else {
          return Interpolation(expression: "", type: nil, isPlain: false)
        }
        let nominal = types?.type(of: value)?.nominal
        return Interpolation(
          expression: tree.text(tree.bytes(of: value)),
          type: nominal.flatMap { nominal in
            nominal.id.isKnown ? nil : Self.spelled.first { Name($0) == nominal.name }
          },
          isPlain: arguments.count == 1 && tree.nodes[first].token == .none)
      }
    }
    return found
  }

  /// Types that generated symbols take, as their code spells them.
  private static let spelled = [
    "String", "Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "Double",
    "Float",
  ]
}
