internal import SwiftTree
internal import SwiftTypes

extension FileDeclarations {
  /// What an interpolation of a property asks for, if its type is one of those that have a specifier of
  /// their own; `nil` for others, which may be aliases.
  func specifier(of property: Record) -> String? {
    if property.textLength == 0 { return nil }
    let range = text(of: property)
    if property.flags.contains(.isValue) { return specifier(ofLiteral: range) }
    return FormatSpecifiers.specifier(ofTypeNamed: Name(texts.span, range))
  }

  /// Whether an extension names a type with those around it.
  func isQualified(_ record: Record) -> Bool {
    record.kind == .typeExtension && text(of: record).contains { texts[$0] == UInt8(ascii: ".") }
  }

  /// A text, or a number without exponent.
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
