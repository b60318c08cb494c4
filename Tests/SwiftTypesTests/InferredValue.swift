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
    let tree = Parser.parse(ContiguousArray("\(code)\nlet written: \(written)".utf8))
    let trees = [tree] + others.map { Parser.parse(ContiguousArray($0.utf8)) }
    let index = ProjectIndex(
      joining: trees.enumerated().map {
        ("\($0.offset).swift", DeclarationCollector($0.element).declarations)
      })
    let plain = TypeInference(tree, index, file: FileID(position: 0))
    let types = isCertain ? TypeInference(certainly: plain) : plain
    func variable(_ name: String) -> NodeID? {
      tree.nodes.indices.last {
        tree.nodes[$0].kind == .variable && tree.token(tree.nodes[$0].token, spells: name)
      }
    }
    guard let value = variable("a").flatMap(tree.lastChild),
      let type = variable("written").flatMap(tree.lastChild)
    else { return false }
    return types.type(of: value) == plain.writtenType(type)
  }
}
