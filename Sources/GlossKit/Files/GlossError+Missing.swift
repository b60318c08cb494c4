extension GlossError {
  /// For a path that leads to nothing.
  package init(missing path: String) {
    self.init(
      path,
      PathKind.isLink(path) ? .danglingLink : .notFound(suggestion: Siblings(of: path).closest))
  }
}
