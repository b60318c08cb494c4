/// What some fixes make of a text.
///
/// A fix is made as a whole or not at all. Of two that are about the same bytes the first one is
/// made, and the other has to wait for the next round, when its place is known again. Two that say
/// the very same at the same place are both made by one edit.
package struct EditedText: Sendable {
  /// The text with its edits made.
  package let bytes: ContiguousArray<UInt8>
  /// How many of the fixes are in it.
  package let fixCount: Int

  /// - Parameters:
  ///   - fixes: The first one wins where two collide.
  ///   - bytes: What the ranges of the edits are about. A fix that points past the end is left out.
  package init(_ bytes: ContiguousArray<UInt8>, applying fixes: [Fix]) {
    var taken = TakenEdits()
    var count = 0
    for fix in fixes where fix.edits.allSatisfy({ $0.range.end <= bytes.count }) {
      if !fix.edits.isEmpty, taken.take(fix.edits) { count += 1 }
    }
    fixCount = count
    var edited: ContiguousArray<UInt8> = []
    edited.reserveCapacity(bytes.count)
    var copied = 0
    for edit in taken.edits {
      edited.append(contentsOf: bytes[copied..<edit.range.start])
      edited.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.end
    }
    edited.append(contentsOf: bytes[copied...])
    self.bytes = edited
  }
}

/// Edits of one text that do not collide.
private struct TakenEdits {
  /// Ascending; their ends are too.
  private(set) var edits: ContiguousArray<Fix.Edit> = []

  /// - Returns: Whether all could be taken; else none is.
  mutating func take(_ more: [Fix.Edit]) -> Bool {
    var places: [(edit: Fix.Edit, index: Int)] = []
    for edit in more {
      let index = index(of: edit.range.start)
      let near = edits[max(index - 1, 0)..<min(index + 2, edits.count)]
      if near.contains(edit) { continue }
      if near.contains(where: edit.collides) { return false }
      places.append((edit, index))
    }
    for (edit, index) in places.reversed() { edits.insert(edit, at: index) }
    return true
  }

  /// The first edit that does not start before a place.
  private func index(of start: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Fix.Edit {
  /// Whether the outcome of both would depend on their order. What is put in at the edge of what
  /// another one replaces counts.
  fileprivate func collides(with other: Fix.Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.start <= other.range.end && other.range.start <= range.end
    }
    return range.start < other.range.end && other.range.start < range.end
  }
}
