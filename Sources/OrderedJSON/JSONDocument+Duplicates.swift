extension JSONDocument {
  /// Two members of one object with the same name.
  package struct Duplicate: Sendable, Equatable {
    package let object: Int
    /// The node of the name that came first.
    package let first: Int
    /// The node of the name that came again.
    package let second: Int
  }

  /// Members whose name an earlier member of their object has, in the order of the text.
  package func duplicates() -> [Duplicate] {
    var duplicates: [Duplicate] = []
    for object in 0..<nodes.count where nodes[object].kind == .object {
      if !hasAscendingNames(object) { duplicates += self.duplicates(in: object) }
    }
    return duplicates.sorted { $0.second < $1.second }
  }

  /// Whether each name is plain and its bytes come after those of the name before: then there can
  /// be no duplicate. It is so in most objects, and cheap to see.
  private func hasAscendingNames(_ object: Int) -> Bool {
    let source = bytes.span
    let end = next(after: object)
    var name = object + 1
    var previous = name
    while name < end {
      if nodes[name].hasEscapes { return false }
      if name > previous {
        let (left, right) = (body(of: previous), body(of: name))
        let shared = min(left.count, right.count)
        var index = 0
        while index < shared,
          source[left.lowerBound + index] == source[right.lowerBound + index]
        { index += 1 }
        let isAscending =
          index == shared
          ? left.count < right.count
          : source[left.lowerBound + index] < source[right.lowerBound + index]
        if !isAscending { return false }
      }
      previous = name
      name = next(after: name + 1)
    }
    return true
  }

  private func duplicates(in object: Int) -> [Duplicate] {
    var first: [ContiguousArray<UInt8>: Int] = [:]
    var duplicates: [Duplicate] = []
    for name in names(of: object) {
      let bytes = decodedBytes(of: name)
      if let earlier = first[bytes] {
        duplicates.append(Duplicate(object: object, first: earlier, second: name))
      } else {
        first[bytes] = name
      }
    }
    return duplicates
  }
}
