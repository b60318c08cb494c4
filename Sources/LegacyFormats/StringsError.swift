public import LocalizationModel

/// Why a `.strings` or `.stringsdict` file could not be read.
public struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `nil` where the reader cannot tell.
  public let position: SourcePosition?
  /// What is wrong and what to do, in all languages, without the place.
  package let wording: Message

  package init(position: SourcePosition? = nil, _ wording: Message) {
    self.position = position
    self.wording = wording
  }

  /// What is wrong and what to do, in English, without the place.
  public var detail: String { wording.description }

  public var description: String {
    position.map { "\($0.line):\($0.column): \(detail)" } ?? detail
  }
}
