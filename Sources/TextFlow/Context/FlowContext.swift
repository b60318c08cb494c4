internal import LocalizationModel
internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// The tree, the types and the resolvers of one file, shared by all readers of its flows.
///
/// ``FlowCollector`` makes it. A class, so that the readers share one copy.
final class FlowContext {
  let tree: SyntaxTree
  let types: TypeInference
  let table: LocalizingAPITable
  let names: ExactNames
  let members: ExactMembers
  let texts: ProjectTexts
  let expected: ExpectedTypes
  private let calls: ExactCalls
  private lazy var lines = { (text: ContiguousArray<UInt8>) in LineTable(text.span) }(tree.source)

  var index: ProjectIndex { types.index }

  init(_ tree: SyntaxTree, _ types: TypeInference, _ table: LocalizingAPITable) {
    self.tree = tree
    self.types = types
    self.table = table
    names = ExactNames(types: types)
    members = ExactMembers(types: types)
    texts = ProjectTexts(index: types.index)
    expected = ExpectedTypes(in: tree)
    calls = ExactCalls(types: types)
  }

  /// Returns the project's declarations that a call certainly refers to; empty if it is ambiguous.
  func callables(of call: NodeID) -> [Callable] {
    calls.callables(of: call, expected: expected[call])
  }

  /// Returns the project's subscript that a node certainly refers to; empty if there is none.
  func subscripts(of node: NodeID) -> [Callable] {
    let children = tree.children(of: node)
    guard let base = children.first, let type = types.type(of: base)?.unwrapped else { return [] }
    var instance = type
    if case .meta(let type) = type { instance = type }
    for id in types.memberTypes(of: instance) {
      let found = index.members(named: Self.subscripted, of: id) { $0.kind == .subscripted }
      let candidates = found.map { index.callable($0) }.filter {
        $0.parameters.count == children.count - 1
      }
      if candidates.count == 1 { return candidates }
    }
    return []
  }

  private static let subscripted = Name("subscript")

  /// Returns the line of a token, counted from 1.
  func line(ofToken token: TokenID) -> Int {
    let text = tree.source
    return lines.position(ofByte: tree.tokens[token].startOffset, in: text.span).line
  }
}
