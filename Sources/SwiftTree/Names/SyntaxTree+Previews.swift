/// Recognizes previews, which only Xcode's canvas shows. Xcode extracts no strings from them, nor
/// does `gloss`.
extension SyntaxTree {
  /// True for a `#Preview { }` macro.
  package func isPreview(_ macro: NodeID) -> Bool {
    token(nodes[macro].start + 1, spells: "Preview" as StaticString)
  }

  /// True for a type that conforms to `PreviewProvider`.
  package func isPreviewProvider(_ node: NodeID) -> Bool {
    firstChild(of: node) {
      nodes[$0].kind == .inheritedType
        && token(nodes[$0].end - 1, spells: "PreviewProvider" as StaticString)
    } != nil
  }
}
