extension String {
  /// Whether this text sorts before the other by UTF-8 bytes: the order of all lists of paths.
  ///
  /// `<` would compare canonical equivalents, which file systems keep apart.
  package func precedesInBytes(_ other: String) -> Bool {
    let inMemory = unsafe utf8.withContiguousStorageIfAvailable { left in
      unsafe other.utf8.withContiguousStorageIfAvailable { right in
        unsafe left.lexicographicallyPrecedes(right)
      }
    }
    return inMemory.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Collection {
  /// The elements sorted by the UTF-8 bytes of their texts, the first of each text only.
  package func sortedByBytes(of text: (Element) -> String) -> [Element] {
    if zip(self, dropFirst()).allSatisfy({ text($0).precedesInBytes(text($1)) }) {
      return Array(self)
    }
    var elements: [Element] = []
    for element in sorted(by: { text($0).precedesInBytes(text($1)) }) {
      if let last = elements.last, !text(last).precedesInBytes(text(element)) { continue }
      elements.append(element)
    }
    return elements
  }
}

extension Collection<String> {
  /// The texts sorted by UTF-8 bytes, each once.
  package func sortedByBytes() -> [String] { sortedByBytes { $0 } }
}
