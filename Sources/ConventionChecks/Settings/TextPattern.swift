package import LocalizationModel

/// A pattern of the project's own that texts must not match, or must.
package struct TextPattern: Hashable, Sendable {
  /// What of an entry is looked at.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    case comment, key, value
  }

  /// A regular expression as Swift's `Regex` reads it; it has been compiled once.
  package var pattern: String
  /// Which text of an entry it is matched with.
  package var place = Place.value
  /// The languages of the values that it is about; `nil` for all.
  package var languages: [String]?
  /// Whether each text has to match, instead of none.
  package var isRequired = false
  /// What to write for each match; `nil` if only a person can tell.
  package var replacement: String?
  /// What findings weigh; `nil` for what the rule weighs.
  package var severity: Finding.Severity?
  /// The texts that it holds for; all unless set.
  package var selection = TextSelection()
  /// What findings say, in the project's own words.
  package var message: String?

  /// - Parameter pattern: Compiled by whoever reads it from a configuration; here it is taken as it
  ///   is.
  package init(pattern: String) { self.pattern = pattern }

  /// Why a pattern cannot be used, in the words of Swift's library; `nil` if it can.
  package static func flaw(of pattern: String) -> Message? {
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return Message(foreign: "\(error)")
    }
  }
}
