import LocalizationModel
import OrderedJSON

/// One text or other value of a catalog on one line. `gloss textconv` prints these lines for
/// `git diff`.
///
///     Send · comment: 发送按钮
///     Send · de: Senden
///     Send · de · state: needs_review
///     %lld files · de · plural.one: %lld Datei
public struct CatalogLine: Hashable, Sendable, CustomStringConvertible {
  /// The place of the value in the catalog.
  public let place: CatalogPlace
  /// The text, or another value as JSON; empty for an entry without content.
  public let value: String

  /// The whole line, without a line break in it.
  public var description: String {
    value.isEmpty ? "\(place):" : "\(place): \(Self.onOneLine(value))"
  }

  /// True if both lines have the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.place == right.place && left.value.utf8.elementsEqual(right.value.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    TextKey(value).hash(into: &hasher)
  }

  /// Returns a text with line ends and control characters escaped as in JSON, and nothing else.
  static func onOneLine(_ text: String) -> String {
    // Most texts need no escape. 0x5C is the backslash; 0xC2 and 0xE2 are the first bytes of U+0080
    // to U+009F and of U+2028 and U+2029.
    if !text.utf8.contains(where: {
      $0 < 0x20 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
    }) {
      return text
    }
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Returns the content of a value for a message on a merge conflict: a text itself, or the texts
  /// of an object, with their places.
  static func summary(of node: Int, in document: JSONDocument) -> String {
    switch document.kind(of: node) {
    case .string: return document.text(of: node)
    case .object:
      var reader = LineReader(document)
      reader.readLocalization(node, CatalogPlace())
      if reader.lines.isEmpty { return "{}" }
      return reader.lines.map { $0.place.description.isEmpty ? $0.value : "\($0)" }
        .joined(separator: ", ")
    default: return LineReader.json(node, of: document)
    }
  }
}
