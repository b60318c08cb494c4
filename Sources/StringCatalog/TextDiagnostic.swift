package import LocalizationModel

/// A flaw that a ``TranslationValidator`` finds in the texts of an entry.
package struct TextDiagnostic: Sendable, Equatable {
  /// The weight of a flaw.
  package enum Weight: Sendable {
    /// The text must not count as translated.
    case error
    /// The text has to be reviewed before it counts as translated.
    case review
    /// The text can be taken as it is; whoever wrote it should look at it again.
    case advice
  }

  /// The path of the text in its localization; `nil` for a flaw of the localization that lies in no
  /// single text, such as a missing form.
  package let path: LeafPath?
  /// The id of the rule that found the flaw.
  package let rule: String
  /// The sentence for people: what is wrong with the text.
  package let detail: Message
  package let weight: Weight

  package init(path: LeafPath?, rule: String, detail: Message, weight: Weight) {
    self.path = path
    self.rule = rule
    self.detail = detail
    self.weight = weight
  }

  /// True if the text must not count as translated.
  package var isError: Bool { weight == .error }

  /// True if the flaw lies in the text at a path, or in no single text.
  package func concerns(_ text: LeafPath) -> Bool { path.map { $0 == text } ?? true }
}
