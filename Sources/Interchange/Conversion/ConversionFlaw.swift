package import LocalizationModel

/// Why a localization cannot be brought into the other format.
package struct ConversionFlaw: Error {
  /// What has no form there.
  package let wording: Message

  init(_ wording: Message) { self.wording = wording }
}
