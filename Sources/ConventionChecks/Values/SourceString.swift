package import LocalizationModel

/// One localizable string of the sources with its settings, as rules on strings get it.
package struct SourceString: Sendable {
  /// The extracted string; its ``ExtractedString/site`` is set.
  package let string: ExtractedString
  /// The settings of the string's file and table.
  package let settings: CheckSettings
  /// The argument that gives the comment, literal or not.
  package let comment: StringSite.Argument?

  /// Joins a string with its settings.
  ///
  /// - Parameter settings: The settings for its file and table.
  package init(_ string: ExtractedString, _ settings: CheckSettings) {
    self.string = string
    self.settings = settings
    comment = string.site?.call?.comment
  }

  /// The key with specifiers in place of interpolations.
  package var key: String { string.key }
  /// The bytes of the key's literal, quotes included.
  package var range: ByteRange { string.range }
  /// The localizing call; `nil` if a type localizes.
  package var call: StringSite.Call? { string.site?.call }
}
