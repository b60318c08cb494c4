import Foundation

/// The comments of a property list in XML, which readers of such lists pass over.
package struct PropertyListComments {
  /// Those that stand before a key of the outermost dictionary, or between it and its value.
  package private(set) var byKey: [String: String] = [:]
  /// How many belong to no such key.
  package private(set) var loose = 0
  private var rest: Substring.UnicodeScalarView

  /// - Parameter bytes: A property list that was read without a flaw; there are none in a binary one.
  package init(_ bytes: ContiguousArray<UInt8>) {
    rest = ((try? StringsEncoding.text(bytes)) ?? "")[...].unicodeScalars
    read()
  }

  private mutating func read() {
    var depth = 0
    var comments: [String] = []
    // The key whose value comes next.
    var key: String?
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.starts(with: "<!--".unicodeScalars) {
        let comment = String(skip(through: "-->").unicodeScalars.dropFirst(4))
          .trimmingCharacters(in: .whitespacesAndNewlines)
        if comment.isEmpty { continue }
        if depth != 1 {
          loose += 1
        } else if let key {
          add([comment], to: key)
        } else {
          comments.append(comment)
        }
      } else if rest.starts(with: "<![CDATA[".unicodeScalars) {
        _ = skip(through: "]]>")
      } else {
        let tag = skip(through: ">")
        if tag == "<key", depth == 1 {
          let name = Self.unescaped(Substring(rest.prefix { $0 != "<" }))
          add(comments, to: name)
          comments = []
          key = name
        } else if tag.hasPrefix("<dict") || tag.hasPrefix("<array") {
          key = nil
          if !tag.hasSuffix("/") { depth += 1 }
        } else if tag.hasPrefix("</dict") || tag.hasPrefix("</array") {
          depth -= 1
        } else if tag != "</key" {
          key = nil
        }
      }
    }
    loose += comments.count
  }

  private mutating func add(_ comments: [String], to key: String) {
    let all = (byKey[key].map { [$0] } ?? []) + comments
    if !all.isEmpty { byKey[key] = all.joined(separator: "\n") }
  }

  /// - Returns: What was skipped, without the mark.
  private mutating func skip(through mark: String) -> Substring {
    guard let range = rest.firstRange(of: mark.unicodeScalars) else {
      defer { rest = Substring().unicodeScalars }
      return Substring(rest)
    }
    defer { rest = rest[range.upperBound...] }
    return Substring(rest[..<range.lowerBound])
  }

  /// The text that character and entity references stand for (XML 1.0, section 4.1).
  private static func unescaped(_ text: Substring) -> String {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.first ?? "")
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";"), let own = character(part[..<end]) else {
        result += "&" + part
        continue
      }
      result.unicodeScalars.append(own)
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func character(_ reference: Substring) -> Unicode.Scalar? {
    switch reference {
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "amp": "&"
    case _ where reference.hasPrefix("#x"):
      UInt32(reference.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where reference.hasPrefix("#"):
      UInt32(reference.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
