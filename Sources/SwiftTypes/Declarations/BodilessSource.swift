internal import LocalizationModel
internal import SwiftTree

/// A source without the bodies of its functions and accessors: a shorter text with the same
/// declarations, for a declarations file that goes to machines without the source.
///
/// The declarations stay as written, so that ``DeclarationCollector`` reads them as usual. The
/// initializer verifies that the short text declares the same; if not, the source stays whole.
package struct BodilessSource {
  /// The source with the bodies left out, or whole.
  package private(set) var bytes: ContiguousArray<UInt8>

  /// Removes the bodies if the rest of the source still declares the same.
  package init(_ source: ContiguousArray<UInt8>) {
    bytes = source
    let tree = Parser.parse(source)
    var bodies = BodyRanges(tree)
    bodies.collect(before: tree.nodes.endIndex, from: NodeID(position: 0))
    var short: ContiguousArray<UInt8> = []
    short.reserveCapacity(source.count / 2)
    var end = 0
    for body in bodies.ranges.sorted(by: { $0.start < $1.start }) where body.start >= end {
      short += source[end..<body.start]
      end = body.end
    }
    short += source[end...]
    let declared = DeclarationCollector(tree).declarations
    if declared.hasSameRecords(as: DeclarationCollector(Parser.parse(short)).declarations) {
      bytes = short
    }
  }
}

/// The ranges between the braces of bodies that declare nothing for other code.
private struct BodyRanges {
  private let tree: SyntaxTree
  private(set) var ranges: [ByteRange] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Collects the bodies of a list's items, last to first, as ``DeclarationCollector`` visits them.
  mutating func collect(before end: NodeID, from first: NodeID) {
    var node = end - 1
    while node >= first {
      switch tree.nodes[node].kind {
      case .typeDeclaration:
        for child in children(of: node) where tree.nodes[child].kind == .block {
          collect(before: child, from: tree.nodes[child].first)
        }
      case .variableDeclaration:
        for child in children(of: node) where tree.nodes[child].kind == .variable {
          addBodies(of: child)
        }
      case .function, .initializer, .subscriptDeclaration, .otherDeclaration: addBodies(of: node)
      default: break
      }
      node = tree.nodes[node].first - 1
    }
  }

  private mutating func addBodies(of node: NodeID) {
    for child in children(of: node) {
      switch tree.nodes[child].kind {
      case .block: add(child)
      case .accessors:
        // `get` and `set` stay: empty braces would be read as a body, or as a closure after a
        // value.
        for accessor in children(of: child) where tree.nodes[accessor].kind == .accessor {
          for block in children(of: accessor) where tree.nodes[block].kind == .block { add(block) }
        }
      default: break
      }
    }
  }

  private mutating func add(_ block: NodeID) {
    let opener = tree.nodes[block].start
    let closer = tree.tokens[opener].partner
    guard tree.tokens[opener].kind == .leftBrace, closer != .none else { return }
    ranges.append(
      ByteRange(start: tree.tokens[opener].endOffset, end: tree.tokens[closer].startOffset))
  }

  /// A node's children, last to first.
  private func children(of node: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var child = node - 1
    while child >= tree.nodes[node].first {
      children.append(child)
      child = tree.nodes[child].first - 1
    }
    return children
  }
}
