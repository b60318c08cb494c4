/// What is shown in Xcode only.
extension SyntaxTree {
  /// `#Preview { }`.
  package func isPreview(_ macro: NodeID) -> Bool {
    token(nodes[macro].start + 1, spells: "Preview" as StaticString)
  }

  /// A type that is a `PreviewProvider`.
  package func isPreviewProvider(_ node: NodeID) -> Bool {
    firstChild(of: node) {
      nodes[$0].kind == .inheritedType
        && token(nodes[$0].end - 1, spells: "PreviewProvider" as StaticString)
    } != nil
  }
}
