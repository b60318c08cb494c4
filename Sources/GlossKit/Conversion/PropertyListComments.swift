import Foundation

/// The comments of a property list in XML, which readers of such lists pass over: those that stand
/// before a key of the outermost dictionary.
struct PropertyListComments {
  private(set) var byKey: [String: String] = [:]
  private var rest: Substring

  /// - Parameter bytes: A property list that was read without a flaw; there are none in a binary one.
  init(_ bytes: ContiguousArray<UInt8>) {
    guard let text = try? StringsEncoding.text(bytes), text.contains("<!--") else {
      rest = ""
      return
    }
    rest = text[...]
    read()
    rest = ""
  }

  private mutating func read() {
    var depth = 0
    var comment: String?
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        let body = skip(through: "-->").dropFirst(4)
        comment = depth == 1 ? body.trimmingCharacters(in: .whitespacesAndNewlines) : nil
      } else if rest.hasPrefix("<![CDATA[") {
        _ = skip(through: "]]>")
      } else {
        let tag = skip(through: ">")
        if tag.hasPrefix("<dict") || tag.hasPrefix("<array") {
          if !tag.hasSuffix("/") { depth += 1 }
        } else if tag.hasPrefix("</dict") || tag.hasPrefix("</array") {
          depth -= 1
        } else if tag == "<key", depth == 1 {
          let key = Self.unescaped(rest.prefix { $0 != "<" })
          if let comment, !comment.isEmpty { byKey[key] = comment }
          comment = nil
        }
      }
    }
  }

  /// - Returns: What was skipped, without the mark.
  private mutating func skip(through mark: String) -> Substring {
    guard let range = rest.firstRange(of: mark) else {
      defer { rest = "" }
      return rest
    }
    defer { rest = rest[range.upperBound...] }
    return rest[..<range.lowerBound]
  }

  private static func unescaped(_ text: Substring) -> String {
    var text = String(text)
    for (name, character) in [
      ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&"),
    ] {
      text = text.replacing("&\(name);", with: character)
    }
    return text
  }
}
