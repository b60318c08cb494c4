import LocalizationModel
import OrderedJSON

extension LocalizationContents {
  /// Parses an edited localization, so that rules can check it as if it were read. Its byte ranges
  /// belong to no file.
  ///
  /// - Parameter content: A value of `localizations`, nested no deeper than files are.
  init?(edited content: JSONValue, language: String) {
    var writer = JSONWriter()
    writer.write(.object([JSONValue.Member(language, content)]))
    self.init(edited: writer.bytes)
  }

  /// Parses an edited localization from its bytes.
  ///
  /// - Parameter member: An object with one member: the language and its localization.
  init?(edited member: ContiguousArray<UInt8>) {
    guard let document = try? JSONDocument(member) else { return nil }
    // Node 0 is the object, 1 its only member's name, 2 the value.
    self = EntryReader(document).localization(1, 2)
  }
}
