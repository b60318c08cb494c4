internal import SwiftTree
internal import SwiftTypes

/// Finds the variables whose text or Boolean is mutated.
///
/// ``FlowCollector`` passes it expressions. A changed variable is not followed further, because a
/// literal put into it is not the text that is looked up.
struct ChangeFinder {
  private let context: FlowContext
  private let slots: SlotFinder

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) {
    self.context = context
    slots = SlotFinder(in: context)
  }

  /// Returns the slots changed by `title += "…"`.
  func changes(byOperation node: NodeID) -> [FlowSlot] {
    guard let target = tree.firstChild(of: node) else { return [] }
    let token = tree.tokens[tree.nodes[target].end]
    guard token.length == 2, token.kind == .binaryOperator,
      tree.source[token.startOffset + 1] == UInt8(ascii: "="),
      tree.source[token.startOffset] == UInt8(ascii: "+")
    else { return [] }
    return slots.slots(of: target)
  }

  /// Returns the slots passed as `&title`.
  func changes(byPrefix node: NodeID) -> [FlowSlot] {
    guard tree.tokens[tree.nodes[node].start].kind == .prefixAmpersand,
      let target = tree.lastChild(of: node)
    else { return [] }
    return slots.slots(of: target)
  }

  /// Returns the slots changed by `title.append("…")` or `isKey.toggle()`.
  func changes(byMethod name: Name, of base: NodeID) -> [FlowSlot] {
    let isToggle = name == Self.toggle
    guard isToggle || Self.mutating.contains(name), let type = types.type(of: base),
      isToggle ? type == .bool : type.isText
    else { return [] }
    return slots.slots(of: base)
  }

  private static let toggle = Name("toggle")
  private static let mutating = SDKTypes.names(
    "append insert removeFirst removeLast remove removeAll removeSubrange replaceSubrange replace")
}
