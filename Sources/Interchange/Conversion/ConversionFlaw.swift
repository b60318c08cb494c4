/// Why a localization cannot be brought into the other format.
package struct ConversionFlaw: Error {
  package let detail: String
}
