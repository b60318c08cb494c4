/// The scripts that a language is written in. Rules check keys, comments and translations by it.
package struct WritingSystem: Hashable, Sendable {
  /// The form of the Han characters in a language that uses only one of the two.
  package enum HanForm: Sendable {
    case simplified, traditional
  }

  /// The code as given, such as `zh-Hans`.
  package let language: String
  /// The script without which a text is not in the language: kana for Japanese.
  package let main: Script
  /// The scripts that the language's texts may use, beside names in Latin letters.
  package let scripts: [Script]
  /// The form of Chinese characters; `nil` in other languages.
  package let hanForm: HanForm?

  /// Looks a language up; an unknown one is taken to use Latin letters.
  ///
  /// - Parameter language: A BCP 47 tag, of which script and Chinese region count.
  /// - Returns: `nil` for `any`, the setting for no language in particular.
  package init?(language: String) {
    let tags = LanguageCodeSpelling.subtags(of: language.lowercased())
    guard let base = tags.first, base != "any" else { return nil }
    self.language = language
    var form: HanForm?
    var script: Script?
    for tag in tags.dropFirst() where script == nil { script = Self.script(tag: tag) }
    switch base {
    // The Chinese languages. Taiwan, Hong Kong and Macau write Traditional, and so do Cantonese,
    // Min Nan, Hakka and Literary Chinese unless the code says `Hans`.
    case "zh", "yue", "wuu", "cmn", "nan", "hak", "lzh":
      let isRegional = tags.contains("tw") || tags.contains("hk") || tags.contains("mo")
      let isTraditional =
        tags.contains("hant")
        || !tags.contains("hans") && (isRegional || ["yue", "nan", "hak", "lzh"].contains(base))
      form = isTraditional ? .traditional : .simplified
      (main, scripts) =
        script == .latin ? (.latin, [.latin]) : (.han, isTraditional ? [.han, .bopomofo] : [.han])
    case "ja": (main, scripts) = (.kana, [.kana, .han])
    case "ko": (main, scripts) = (.hangul, [.hangul, .han])
    default:
      main = script ?? Self.script(language: base)
      scripts = [main]
    }
    hanForm = form
  }

  /// True if the language uses full-width punctuation and no spaces between words: Chinese and
  /// Japanese.
  package var isFullWidth: Bool { main == .han || main == .kana }

  // A `switch`, because a run asks for two or three languages: a table would cost more to make.
  private static func script(tag: String) -> Script? {
    switch tag {
    case "latn": .latin
    case "cyrl": .cyrillic
    case "arab": .arabic
    case "deva": .devanagari
    case "grek": .greek
    case "hebr": .hebrew
    case "mong": .mongolian
    case "guru": .gurmukhi
    default: nil
    }
  }

  private static func script(language: String) -> Script {
    switch language {
    case "ru", "uk", "bg", "be", "sr", "mk", "kk", "ky", "mn", "tg", "tt", "ba", "cv", "ce", "os":
      .cyrillic
    case "el": .greek
    case "hy": .armenian
    case "he", "iw", "yi": .hebrew
    case "ar", "fa", "ur", "ps", "ckb", "ug", "sd", "ks", "arz", "ars", "apc", "ary", "prs": .arabic
    case "hi", "mr", "ne", "sa", "kok", "mai", "bho", "doi", "brx": .devanagari
    case "bn", "as", "mni": .bengali
    case "pa": .gurmukhi
    case "gu": .gujarati
    case "or": .oriya
    case "ta": .tamil
    case "te": .telugu
    case "kn": .kannada
    case "ml": .malayalam
    case "si": .sinhala
    case "th": .thai
    case "lo": .lao
    case "bo", "dz": .tibetan
    case "my": .myanmar
    case "ka": .georgian
    case "am", "ti": .ethiopic
    case "chr": .cherokee
    case "km": .khmer
    default: .latin
    }
  }
}

extension WritingSystem {
  /// True if a language is written from right to left.
  ///
  /// - Parameter language: A BCP 47 tag.
  package static func isRightToLeft(language: String) -> Bool {
    switch WritingSystem(language: language)?.main {
    case .arabic, .hebrew: true
    // Dhivehi, N’Ko and Syriac, whose scripts `Script` does not have.
    default: ["dv", "nqo", "syr"].contains(LanguageCodeSpelling.base(of: language))
    }
  }
}
