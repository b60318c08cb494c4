import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

/// The file that a configuration value is from: its path, for errors, and the base of its paths.
struct ConfigurationFile: Sendable {
  /// The path, relative to the working directory.
  let path: String
  /// The folder that paths in the file are relative to.
  let base: BaseFolder
}

/// A value in a `gloss.json` with its place: typed readers such as ``text()`` and
/// ``choice(among:)`` give the value or an error that names the setting, line and column.
struct ConfigurationValue {
  let node: JSONNode
  /// The path in the file, such as `catalogs[0].sources`; empty for the root.
  let name: String
  let file: ConfigurationFile

  init(_ node: JSONNode, named name: String, in file: ConfigurationFile) {
    self.node = node
    self.name = name
    self.file = file
  }

  /// Reads a string.
  ///
  /// - Throws: ``GlossError`` if the value is no string, or an empty one.
  func text() throws(GlossError) -> String {
    guard let text = node.string else { throw wrongType(expected: JSONKind.string.wording) }
    if text.isEmpty {
      throw error(
        .wrongType(
          value: name, found: Message("empty", comment: "设置实际的内容：空的"),
          expected: Message("some text", comment: "设置应有的内容：文字")))
    }
    return text
  }

  func flag() throws(GlossError) -> Bool {
    if let flag = node.boolean { return flag }
    throw wrongType(expected: Message("true or false", comment: "设置应有的内容：true 或 false，原样保留"))
  }

  /// Reads a number.
  ///
  /// - Throws: ``GlossError`` if the value is not written as a positive integer.
  func count() throws(GlossError) -> Int {
    if let count = node.integer, count > 0 { return count }
    throw wrongType(expected: Message("a number above 0", comment: "设置应有的内容：大于 0 的数"))
  }

  /// Reads one of some words; returns its meaning.
  ///
  /// - Parameter choices: The allowed words, in the order that messages list them.
  func choice<Choice>(
    among choices: [(word: String, meaning: Choice)]
  ) throws(GlossError) -> Choice {
    let text = try text()
    if let choice = choices.first(where: { $0.word == text }) { return choice.meaning }
    let known = choices.map(\.word)
    throw error(
      .unknownValue(
        value: name, found: text, suggestion: known.closest(to: text), known: known))
  }

  /// Returns the elements of an array, which are not checked yet.
  ///
  /// - Parameter contents: The kind of the elements, for the message: strings or objects.
  func elements(_ contents: JSONKind) throws(GlossError) -> [ConfigurationValue] {
    if node.kind != .array {
      throw wrongType(
        expected: contents == .object
          ? Message("an array of objects", comment: "设置应有的内容：由对象组成的数组")
          : Message("an array of strings", comment: "设置应有的内容：由字符串组成的数组"))
    }
    return node.elements.enumerated().map { index, element in
      ConfigurationValue(element, named: "\(name)[\(index)]", in: file)
    }
  }

  /// Returns the members in the order of the file, whatever their names are.
  func members() throws(GlossError) -> [Member] {
    if node.kind != .object {
      let whole = name.isEmpty ? "the configuration" : name
      throw error(
        .wrongType(value: whole, found: node.kind.wording, expected: JSONKind.object.wording))
    }
    return node.members.map { member in
      let path = name.isEmpty ? member.name : "\(name).\(member.name)"
      return Member(
        name: member.name, key: ConfigurationValue(member.key, named: path, in: file),
        value: ConfigurationValue(member.value, named: path, in: file))
    }
  }

  /// Returns the members in the order of the file, all with known names.
  ///
  /// - Parameters:
  ///   - known: The allowed names, in the order that messages list them.
  ///   - silent: More allowed names, which messages do not list.
  /// - Throws: ``GlossError`` at the first name that is unknown or repeated.
  func members(known: [String], silent: [String] = []) throws(GlossError) -> [Member] {
    let members = try members()
    var seen: Set<String> = []
    for member in members {
      if !known.contains(member.name), !silent.contains(member.name) {
        throw member.key.error(
          .unknownKey(member.name, suggestion: known.closest(to: member.name), known: known))
      }
      if !seen.insert(member.name).inserted { throw member.key.error(.duplicateKey(member.name)) }
    }
    return members
  }

  struct Member {
    let name: String
    let key: ConfigurationValue
    let value: ConfigurationValue
  }

  func wrongType(expected: Message) -> GlossError {
    error(.wrongType(value: name, found: node.kind.wording, expected: expected))
  }

  /// Makes an error at the place where the value begins.
  func error(_ reason: GlossError.ConfigurationReason) -> GlossError {
    let bytes = node.document.bytes.span
    let position = LineTable(bytes).position(ofByte: node.range.lowerBound, in: bytes)
    return GlossError(file.path, at: position, reason)
  }
}
