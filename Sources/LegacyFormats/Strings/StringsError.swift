public import LocalizationModel

/// Why a `.strings` or `.stringsdict` file could not be read.
public struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `nil` where the reader cannot tell.
  public let position: SourcePosition?
  /// What is wrong and what to do, without the place.
  public let detail: String

  package init(position: SourcePosition?, detail: String) {
    self.position = position
    self.detail = detail
  }

  public var description: String {
    position.map { "\($0.line):\($0.column): \(detail)" } ?? detail
  }
}
