import LocalizationModel

/// Swift literals, as fixes, symbols and renames write them.
package enum SwiftLiteral {
  /// Returns a text as a Swift literal on one line.
  package static func text(_ text: String) -> String {
    text.quoted { scalar in
      if scalar == "\0" { return "\\0" }
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      return isControl ? "\\u{\(String(scalar.value, radix: 16))}" : nil
    }
  }

  /// Returns a text as a part of a literal between other parts.
  package static func part(_ text: String) -> String {
    String(self.text(text).dropFirst().dropLast())
  }
}
