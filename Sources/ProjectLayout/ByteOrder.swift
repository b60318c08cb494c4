extension String {
  /// Whether this text sorts before the other by UTF-8 bytes: the order of all lists of paths.
  ///
  /// `<` would compare canonical equivalents, which file systems keep apart.
  package func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
