/// Text inside of XML.
package enum XMLText {
  /// A text for the content of an element, as it is.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  package static func content(_ text: String) -> String {
    escaped(text) { scalar in
      // XML would read it as a line feed.
      scalar == "\r" ? "&#13;" : nil
    }
  }

  /// A text for the value of an attribute in double quotes, which keeps no line break or tab else.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  package static func attribute(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n", "\t", "\r": "&#\(scalar.value);"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ own: (Unicode.Scalar) -> String?
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case _ where !canHold(scalar): escaped += "\u{FFFD}"
      default:
        if let own = own(scalar) {
          escaped += own
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// ` name="value"` for each pair.
  package static func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\(attribute($0.value))\"" }.joined()
  }

  /// Whether XML 1.0 can hold a character (section 2.2): not even a reference stands for the others.
  package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The first character of a text that XML cannot hold.
  package static func unfit(in text: String) -> Unicode.Scalar? {
    mayBeUnfit(text) ? text.unicodeScalars.first { !canHold($0) } : nil
  }

  /// Whether there is a byte that one of them may begin with.
  private static func mayBeUnfit(_ text: String) -> Bool {
    text.withBytes { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        let word = ByteWord(at: offset, in: bytes)
        if word.controls | word.matches(0xEF) != 0 { return true }
        offset &+= 8
      }
      while offset < bytes.count {
        if bytes[offset] < 0x20 || bytes[offset] == 0xEF { return true }
        offset &+= 1
      }
      return false
    }
  }
}
