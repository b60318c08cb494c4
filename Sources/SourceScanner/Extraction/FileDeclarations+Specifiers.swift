internal import SwiftTree
internal import SwiftTypes

extension FileDeclarations {
  /// The specifier of an interpolation that shows a property, if its written type or literal value
  /// decides it; `nil` for other types, which may be aliases.
  func specifier(of property: Record) -> String? {
    if property.textLength == 0 { return nil }
    let range = text(of: property)
    if property.flags.contains(.isValue) { return specifier(ofLiteral: range) }
    return FormatSpecifiers.specifier(ofTypeNamed: Name(texts.span, range))
  }

  /// True if an extension names a type together with its outer types, as in `Outer.Inner`.
  func isQualified(_ record: Record) -> Bool {
    record.kind == .typeExtension && text(of: record).contains { texts[$0] == UInt8(ascii: ".") }
  }

  /// The specifier of a text, or of a number without exponent; `nil` for other values.
  private func specifier(ofLiteral range: Range<Int>) -> String? {
    let quote = UInt8(ascii: "\"")
    if texts[range.lowerBound] == quote {
      return texts[range.upperBound - 1] == quote ? "%@" : nil
    }
    var periods = 0
    for offset in range {
      switch texts[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): break
      case UInt8(ascii: ".") where offset > range.lowerBound: periods += 1
      default: return nil
      }
    }
    return periods == 0 ? "%lld" : periods == 1 ? "%lf" : nil
  }
}
