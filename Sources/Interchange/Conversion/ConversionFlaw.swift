package import LocalizationModel

/// The error of a localization that has no equivalent in the other format.
package struct ConversionFlaw: Error {
  /// The sentence for people: which part of it has none.
  package let wording: Message

  init(_ wording: Message) { self.wording = wording }
}
