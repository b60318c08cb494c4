/// Names of languages in English and Chinese. They come from Unicode CLDR and not from the system,
/// so that a report is the same on every machine.
package enum LanguageNames {
  /// Returns the name of a language, such as `Serbian (Latin)` for `sr-Latn`.
  ///
  /// - Parameters:
  ///   - code: A code as catalogs spell it: `pt-BR`, `zh_CN`, `sr-Latn`.
  ///   - language: The language of the name.
  /// - Returns: `nil` if CLDR does not know the language.
  package static func name(of code: String, in language: MessageLanguage) -> String? {
    let tags = LanguageCodeSpelling.subtags(of: code)
    // The longest beginning with a name of its own, then the names of the other parts in brackets.
    for count in stride(from: tags.count, to: 0, by: -1) {
      let spelled = normalized(tags[..<count])
      guard let name = languages[replacements[spelled] ?? spelled] else { continue }
      let rest = tags[count...].map { tag in
        (scripts[tag.capitalized] ?? territories[tag.uppercased()])?[language] ?? tag
      }
      guard !rest.isEmpty else { return name[language] }
      return switch language {
      case .english: "\(name[language]) (\(rest.joined(separator: ", ")))"
      case .chinese: "\(name[language])（\(rest.joined(separator: "，"))）"
      }
    }
    return nil
  }

  /// Returns the code of the language with a Chinese name, or with an English one in upper or lower
  /// case: `de` for `german`.
  ///
  /// - Returns: `nil` if no language has the name.
  package static func code(named name: String) -> String? {
    let wanted = name.lowercased()
    return languages.filter {
      $0.value.english.lowercased() == wanted || $0.value.chinese == wanted
    }
    // If two languages share a name, the shorter code is the better known one.
    .keys.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The English names of all languages, in no order.
  package static var englishNames: [String] { languages.values.map(\.english) }

  /// Returns the parts of a code, joined as CLDR spells them: `zh-Hans`, `pt-BR`.
  private static func normalized(_ tags: ArraySlice<String>) -> String {
    let spelled = tags.enumerated().map { index, tag in
      if index == 0 { return tag.lowercased() }
      return tag.utf8.count == 4 ? tag.capitalized : tag.uppercased()
    }
    return spelled.joined(separator: "-")
  }

  /// Retired codes that Apple's systems still know.
  private static let replacements = [
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro",
  ]

  private struct Names: Sendable {
    let english: String
    let chinese: String

    subscript(language: MessageLanguage) -> String {
      switch language {
      case .english: english
      case .chinese: chinese
      }
    }
  }

  private static let languages = read(languageTable)
  private static let scripts = read(scriptTable)
  private static let territories = read(territoryTable)

  private static func read(_ table: String) -> [String: Names] {
    var names: [String: Names] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 3 else { continue }
      names[cells[0]] = Names(english: cells[1], chinese: cells[2])
    }
    return names
  }
}

extension String {
  /// The text with a capital first letter and the others in lower case.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
