/// One text for the judge.
package struct SourceText: Sendable {
  /// Where it came from, as a heading of the counts: `project`, `grammar` and so on.
  package let origin: String
  /// Its path, or the seed and number that make it again.
  package let path: String
  package let bytes: ContiguousArray<UInt8>

  package init(origin: String, path: String, bytes: ContiguousArray<UInt8>) {
    self.origin = origin
    self.path = path
    self.bytes = bytes
  }
}
