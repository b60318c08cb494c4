import LocalizationModel

/// The relation of two languages. The same text is no mistake in both if they are related.
enum LanguageRelation {
  /// One language under two codes, or for two regions or scripts: `nb` and `no`, `ars` and `ar`.
  case one
  /// Languages that share whole phrases.
  case related
  case unrelated

  /// Compares two languages.
  ///
  /// - Parameters:
  ///   - left: A code with any script and region.
  ///   - right: Another such code.
  init(_ left: String, _ right: String) {
    let codes = [left, right].map(Self.code(of:))
    if codes[0] == codes[1] {
      self = .one
    } else {
      self = Self.families.contains { $0.isSuperset(of: codes) } ? .related : .unrelated
    }
  }

  /// Returns the usual code of a language. A member of a macrolanguage that is written like it,
  /// such as Egyptian Arabic, has the macrolanguage's code.
  static func code(of tag: String) -> String {
    let language = LanguageTag(tag).whole.language
    return macrolanguages[language] ?? language
  }

  private static let macrolanguages = [
    "apc": "ar", "ars": "ar", "ary": "ar", "arz": "ar", "pes": "fa", "prs": "fa", "zsm": "ms",
  ]

  private static let families = [
    "da nb nn no sv fo is", "hr bs sl sr sh", "cs sk pl", "ru uk be bg mk sr", "kk ky tt ba uz tk",
    "az tr tk", "es gl ca pt ast", "id ms jv su", "fa ckb ku ps ur", "ar fa ur", "hi mr ne mai",
    "de lb gsw nds", "af nl fy", "zh yue nan hak lzh wuu", "bn as",
  ].map { Set($0.split(separator: " ").map { code(of: String($0)) }) }
}
