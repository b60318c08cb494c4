package import LocalizationModel

/// One localizable string of the sources, as rules see it.
package struct SourceString: Sendable {
  /// What it says; its site is there.
  package let string: ExtractedString
  /// For its file and table.
  package let settings: CheckSettings
  /// The comment as the code gives it, literal or not.
  package let comment: StringSite.Argument?

  /// - Parameter settings: The settings for its file and table.
  package init(_ string: ExtractedString, _ settings: CheckSettings) {
    self.string = string
    self.settings = settings
    comment = string.site?.call?.comment
  }

  /// The key as extraction has it, specifiers in place of interpolations.
  package var key: String { string.key }
  /// The literal that is the key, quotes included.
  package var range: ByteRange { string.range }
  /// The call that makes it localizable; `nil` if a type does.
  package var call: StringSite.Call? { string.site?.call }
}
