public import LocalizationModel

/// The reason why a `.strings` or `.stringsdict` file could not be read or written.
public struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the file; `nil` if the reader does not know it.
  public let position: SourcePosition?
  /// The problem and its remedy in all languages, without the place.
  package let wording: Message

  package init(position: SourcePosition? = nil, _ wording: Message) {
    self.position = position
    self.wording = wording
  }

  /// The problem and its remedy in English, without the place.
  public var detail: String { wording.description }

  public var description: String {
    position.map { "\($0.line):\($0.column): \(detail)" } ?? detail
  }
}
