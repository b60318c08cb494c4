import TestSupport

/// An XML file as a list of tags and texts, without any understanding of them, so that ``Damage``
/// can change it in any way.
struct Markup {
  struct Token {
    /// A tag with its brackets, or the text between two tags.
    var text: String

    func isTag(named name: String) -> Bool {
      text.hasPrefix("<\(name) ") || text.hasPrefix("<\(name)>") || text.hasPrefix("<\(name)/")
    }
  }

  var tokens: [Token] = []
  /// The bytes of the whole file if they are not the tokens' text, as after a damage of bytes.
  var raw: [UInt8]?

  init(_ bytes: [UInt8]) {
    var start = 0
    func cut(to end: Int) -> Token? {
      start == end ? nil : Token(text: String(decoding: bytes[start..<end], as: UTF8.self))
    }
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<"), let token = cut(to: offset) {
        tokens.append(token)
        start = offset
      } else if byte == UInt8(ascii: ">"), bytes[start] == UInt8(ascii: "<"),
        let token = cut(to: offset + 1)
      {
        tokens.append(token)
        start = offset + 1
      }
    }
    if let token = cut(to: bytes.count) { tokens.append(token) }
    // Bytes that are not UTF-8 stay as they are until a tag is changed.
    if !bytes.elementsEqual(joined.utf8) { raw = bytes }
  }

  private var joined: String { tokens.map(\.text).joined() }

  var bytes: [UInt8] { raw ?? Array(joined.utf8) }

  /// The ranges of the units' tokens, tags included. A unit inside another unit is part of the
  /// outer one.
  var units: [Range<Int>] { elements("trans-unit", in: tokens.indices) }

  func elements(_ name: String, in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for index in range {
      if start == nil, tokens[index].isTag(named: name) {
        start = index
        if tokens[index].text.hasSuffix("/>") {
          (found, start) = (found + [index..<index + 1], nil)
        }
      } else if let first = start, tokens[index].text == "</\(name)>" {
        found.append(first..<index + 1)
        start = nil
      }
    }
    // The last one first, so that a change does not move the ranges that follow in the list.
    return found.reversed()
  }

  func element(_ name: String, in range: Range<Int>) -> Range<Int>? {
    elements(name, in: range.clamped(to: tokens.indices)).last
  }

  func text(_ range: Range<Int>) -> String { tokens[range].map(\.text).joined() }

  mutating func replace(_ range: Range<Int>, with text: String) {
    tokens.replaceSubrange(range, with: [Token(text: text)])
    raw = nil
  }

  mutating func insert(_ text: String, at index: Int) { replace(index..<index, with: text) }

  func attribute(_ name: String, of token: Int) -> Range<String.Index>? {
    let text = tokens[token].text
    guard let start = text.firstRange(of: " \(name)=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return start..<end
  }

  /// Changes the raw value of an attribute, or adds the attribute.
  mutating func set(_ name: String, of token: Int, _ change: (String) -> String) {
    if let valueRange = attribute(name, of: token) {
      let old = String(tokens[token].text[valueRange])
      tokens[token].text.replaceSubrange(valueRange, with: change(old))
    } else {
      let end = tokens[token].text.hasSuffix("/>") ? 2 : 1
      let text = tokens[token].text
      tokens[token].text =
        text.dropLast(end) + " \(name)=\"\(change(""))\"" + text.suffix(end)
    }
    raw = nil
  }
}
