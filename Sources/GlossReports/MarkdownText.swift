import LocalizationModel

/// Escapes texts for Markdown, for reports that are posted as comments on pull requests:
/// ``CheckMarkdown``, ``CheckStepSummary`` and ``StatusMarkdown``.
enum MarkdownText {
  /// Returns a text that Markdown shows literally, on one line of a table.
  ///
  /// A site links mentions of persons (`@name`), issues (`#12`, `gh-12`) and addresses (`www.`)
  /// before it reads the Markdown. Escaping alone does not stop that; a zero-width space does.
  static func cell(_ text: String) -> String { escaped(text, isCode: false) }

  /// Returns a text as code, in which sites link nothing.
  static func code(_ text: String) -> String { "<code>\(escaped(text, isCode: true))</code>" }

  /// Returns one line of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// Returns the percent-encoded target of a link to a file, relative to the root of the
  /// repository.
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
        // A zero-width space separates `@` or `#` from the name that it would mention.
        if !isCode, next.properties.isAlphabetic || ("0"..."9").contains(next) || next == "_" {
          result += "&#8203;"
        }
      case "\\", "`", "*", "_", "[", "]", "|", "$": result += "&#\(scalar.value);"
      case "/" where last == ":": result += "&#\(scalar.value);"
      // `www.` begins an address, `gh-` the number of an issue.
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

  /// True if a scalar is an ASCII letter, small or capital.
  private static func isLetter(_ small: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Bool {
    scalar.value | 0x20 == small.value
  }
}
