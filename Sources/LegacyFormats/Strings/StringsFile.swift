import LocalizationModel

/// A `.strings` file: texts by their keys, with comments.
///
///     let file = try StringsFile(bytes)
///     for entry in file.entries { print(entry.key, entry.value) }
public struct StringsFile: Hashable, Sendable {
  /// A key with its text and the comment before it.
  public struct Entry: Hashable, Sendable {
    /// The key with its escapes resolved.
    public var key: String
    /// The text with its escapes resolved.
    public var value: String
    /// The comments above the key with no empty line between, and after the entry on its line;
    /// `nil` if there are none, or only `genstrings`'s "No comment provided by engineer."
    public var comment: String?

    /// Creates an entry from unescaped texts.
    public init(key: String, value: String, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// The entries in the order of the file; for a property list in the order of the keys. Each key
  /// occurs once: the last entry counts, as for the system.
  public var entries: [Entry]
  /// The number of comments that belong to no key.
  public internal(set) var looseComments = 0
  /// Keys that occur twice in the file with different texts, of which the later one counts.
  package private(set) var repeatedKeys: [String] = []

  /// Creates a file with entries in this order.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Reads a file: the text form in UTF-8 or UTF-16, with or without a byte order mark, or a
  /// property list in XML or in the binary form.
  ///
  /// - Throws: ``StringsError`` if it is neither, or holds values other than texts.
  public init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    if let list = try PropertyList(bytes) {
      guard case .dictionary(let members) = list.value else {
        throw StringsError(
          Message("not a list of texts by keys", comment: "原因：文件不是由键与文字组成的列表"))
      }
      entries = []
      for member in members {
        guard case .text(let value) = member.value else {
          throw StringsError(
            Message(
              """
              '\(member.name)' is not a text: a .stringsdict holds rules, a .strings file texts only
              """, comment: "原因：.strings 文件里有不是文字的值。%@：键"))
        }
        entries.append(
          Entry(key: member.name, value: value, comment: list.comments[member.name]))
      }
      looseComments = list.looseComments
      repeatedKeys = list.repeatedNames
      return
    }
    var reader = StringsReader(try StringsEncoding.text(bytes))
    let read = try reader.entries()
    var indices: [[UInt8]: Int] = [:]
    entries = []
    for entry in read {
      if let index = indices.updateValue(entries.count, forKey: Array(entry.key.utf8)) {
        if entries[index].comment != nil { looseComments += 1 }
        if !entries[index].value.hasBytes(of: entry.value) { repeatedKeys.append(entry.key) }
        entries[index] = entry
        indices[Array(entry.key.utf8)] = index
      } else {
        entries.append(entry)
      }
    }
    looseComments += reader.looseComments
  }

  /// Returns the file in UTF-8, each entry with its comment above it.
  public func serialized() -> ContiguousArray<UInt8> {
    var text = ""
    for entry in entries {
      if !text.isEmpty { text += "\n" }
      if let comment = entry.comment, !comment.isEmpty {
        text += "/* \(Self.comment(comment)) */\n"
      }
      text += "\(Self.literal(entry.key)) = \(Self.literal(entry.value));\n"
    }
    return ContiguousArray(text.utf8)
  }

  /// Returns a comment without the characters that would end it.
  package static func comment(_ comment: String) -> String {
    var text = String.UnicodeScalarView()
    // By scalars: with a combining mark after it, `*` would be another character.
    for scalar in comment.unicodeScalars {
      if scalar == "/", text.last == "*" { text.append(" ") }
      text.append(scalar)
    }
    return String(text)
  }

  /// Returns a text in quotation marks. Control characters and U+FEFF become `\U` escapes.
  static func literal(_ text: String) -> String {
    text.quoted { scalar in
      guard scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar == "\u{FEFF}" else {
        return nil
      }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
