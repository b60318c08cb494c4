extension GlossError {
  /// Makes the error for a path that leads to nothing, with the closest name that exists.
  package init(missing path: String) {
    self.init(
      path,
      PathKind.isLink(path) ? .danglingLink : .notFound(suggestion: Siblings(of: path).closest))
  }
}
