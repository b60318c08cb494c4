/// The two spellings of a path in formats for programs. GlossKit fills them with the repository's
/// paths; by default a path stays as it is.
package struct ReportPaths: Sendable {
  /// Returns a path relative to the repository's root, with `/`, the same on every machine:
  /// fingerprints depend on it.
  package let stable: @Sendable (String) -> String
  /// Returns the absolute path, which Xcode needs to jump to a line.
  package let absolute: @Sendable (String) -> String

  package init(
    stable: @escaping @Sendable (String) -> String = { $0 },
    absolute: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.stable = stable
    self.absolute = absolute
  }
}
