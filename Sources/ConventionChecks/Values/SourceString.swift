package import LocalizationModel

/// One localizable string of the sources, as rules see it.
package struct SourceString: Sendable {
  /// What it says; its site is there.
  package let string: ExtractedString
  /// The checker for its file and table.
  private let checker: Checker
  /// The comment as the code gives it, literal or not.
  package let comment: StringSite.Argument?

  /// Looks up the settings of the string's file and table once, for all rules.
  package init(_ string: ExtractedString, by checker: Checker) {
    self.string = string
    self.checker = checker
    comment = string.site?.call?.comment
  }

  /// For its file and table.
  package var settings: CheckSettings { checker.settings }
  /// The key as extraction has it, specifiers in place of interpolations.
  package var key: String { string.key }
  /// The literal that is the key, quotes included.
  package var range: ByteRange { string.range }
  /// The call that makes it localizable; `nil` if a type does.
  package var call: StringSite.Call? { string.site?.call }
}
