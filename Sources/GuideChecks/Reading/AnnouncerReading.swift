import LocalizationModel
import SwiftTree

/// Finds observers such as `willSet { objectWillChange.send() }`, which a migration to
/// `@Observable` removes, because it tracks the property instead. ``ModelUseReading`` uses it.
struct AnnouncerReading {
  private let tree: SyntaxTree
  private let parents: NodeParents

  init(_ tree: SyntaxTree, _ parents: NodeParents) {
    self.tree = tree
    self.parents = parents
  }

  /// Returns the property observer whose only statement announces a change.
  ///
  /// - Parameter node: A use of `objectWillChange` or `self.objectWillChange`.
  /// - Returns: The offset of the property's name, and the bytes to delete with the observer; `nil`
  ///   for any other use.
  func announcer(around node: NodeID) -> (property: Int, removal: ByteRange)? {
    if tree.nodes[node].kind == .member {
      guard let base = tree.firstChild(of: node), tree.node(base, isWritten: "self") else {
        return nil
      }
    }
    guard let send = parents[node], tree.nodes[send].kind == .member,
      tree.nodes[send].token != .none,
      tree.token(tree.nodes[send].token, spells: "send" as StaticString),
      let call = parents[send], tree.nodes[call].kind == .call, let block = parents[call],
      tree.nodes[block].kind == .block, tree.children(of: block).count == 1,
      let accessor = parents[block], tree.nodes[accessor].kind == .accessor,
      let accessors = parents[accessor], let variable = parents[accessors],
      tree.nodes[variable].kind == .variable, tree.nodes[variable].token != .none
    else { return nil }
    let keyword = tree.tokens[tree.nodes[accessor].token].keyword
    guard keyword == .willSet || keyword == .didSet else { return nil }
    let property = tree.tokens[tree.nodes[variable].token].startOffset
    let observers = tree.children(of: accessors, .accessor)
    // The only observer goes with the braces around it, any other with the space between two.
    if observers.count == 1 {
      let start = tree.tokens[tree.nodes[accessors].start - 1].endOffset
      return (property, ByteRange(start: start, end: tree.bytes(of: accessors).end))
    }
    let range = tree.bytes(of: accessor)
    if accessor == observers.last {
      let before = tree.tokens[tree.nodes[accessor].start - 1].endOffset
      return (property, ByteRange(start: before, end: range.end))
    }
    return (
      property, ByteRange(start: range.start, end: SourceLines(tree).endOfSpace(from: range.end))
    )
  }
}
