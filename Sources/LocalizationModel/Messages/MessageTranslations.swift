/// The translations of messages into one language.
///
/// A table is one literal, which compiles in no time; a dictionary literal of as many texts takes
/// the compiler half a minute. It is read when the first message is shown in its language.
struct MessageTranslations: Sendable {
  private static let toChinese = MessageTranslations(chinese)

  private var texts: [String: String] = [:]

  /// Returns the translation of a message.
  ///
  /// - Parameter key: As ``Message/key`` has it.
  static func text(of key: String, in language: MessageLanguage) -> String? {
    switch language {
    case .english: nil
    case .chinese: toChinese.texts[key]
    }
  }

  /// Reads a table: for each text the lines of its key, each with `=` before it, then the lines of
  /// its translation, each with `:`.
  private init(_ table: String) {
    var key: [Substring] = []
    var translation: [Substring] = []
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let text = Substring(line.dropFirst())
      if line.first == UInt8(ascii: ":") {
        translation.append(text)
        continue
      }
      if !translation.isEmpty {
        texts[key.joined(separator: "\n")] = translation.joined(separator: "\n")
        (key, translation) = ([], [])
      }
      key.append(text)
    }
    texts[key.joined(separator: "\n")] = translation.joined(separator: "\n")
  }
}
