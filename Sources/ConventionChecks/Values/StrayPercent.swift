package import LocalizationModel

/// A percent sign that begins no format specifier, or probably not the intended one: `50% done`,
/// `％@`, `%1 $@`, `%1@`. ``MalformedSpecifiers`` and `percent-literal` decide what it is.
package struct StrayPercent: Hashable, Sendable {
  /// The UTF-8 bytes of the sign and of the specifier that it was probably meant for.
  package let range: ByteRange
  /// True for `%`, which formats read; false for `％` and other such signs.
  package let isASCII: Bool
  /// The specifier that was probably meant, such as `%1$@`; `nil` if none is likely.
  package let meant: String?
  /// The class of argument that the meant specifier reads; `nil` if none is likely.
  package let kind: ArgumentClass?
  /// True if it is a valid specifier with a width, although an argument number was meant: `%1@`.
  package let isNumberWithoutDollar: Bool
  /// True if a letter, a digit, `@` or `$` follows directly.
  package let touchesWord: Bool

  /// Finds the stray percent signs of a text, in order.
  package static func all(in text: CheckedText) -> [StrayPercent] {
    guard text.traits.contains(.percent) || text.traits.contains(.nonASCII) else { return [] }
    guard text.traits.contains(.percent) || text.text.unicodeScalars.contains(where: isOther) else {
      return []
    }
    let valid = text.specifiers.filter { !$0.hasSpaceFlag && !$0.isNumberWithoutDollar }
    var reader = Reader(text.text)
    var found: [StrayPercent] = []
    var next = 0
    while let offset = reader.skipToSign() {
      while next < valid.count, valid[next].range.end <= offset { next += 1 }
      if next < valid.count, valid[next].range.start <= offset {
        reader.skip(to: valid[next].range.end)
      } else if text.addressEscapes.contains(offset) {
        reader.skip(to: offset + 1)
      } else {
        found.append(reader.stray())
      }
    }
    return found
  }

  /// True for percent signs of other widths and scripts.
  private static func isOther(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "％" || scalar == "﹪" || scalar == "٪"
  }

  /// A tolerant parser, which reads a specifier as a translator may have meant it.
  private struct Reader {
    private let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, and of the end.
    private let offsets: [Int]
    private var index = 0
    /// True if the last specifier had a number and no dollar sign.
    private var lacksDollar = false

    init(_ text: String) {
      scalars = Array(text.unicodeScalars)
      var offset = 0
      offsets =
        scalars.map { scalar in
          defer { offset += UTF8.width(scalar) }
          return offset
        } + [text.utf8.count]
    }

    /// Advances to the next percent sign and returns its offset.
    mutating func skipToSign() -> Int? {
      while index < scalars.count {
        if scalars[index] == "%" || StrayPercent.isOther(scalars[index]) { return offsets[index] }
        index += 1
      }
      return nil
    }

    mutating func skip(to offset: Int) {
      while index < scalars.count, offsets[index] < offset { index += 1 }
    }

    /// Reads the stray percent sign at the current index.
    ///
    /// - Precondition: A percent sign is next.
    mutating func stray() -> StrayPercent {
      let start = index
      index += 1
      let afterSign = index
      let meant = specifier()
      if meant == nil { index = afterSign }
      return StrayPercent(
        range: ByteRange(start: offsets[start], end: offsets[index]),
        isASCII: scalars[start] == "%", meant: meant?.0, kind: meant?.1,
        isNumberWithoutDollar: scalars[start] == "%" && lacksDollar,
        touchesWord: afterSign < scalars.count && isWord(scalars[afterSign]))
    }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "@" || scalar == "＠" || scalar == "$" || scalar == "＄"
        || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Reads the rest of a specifier, and returns it as it was meant, with its class of argument.
    private mutating func specifier() -> (String, ArgumentClass)? {
      var text = "%"
      lacksDollar = false
      var hasSpace = skipSpaces()
      let number = digits()
      hasSpace = skipSpaces() || hasSpace
      if !number.isEmpty {
        guard take("$") || peek == "@" else { return nil }
        lacksDollar = scalars[index - 1] != "$" && scalars[index - 1] != "＄"
        // No argument has the number 0.
        if Int(number) != 0 { text += number + "$" }
        hasSpace = skipSpaces() || hasSpace
      }
      if let label = label() {
        text += label
        hasSpace = skipSpaces() || hasSpace
      }
      var length = ""
      while length.utf8.count < 2, let letter = peek, "hlqztjL".unicodeScalars.contains(letter) {
        length.unicodeScalars.append(letter == "L" ? "l" : letter)
        index += 1
        hasSpace = skipSpaces() || hasSpace
      }
      guard var conversion = peek else { return nil }
      if conversion == "D" || conversion == "U", !length.isEmpty {
        conversion = conversion == "D" ? "d" : "u"
      }
      let conversions = hasSpace ? "@dDiuUfs" : "@dDiuUxXoOfFeEgGaAcCsSp"
      guard conversions.unicodeScalars.contains(conversion) else { return nil }
      index += 1
      // A letter after the conversion means prose, as in `50% der Zeit`.
      if conversion != "@", hasSpace || length.utf8.count < 2 && number.isEmpty,
        let follower = peek, follower.isASCII, follower.properties.isAlphabetic
      {
        return nil
      }
      text += length
      text.unicodeScalars.append(conversion)
      return (text, ArgumentClass(conversion: conversion))
    }

    /// The next scalar, converted to ASCII if it is a full-width form.
    private var peek: Unicode.Scalar? {
      guard index < scalars.count else { return nil }
      let value = scalars[index].value
      // The full-width forms have the order of ASCII.
      return 0xFF01...0xFF5E ~= value ? Unicode.Scalar(value - 0xFEE0) : scalars[index]
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard peek == scalar else { return false }
      index += 1
      return true
    }

    /// Skips spaces and direction marks; true if there were any.
    private mutating func skipSpaces() -> Bool {
      let start = index
      while index < scalars.count,
        [" ", "\u{A0}", "\u{202F}", "\u{200E}", "\u{200F}", "\u{3000}"].contains(scalars[index])
      {
        index += 1
      }
      return index > start
    }

    /// Reads a label such as `(name)` after the sign or the number.
    private mutating func label() -> String? {
      guard peek == "(", let close = scalars[index...].prefix(40).firstIndex(of: ")") else {
        return nil
      }
      let name = scalars[(index + 1)..<close]
      guard !name.isEmpty,
        name.allSatisfy({
          $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
        })
      else { return nil }
      index = close + 1
      return String(String.UnicodeScalarView(name.isEmpty ? [] : ["("] + Array(name) + [")"]))
    }

    /// Reads a number in the digits of any script, and returns it in ASCII.
    private mutating func digits() -> String {
      var digits = ""
      while index < scalars.count, digits.utf8.count < 3,
        scalars[index].properties.numericType == .decimal,
        let value = scalars[index].properties.numericValue
      {
        digits += "\(Int(value))"
        index += 1
      }
      return digits
    }
  }
}

extension FormatSpecifier {
  /// True for `%1@`: an object has no width, so a `$` was forgotten.
  var isNumberWithoutDollar: Bool {
    guard kind == .argument, conversion == "@", position == nil, flags.isEmpty, precision == nil,
      case .written = width
    else { return false }
    return true
  }
}
