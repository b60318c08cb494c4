package import LocalizationModel

/// The error of `gloss convert` for a localization, or a part of one, that the other format cannot
/// express.
package struct ConversionError: Error {
  /// The sentence for people: the part that cannot be expressed, and the reason.
  package let wording: Message

  init(_ wording: Message) { self.wording = wording }
}
