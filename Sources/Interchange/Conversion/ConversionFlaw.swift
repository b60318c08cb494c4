/// Why a localization cannot be brought into the other format.
package struct ConversionFlaw: Error {
  /// What has no older form.
  package let detail: String
}
