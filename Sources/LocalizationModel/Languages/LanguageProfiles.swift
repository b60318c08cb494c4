/// The languages that there are profiles for. See `Scripts/language-profiles`.
package struct LanguageProfiles: Sendable {
  /// The profiles that are in the program.
  package static let shared = LanguageProfiles()

  /// The index of a language's row.
  package struct ID: Hashable, Sendable {
    package let index: Int
  }

  /// Some of the languages.
  package struct Set: Hashable, Sendable {
    var bits: UInt64 = 0

    /// Whether the set has the language.
    package func contains(_ id: ID) -> Bool { bits & 1 << UInt64(id.index) != 0 }
  }

  /// The codes of the languages, by their ids.
  package private(set) var languages: [String] = []
  private var indices: [String: Int] = [:]
  /// The main script of each language.
  private var scripts: [Script?] = []

  /// How many languages there may be: one for each lane of a vector, and each bit of a set.
  static let width = 64

  private init() {
    languages = Self.names
    precondition(languages.count <= Self.width, "more languages than there is room for")
    for (index, language) in languages.enumerated() {
      indices[language] = index
      scripts.append(WritingSystem(language: language)?.main)
    }
  }

  /// The first words of the rows.
  private static var names: [String] {
    var names: [String] = []
    Profile.forEach { rows, _, profile in
      names.append(String(decoding: profile.language.map { rows[$0] }, as: UTF8.self))
    }
    return names
  }

  /// - Parameter language: A code with any region.
  /// - Parameter script: The script that its texts are written in.
  /// - Returns: `nil` if there is no profile for it.
  package func profile(of language: String, in script: Script) -> ID? {
    let base = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let name =
      switch base {
      case "no": "nb"
      case "fil": "tl"
      case "sr": script == .latin ? "sr-Latn" : "sr-Cyrl"
      default: base
      }
    guard let index = indices[name] else { return nil }
    return scripts[index] == script ? ID(index: index) : nil
  }

  /// The code of a language.
  package func language(_ id: ID) -> String { languages[id.index] }

  /// The ids of all languages with a profile.
  package var all: [ID] { languages.indices.map(ID.init) }

  /// The other languages of the same script.
  ///
  /// - Parameter isNear: Says of a language's code whether texts do not tell it apart.
  package func others(than id: ID, except isNear: (String) -> Bool) -> Set {
    var set = Set()
    for index in languages.indices where index != id.index && scripts[index] == scripts[id.index] {
      if !isNear(languages[index]) { set.bits |= 1 << UInt64(index) }
    }
    return set
  }
}
