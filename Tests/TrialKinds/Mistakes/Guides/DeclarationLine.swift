/// The first line of a declaration, split by its words alone: ``GuideTrials`` must not depend on
/// the parser that they test.
struct DeclarationLine: Sendable {
  let indentation: String
  /// The attributes with their arguments, such as `@Environment(Model.self)`.
  var attributes: [String] = []
  var modifiers: [String] = []
  var keyword = ""
  /// The declared name; empty for an initializer.
  var name = ""
  /// The rest of the line after the name.
  var rest = ""

  /// Splits a line; the result is `nil` if no declaration begins on it.
  init?(_ line: String) {
    indentation = String(line.prefix { $0 == " " || $0 == "\t" })
    var text = line.dropFirst(indentation.count)
    while keyword.isEmpty {
      if text.first == "@" {
        guard let attribute = Self.attribute(&text) else { return nil }
        attributes.append(attribute)
      } else {
        let word = text.prefix { $0.isLetter }
        if word == "init" {
          keyword = "init"
          text = text.dropFirst(4)
        } else if Self.keywords.contains(String(word)) {
          keyword = String(word)
          text = text.dropFirst(word.count).drop { $0 == " " }
        } else {
          let modifier = text.prefix { $0 != " " }
          guard Self.modifiers.contains(String(word)), modifier.count < text.count else {
            return nil
          }
          modifiers.append(String(modifier))
          text = text.dropFirst(modifier.count).drop { $0 == " " }
        }
      }
    }
    name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    rest = String(text.dropFirst(name.count))
    if name.isEmpty, keyword != "init" || !["(", "?", "<"].contains(rest.first) { return nil }
    // `class func`, `class var`
    if keyword == "class", ["func", "var", "let"].contains(name) { return nil }
  }

  var text: String {
    let head = attributes + modifiers + [keyword == "init" ? "init\(rest)" : keyword]
    let words = head.joined(separator: " ")
    return keyword == "init" ? indentation + words : "\(indentation)\(words) \(name)\(rest)"
  }

  func has(_ attribute: String) -> Bool {
    attributes.contains { $0 == attribute || $0.hasPrefix("\(attribute)(") }
  }

  /// Returns the attribute at the front of a text, and removes it there.
  private static func attribute(_ text: inout Substring) -> String? {
    var end = text.index(after: text.startIndex)
    while end < text.endIndex, text[end].isLetter || text[end].isNumber || text[end] == "." {
      end = text.index(after: end)
    }
    if end < text.endIndex, text[end] == "(" {
      var depth = 0
      repeat {
        if text[end] == "(" { depth += 1 }
        if text[end] == ")" { depth -= 1 }
        end = text.index(after: end)
      } while depth > 0 && end < text.endIndex
      if depth > 0 { return nil }
    }
    let attribute = String(text[..<end])
    text = text[end...].drop { $0 == " " }
    return attribute
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "var",
  ]
  private static let modifiers: Set<String> = [
    "convenience", "fileprivate", "final", "internal", "lazy", "mutating", "nonisolated", "open",
    "override", "package", "private", "public", "required", "static", "unowned", "weak",
  ]
}
