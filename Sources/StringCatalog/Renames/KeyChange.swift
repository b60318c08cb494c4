/// The outcome of a change of a key.
package enum KeyChange: Sendable, Equatable {
  /// The old key is missing, or both have translations.
  case refused
  case made
  /// Made without the source language's texts, because this one does not have the words that changed.
  case madeWithout(text: String)
}
