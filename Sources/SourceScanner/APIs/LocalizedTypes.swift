internal import LocalizationModel
internal import SwiftTree

/// The types that make a string literal localizable when it is converted to one of them, such as
/// `LocalizedStringKey`. Extraction looks for their names in declarations and in types of
/// expressions.
enum LocalizedTypes {
  /// The types' last names, hashed: `LocalizationValue` for `String.LocalizationValue`.
  static let names: Set<Name> = Set(spellings.map { Name($0) })

  /// The spelling of a localized type's last name; `nil` for any other name.
  static func spelling(of name: Name) -> String? { spellings.first { Name($0) == name } }

  static let spellings = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "IntentDescription",
    "IntentDialog", "DisplayRepresentation", "TypeDisplayRepresentation",
  ]

  /// True if a range of bytes may hold the name of such a type. It tests a few letters at each
  /// offset, so that most files are ruled out in one pass over their texts.
  @inline(__always)
  static func mayBeNamed(in source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    // The shortest name has 12 bytes.
    while offset &+ 12 <= range.upperBound {
      let byte = source[offset]
      if byte == UInt8(ascii: "L") {  // `Lo…iz`: Localized…, LocalizationValue
        if source[offset &+ 1] == UInt8(ascii: "o"), source[offset &+ 5] == UInt8(ascii: "i"),
          source[offset &+ 6] == UInt8(ascii: "z")
        {
          return true
        }
      } else if byte == UInt8(ascii: "D") || byte == UInt8(ascii: "I") {
        // `DisplayR…`, also within `TypeDisplayR…`; then `IntentD…`.
        if source[offset &+ 1] == UInt8(ascii: "i"), source[offset &+ 7] == UInt8(ascii: "R") {
          return true
        }
        if source[offset &+ 1] == UInt8(ascii: "n"), source[offset &+ 6] == UInt8(ascii: "D") {
          return true
        }
      }
      offset &+= 1
    }
    return false
  }
}
