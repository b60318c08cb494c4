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
    /// What stands before the key without an empty line between, and behind the entry on its line;
    /// `nil` if there is nothing, or what `genstrings` writes where there is nothing.
    public var comment: String?

    /// Makes an entry from texts without escapes.
    public init(key: String, value: String, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// In the order of the file; in the order of the keys for a property list. Each key once: of two
  /// the last, as the system reads them.
  public var entries: [Entry]
  /// Comments that belong to no key.
  public internal(set) var looseComments = 0
  /// Keys that a later entry of the file has with another text, which counts.
  package private(set) var repeatedKeys: [String] = []

  /// Makes a file whose entries stand in this order.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Reads a file: the text form in UTF-8 or UTF-16, with a byte order mark or without, or a property
  /// list, as XML or binary.
  ///
  /// - Throws: ``StringsError`` if it is neither, or holds something else than texts.
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
    var places: [[UInt8]: Int] = [:]
    entries = []
    for entry in read {
      if let place = places.updateValue(entries.count, forKey: Array(entry.key.utf8)) {
        if entries[place].comment != nil { looseComments += 1 }
        if !entries[place].value.hasBytes(of: entry.value) { repeatedKeys.append(entry.key) }
        entries[place] = entry
        places[Array(entry.key.utf8)] = place
      } else {
        entries.append(entry)
      }
    }
    looseComments += reader.looseComments
  }

  /// The file in UTF-8, each entry with its comment above it.
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

  /// A comment without what would end it, also where a mark joins its last character.
  package static func comment(_ comment: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in comment.unicodeScalars {
      if scalar == "/", text.last == "*" { text.append(" ") }
      text.append(scalar)
    }
    return String(text)
  }

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
