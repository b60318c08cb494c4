internal import LocalizationModel
internal import SwiftTree

extension SourceQuestions {
  /// The bodies of a tree that can be looked at apart from the rest of the source.
  ///
  /// - Returns: Ascending; empty if nothing is asked that one of them may leave out.
  func separableBodies(of tree: SyntaxTree) -> [ByteRange] {
    if takings.isEmpty && openValues.isEmpty || needAllTypes { return [] }
    var directives = tree.directives[...]
    return BodyRanges(tree).ranges.filter { body in
      // A branch of an `#if` may begin in one body and end in another.
      while let first = directives.first, tree.tokens[first].startOffset < body.start {
        directives.removeFirst()
      }
      return !body.isEmpty
        && directives.first.map { tree.tokens[$0].startOffset >= body.end } ?? true
    }
  }
}

extension Array {
  /// Adds those of other elements that lie in given stretches, where none of these does.
  ///
  /// - Parameters:
  ///   - others: Ascending by place, as these.
  ///   - bodies: Ascending.
  ///   - place: The byte offset of an element.
  mutating func merge(
    _ others: [Element], in bodies: [ByteRange], _ place: (Element) -> Int
  ) {
    var next = 0
    let settled = others.filter { element in
      let start = place(element)
      while next < bodies.count, bodies[next].end <= start { next += 1 }
      return next < bodies.count && bodies[next].start <= start
    }
    if settled.isEmpty { return }
    if isEmpty {
      self = settled
      return
    }
    var merged: [Element] = []
    merged.reserveCapacity(count + settled.count)
    var rest = settled[...]
    for element in self {
      while let first = rest.first, place(first) < place(element) {
        merged.append(first)
        rest.removeFirst()
      }
      merged.append(element)
    }
    self = merged + rest
  }
}
