/// Edits of one text that do not collide.
struct TakenEdits {
  /// Ascending; their ends are too.
  private(set) var edits: ContiguousArray<Fix.Edit> = []

  /// Where more edits belong.
  ///
  /// - Parameter more: Ascending.
  /// - Returns: The edits that are not here yet; `nil` if one of them collides with another.
  func places(of more: [Fix.Edit]) -> [(edit: Fix.Edit, index: Int)]? {
    var places: [(edit: Fix.Edit, index: Int)] = []
    for (first, second) in zip(more, more.dropFirst()) where second.range.start < first.range.end {
      return nil
    }
    for edit in more {
      let index = index(of: edit.range.start)
      let near = edits[max(index - 1, 0)..<min(index + 2, edits.count)]
      if near.contains(edit) { continue }
      if near.contains(where: edit.collides) { return nil }
      places.append((edit, index))
    }
    return places
  }

  /// Takes edits at the places that were found for them.
  mutating func insert(_ places: [(edit: Fix.Edit, index: Int)]) {
    for (edit, index) in places.reversed() { edits.insert(edit, at: index) }
  }

  /// A text with the edits made.
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
