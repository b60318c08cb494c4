import SwiftTree

@testable import SwiftTypes

/// The value of a source's last variable `a`, whose type is to be inferred.
struct InferredValue {
  private let code: String
  private let isCertain: Bool
  private let others: [String]

  /// - Parameters:
  ///   - isCertain: True for the inference that counts only what declarations prove.
  ///   - others: Further files of the project.
  init(_ code: String, isCertain: Bool = false, beside others: [String] = []) {
    self.code = code
    self.isCertain = isCertain
    self.others = others
  }

  /// True if the value has the written type.
  func isOfType(_ written: String) -> Bool {
    let types = types(of: "\(code)\nlet written: \(written)")
    guard let value = Self.value(of: "a", in: types.plain.tree),
      let type = Self.value(of: "written", in: types.plain.tree)
    else { return false }
    let inferred = isCertain ? types.certain : types.plain
    return inferred.type(of: value) == types.plain.writtenType(type)
  }

  /// The text of the constant that the value names; `nil` if it names none.
  var constantText: String? {
    let types = types(of: code).certain
    return Self.value(of: "a", in: types.tree).flatMap { ConstantTexts(types: types).text(of: $0) }
  }

  private func types(of code: String) -> (plain: TypeInference, certain: TypeInference) {
    let trees = ([code] + others).map { Parser.parse(ContiguousArray($0.utf8)) }
    let index = ProjectIndex(
      joining: trees.enumerated().map {
        ("\($0.offset).swift", DeclarationCollector($0.element).declarations)
      })
    let plain = TypeInference(trees[0], index, file: FileID(position: 0))
    return (plain, TypeInference(certainly: plain))
  }

  private static func value(of variable: String, in tree: SyntaxTree) -> NodeID? {
    tree.nodes.indices.last {
      tree.nodes[$0].kind == .variable && tree.token(tree.nodes[$0].token, spells: variable)
    }.flatMap(tree.lastChild)
  }
}
