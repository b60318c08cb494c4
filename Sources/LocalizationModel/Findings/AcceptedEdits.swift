/// The edits of one text that were accepted so far; none collides with another. ``EditedText`` and
/// ``EditedTexts`` pass it the edits of each fix in turn.
struct AcceptedEdits {
  /// The edits in ascending order of start and of end.
  private(set) var edits: ContiguousArray<Fix.Edit> = []

  /// Returns the edits that are not in the list yet, with the index where each belongs.
  ///
  /// - Parameter more: The edits of one fix, in ascending order.
  /// - Returns: The new edits in their order, or `nil` if an edit collides with another one of its
  ///   fix or of the list.
  func places(of more: [Fix.Edit]) -> [(edit: Fix.Edit, index: Int)]? {
    var places: [(edit: Fix.Edit, index: Int)] = []
    for (first, second) in zip(more, more.dropFirst()) where second.range.start < first.range.end {
      return nil
    }
    for edit in more {
      let index = index(of: edit.range.start)
      // The list is sorted and its edits do not overlap, so only neighbors can collide.
      let near = edits[max(index - 1, 0)..<min(index + 2, edits.count)]
      if near.contains(edit) { continue }
      if near.contains(where: edit.collides) { return nil }
      places.append((edit, index))
    }
    return places
  }

  /// Inserts edits at the indices that ``places(of:)`` returned.
  mutating func insert(_ places: [(edit: Fix.Edit, index: Int)]) {
    for (edit, index) in places.reversed() { edits.insert(edit, at: index) }
  }

  /// Returns the text with the edits applied.
  func applied(to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var edited: ContiguousArray<UInt8> = []
    edited.reserveCapacity(bytes.count)
    var copied = 0
    for edit in edits {
      edited.append(contentsOf: bytes[copied..<edit.range.start])
      edited.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.end
    }
    edited.append(contentsOf: bytes[copied...])
    return edited
  }

  /// Returns the index of the first edit that starts at an offset or after it.
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
  /// True if the result of applying this edit and another depends on their order, as it does for an
  /// insertion at the edge of a replaced range.
  fileprivate func collides(with other: Fix.Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.start <= other.range.end && other.range.start <= range.end
    }
    return range.start < other.range.end && other.range.start < range.end
  }
}
