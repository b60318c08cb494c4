import LocalizationModel

/// Mistakes for ``RealCatalogTrials``: translations in the wrong language or script.
extension RealMistake {
  static let languages = [
    script("kana for Chinese", from: ["ja"], to: { $0.isChinese }),
    script(
      "Hangul for Chinese and Japanese", from: ["ko"], to: { ["zh", "ja"].contains($0.base) }),
    script("Cyrillic for Latin letters", from: ["ru", "uk", "bg"], to: { $0.scripts == [.latin] }),
    script(
      "Latin letters for others", from: ["de", "fr", "es", "it", "nl", "pt", "sv", "tr"],
      to: { !$0.scripts.contains(.latin) }),
    script("Chinese for others", from: ["zh"], to: { !$0.scripts.contains(.han) }),
    script(
      "Greek, Arabic, Hebrew, Thai for others", from: ["el", "ar", "he", "th", "hi"],
      to: { _ in true }),
    RealMistake.text("the text of another column", "wrong-column", alongside: ["wrong-column"]) {
      text, chance in
      guard text.isPlain, text.specifiers.isEmpty else { return nil }
      let others = text.others.filter { language, other in
        let base = String(language.prefix { $0 != "-" && $0 != "_" })
        return !areNear(base, text.base) && other != text.source && other != text.text
          && wordCount(other) >= 4 && other.contains(where: \.isLetter)
      }
      return others.isEmpty ? nil : chance.pick(others.values.sorted())
    },
  ]

  private static func script(
    _ name: String, from languages: [String], to fits: @escaping @Sendable (RealText) -> Bool
  ) -> RealMistake {
    .text(name, "wrong-script") { text, chance in
      guard fits(text), isPlainProse(text) else { return nil }
      return chance.donor(languages) {
        WritingSystem(language: $0.language)?.main != WritingSystem(language: text.language)?.main
          && isForeign($0.text, to: text) && wordCount($0.text) >= 4
      }?.text
    }
  }

  private static func isPlainProse(_ text: RealText) -> Bool {
    text.isPlain && text.specifiers.isEmpty && !text.source.contains("\n")
      && !text.source.contains(where: { "*_`[]<>{}".contains($0) })
  }

  /// True if a text has several letters of a script that the language does not use.
  private static func isForeign(_ words: String, to text: RealText) -> Bool {
    words.unicodeScalars.count { Script.of($0).map { !text.scripts.contains($0) } ?? false } > 4
  }

  /// Returns the number of words. In scripts without spaces three letters count as one.
  private static func wordCount(_ text: String) -> Int {
    let letters = text.unicodeScalars.count {
      switch Script.of($0) {
      case .han, .kana, .hangul, .thai: true
      default: false
      }
    }
    return letters > 0
      ? letters / 3 : text.split { !$0.isLetter }.count { $0.count > 2 }
  }

  /// True if two languages are the same, or so close that a few words do not show the difference.
  private static func areNear(_ left: String, _ right: String) -> Bool {
    left == right || families.contains { $0.contains(left) && $0.contains(right) }
  }

  private static let families = [
    "da nb nn no sv", "hr bs sr sl", "id ms", "cs sk pl", "es gl ca pt", "ru uk be bg mk sr", "en",
    "az tr", "hi mr ne", "fa ar ur", "zh yue",
  ].map { Set($0.split(separator: " ").map(String.init)) }
}
