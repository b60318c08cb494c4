import LocalizationModel

/// Swift literals, as fixes write them.
package enum SwiftLiteral {
  /// Returns a text as a Swift literal on one line.
  package static func text(_ text: String) -> String {
    text.quoted { scalar in
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      return isControl ? "\\u{\(String(scalar.value, radix: 16))}" : nil
    }
  }
}
