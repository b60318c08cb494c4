/// One text of a localization, or a set of phrases, and how far its translation is.
package struct LeafUnit: Sendable, Equatable {
  /// The state as the catalog spells it; empty if it does not say.
  package var state: TranslationState
  package var text: LeafText

  package init(state: TranslationState, text: LeafText) {
    self.state = state
    self.text = text
  }
}
