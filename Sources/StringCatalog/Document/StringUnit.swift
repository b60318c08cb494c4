public import LocalizationModel

/// A text in one language, or a set of phrases, with the state of its translation.
public struct StringUnit: Hashable, Sendable {
  /// The state as the catalog spells it; empty if the catalog has none.
  public var state: TranslationState
  /// The text with its escapes resolved.
  public var text: UnitText

  /// Makes a unit; `text` has no escapes.
  public init(state: TranslationState, text: UnitText) {
    self.state = state
    self.text = text
  }

  /// Makes a unit of one text; `value` has no escapes.
  public init(state: TranslationState, value: String) {
    self.init(state: state, text: .plain(value))
  }

  /// The text, or the phrases, one per line.
  public var value: String { text.joined }
}
