/// One Swift text for ``Judge``.
package struct SourceText: Sendable {
  /// The text's origin, as a heading of the counts: `project`, `grammar` and so on.
  package let origin: String
  /// The path of the text, or the seed and number from which it can be made again.
  package let path: String
  package let bytes: ContiguousArray<UInt8>

  package init(origin: String, path: String, bytes: ContiguousArray<UInt8>) {
    self.origin = origin
    self.path = path
    self.bytes = bytes
  }
}
