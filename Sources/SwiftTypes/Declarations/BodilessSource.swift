internal import LocalizationModel
internal import SwiftTree

/// A source without the bodies of its functions and accessors: text that declares the same in fewer
/// bytes, for those who have to know its declarations and do not have the source.
///
/// What declarations are read from stays as it is written, so that whoever reads this text reads the
/// same. That is tried: a source of which it does not hold stays whole.
package struct BodilessSource {
  /// The source with the bodies left out, or whole.
  package private(set) var bytes: ContiguousArray<UInt8>

  /// Leaves the bodies out if the declarations that are read from the rest stay the same.
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
    if declared.says(theSameAs: DeclarationCollector(Parser.parse(short)).declarations) {
      bytes = short
    }
  }
}

/// Where a tree has bodies that nothing is declared in for others: what is between their braces.
private struct BodyRanges {
  private let tree: SyntaxTree
  private(set) var ranges: [ByteRange] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Visits the items of a list, as declarations are collected.
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
        // Braces without an accessor in them would be a body, or a closure behind a value.
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

  /// The last child first.
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

extension FileDeclarations {
  /// Whether two files declare the same in the same order, wherever in their texts.
  package func says(theSameAs other: FileDeclarations) -> Bool {
    guard texts == other.texts, records.count == other.records.count else { return false }
    return records.indices.allSatisfy { index in
      let (one, another) = (records[index], other.records[index])
      return one.kind == another.kind && one.name == another.name && one.owner == another.owner
        && one.end == another.end && one.flags == another.flags
        && one.textStart == another.textStart && one.textLength == another.textLength
    }
  }
}
