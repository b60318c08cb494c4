internal import LocalizationModel

/// The escapes in texts of workbooks for characters that XML cannot hold or would change: `_x000D_`
/// is a carriage return, and `_x005F_` the low line before a text that would otherwise read as an
/// escape (ECMA-376, part 1, 22.9.2.19). The reader and the writer of workbooks use it.
package enum EscapedText {
  /// Returns a text with escapes. Characters such as `<` are left to libxlsxwriter.
  package static func escaped(_ text: String) -> String {
    guard text.withBytes({ mayNeedEscape($0) }) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isSpelling = scalar == "_" && value(of: scalars[index...]) != nil
      if isSpelling || !isWritten(scalar) {
        result.append(contentsOf: spelling(of: scalar.value).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a text with its escapes resolved.
  package static func plain(_ text: String) -> String {
    guard text.hasText("_x") else { return text }
    var units: [UInt16] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if let value = value(of: scalars[index...]) {
        units.append(value)
        index += spellingLength
      } else {
        units += Character(scalars[index]).utf16
        index += 1
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static let lowLine = UInt8(ascii: "_")
  /// The length of an escape, `_x000D_`.
  private static let spellingLength = 7

  /// A quick check: true if a text may need an escape. Eight bytes are tested at a time.
  private static func mayNeedEscape(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      if offset &+ 8 <= text.count {
        let word = ByteWord(at: offset, in: text)
        let marks = word.controls | word.firstMatches(lowLine) | word.firstMatches(0xEF)
        if marks == 0 {
          offset &+= 8
          continue
        }
        offset &+= ByteWord.first(marks)
      }
      let next = offset &+ 1 < text.count ? text[offset &+ 1] : 0
      switch text[offset] {
      case 0x09, 0x0A: break
      case ..<0x20: return true
      case lowLine: if next == UInt8(ascii: "x") { return true }
      // U+FFFE and U+FFFF, which XML cannot hold, begin with these bytes.
      case 0xEF: if next == 0xBF { return true }
      default: break
      }
      offset &+= 1
    }
    return false
  }

  /// True if XML can hold a character and reads it back unchanged.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func spelling(of value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "_x" + String(repeating: "0", count: 4 - digits.count) + digits + "_"
  }

  /// Returns the UTF-16 unit of the escape at the start of a text; `nil` if there is none.
  private static func value(of scalars: ArraySlice<Unicode.Scalar>) -> UInt16? {
    let start = scalars.startIndex
    guard scalars.count >= spellingLength, scalars[start] == "_", scalars[start + 1] == "x",
      scalars[start + spellingLength - 1] == "_"
    else { return nil }
    var value: UInt16 = 0
    for scalar in scalars[start + 2..<start + spellingLength - 1] {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
