import LocalizationModel

/// Text inside of Markdown.
enum MarkdownText {
  /// A text that Markdown shows as it is, on one line of a table, and in which no site finds a person, an
  /// issue or an address to link: those are searched for when the Markdown is read already, so that to
  /// escape their signs is not enough.
  static func cell(_ text: String) -> String { escaped(text, isCode: false) }

  /// Sites leave code alone.
  static func code(_ text: String) -> String { "<code>\(escaped(text, isCode: true))</code>" }

  /// One line of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// The path of a link to a file, relative to the root of the repository.
  static func address(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "/", "-", ".", "_":
        address.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    // A folder with a colon would be read as a scheme, and two slashes as a host.
    return address.hasPrefix("/") ? "." + address : address
  }

  private static func escaped(_ text: String, isCode: Bool) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    var beforeLast: Unicode.Scalar = " "
    let scalars = Array(XMLText.content(TerminalText.printable(text)).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "@", "#", "!", "~":
        result += "&#\(scalar.value);"
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        // A sign that begins a reference is parted from what it refers to.
        if !isCode, next.properties.isAlphabetic || ("0"..."9").contains(next) || next == "_" {
          result += "&#8203;"
        }
      case "\\", "`", "*", "_", "[", "]", "|", "$": result += "&#\(scalar.value);"
      case "/" where last == ":": result += "&#\(scalar.value);"
      case "." where isLetter("w", last) && isLetter("w", beforeLast):
        result += "&#\(scalar.value);"
      case "-" where !isCode && isLetter("h", last) && isLetter("g", beforeLast):
        result += "-&#8203;"
      default: result.unicodeScalars.append(scalar)
      }
      (beforeLast, last) = (last, scalar)
    }
    return result
  }

  private static func isLetter(_ small: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Bool {
    scalar.value | 0x20 == small.value
  }
}
