package import LocalizationModel

/// A regular expression from `gloss.json` that texts must match, or must not, for the rule
/// `custom-pattern`.
package struct TextPattern: Hashable, Sendable {
  /// The part of an entry that a pattern is matched with.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    case comment, key, value
  }

  /// The regular expression in the syntax of Swift's `Regex`; it is known to compile.
  package var pattern: String
  /// The part of an entry that the pattern is matched with.
  package var place = Place.value
  /// The languages of the values that the pattern applies to; `nil` for all.
  package var languages: [String]?
  /// True if every text must match; false if no text may match.
  package var isRequired = false
  /// The replacement for each match; `nil` if only a person can decide.
  package var replacement: String?
  /// The severity of findings; `nil` for the rule's own.
  package var severity: Finding.Severity?
  /// The texts that the pattern applies to; all by default.
  package var selection = TextSelection()
  /// The message of findings in the project's own words; `nil` for the rule's.
  package var message: String?

  /// Makes a pattern without compiling it: the configuration's reader has already checked it with
  /// ``flaw(of:)``.
  ///
  /// - Parameter pattern: The regular expression.
  package init(pattern: String) { self.pattern = pattern }

  /// Returns the error that Swift's `Regex` reports for a pattern; `nil` if the pattern compiles.
  package static func flaw(of pattern: String) -> Message? {
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return Message(foreign: "\(error)")
    }
  }
}
