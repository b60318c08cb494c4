import OrderedJSON

/// Writes a merged catalog: the ``MergedValue`` of a ``TreeMerger`` comes in, and bytes in Xcode's
/// layout go out, with the offset of each conflict.
struct MergeWriter {
  private var writer: JSONWriter
  private let trees: ThreeTrees
  /// The offset in ``bytes`` of each conflict, by its number.
  private(set) var offsets: [Int]

  init(_ merger: TreeMerger) {
    trees = merger.trees
    // An estimate: the merged catalog is a little larger than either side.
    let size = max(trees.ours.bytes.count, trees.theirs.bytes.count)
    writer = JSONWriter(capacity: size * 9 / 8 + 1024)
    offsets = Array(repeating: 0, count: merger.conflicts.count)
  }

  var bytes: ContiguousArray<UInt8> { writer.bytes }

  mutating func write(_ value: MergedValue, depth: Int) {
    switch value {
    case .copy(let side, let node):
      writer.write(node, of: trees.document(side), depth: depth)
    case .text(let text): writer.write(text)
    case .object(let members):
      writer.open(.object)
      for (index, member) in members.enumerated() {
        writer.line(depth: depth + 1, isFirst: index == 0)
        switch member.name {
        case .copy(let side, let name): writer.write(string: name, of: trees.document(side))
        case .made(let name): writer.write(name)
        }
        writer.colon()
        write(member.value, depth: depth + 1)
      }
      writer.close(.object, depth: depth, isEmpty: members.isEmpty)
    case .conflicting(let number, let value):
      offsets[number] = writer.bytes.count
      write(value, depth: depth)
    }
  }
}
