/// The texts of a project's sources.
package protocol GuideTexts: Sendable {
  /// - Returns: `nil` for a source that cannot be read.
  func text(at path: String) -> GuideText?
}

/// The text of one source.
package struct GuideText: Sendable {
  /// UTF-8.
  package let bytes: ContiguousArray<UInt8>
  /// Whether the source belongs to a test target.
  package let isTest: Bool

  /// - Parameter isTest: Whether the source belongs to a test target.
  package init(bytes: ContiguousArray<UInt8>, isTest: Bool) {
    self.bytes = bytes
    self.isTest = isTest
  }
}
