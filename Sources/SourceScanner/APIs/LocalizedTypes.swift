internal import LocalizationModel
internal import SwiftTree

/// The types that a string literal becomes a localizable text by.
enum LocalizedTypes {
  /// By their last names.
  static let names: Set<Name> = Set(spellings.map { Name($0) })

  /// The last name of a localized type as it is spelled; `nil` for any other.
  static func spelling(of name: Name) -> String? { spellings.first { Name($0) == name } }

  static let spellings = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "IntentDescription",
    "IntentDialog", "DisplayRepresentation", "TypeDisplayRepresentation",
  ]

  /// Whether a range holds a word that the name of such a type begins or ends with.
  @inline(__always)
  static func mayBeNamed(in source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    // The shortest has 12 bytes.
    while offset &+ 12 <= range.upperBound {
      let byte = source[offset]
      if byte == UInt8(ascii: "L") {
        if source[offset &+ 1] == UInt8(ascii: "o"), source[offset &+ 5] == UInt8(ascii: "i"),
          source[offset &+ 6] == UInt8(ascii: "z")
        {
          return true
        }
      } else if byte == UInt8(ascii: "D") || byte == UInt8(ascii: "I") {
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
