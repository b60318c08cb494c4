extension LanguageNames {
  /// Returns the names that a language has in itself, such as `Deutsch`; none for a language that is
  /// not in the list of frequent ones.
  ///
  /// - Parameter language: A code; its script and region do not count.
  package static func endonyms(of language: String) -> [String] {
    endonymsByLanguage[LanguageCodeSpelling.subtags(of: language.lowercased()).first ?? ""] ?? []
  }

  /// True if a text is the name that a language has in itself.
  package static func isEndonym(_ text: String) -> Bool { allEndonyms.contains(text.lowercased()) }

  private static let allEndonyms = Set(
    endonymsByLanguage.values.joined().map { $0.lowercased() })

  private static let endonymsByLanguage: [String: [String]] = [
    "af": ["Afrikaans"], "ar": ["العربية", "عربي"], "az": ["Azərbaycan dili", "Azərbaycanca"],
    "be": ["Беларуская"], "bg": ["Български"], "bn": ["বাংলা"], "bs": ["Bosanski"],
    "ca": ["Català"], "cs": ["Čeština", "Česky"], "cy": ["Cymraeg"], "da": ["Dansk"],
    "de": ["Deutsch"], "el": ["Ελληνικά"], "en": ["English"], "es": ["Español", "Castellano"],
    "et": ["Eesti"], "eu": ["Euskara"], "fa": ["فارسی"], "fi": ["Suomi"], "fil": ["Filipino"],
    "fr": ["Français"], "ga": ["Gaeilge"], "gl": ["Galego"], "he": ["עברית"], "hi": ["हिन्दी", "हिंदी"],
    "hr": ["Hrvatski"], "hu": ["Magyar"], "hy": ["Հայերեն"],
    "id": ["Bahasa Indonesia", "Indonesia"],
    "is": ["Íslenska"], "it": ["Italiano"], "ja": ["日本語"], "ka": ["ქართული"],
    "kk": ["Қазақ тілі", "Қазақша"], "km": ["ខ្មែរ"], "ko": ["한국어"], "lt": ["Lietuvių"],
    "lv": ["Latviešu"], "mk": ["Македонски"], "mn": ["Монгол"], "ms": ["Bahasa Melayu", "Melayu"],
    "my": ["မြန်မာ"], "nb": ["Norsk", "Norsk bokmål"], "nl": ["Nederlands"], "nn": ["Norsk nynorsk"],
    "no": ["Norsk"], "pl": ["Polski"], "pt": ["Português"], "ro": ["Română"], "ru": ["Русский"],
    "sk": ["Slovenčina"], "sl": ["Slovenščina"], "sq": ["Shqip"], "sr": ["Српски", "Srpski"],
    "sv": ["Svenska"], "ta": ["தமிழ்"], "te": ["తెలుగు"], "th": ["ไทย", "ภาษาไทย"],
    "tr": ["Türkçe"], "uk": ["Українська"], "ur": ["اردو"], "uz": ["Oʻzbekcha"],
    "vi": ["Tiếng Việt"],
    "zh": [
      "中文", "简体中文", "繁體中文", "繁体中文", "中文（简体）", "中文（繁體）", "正體中文", "简体", "繁體",
      "汉语", "漢語",
    ],
  ]
}
