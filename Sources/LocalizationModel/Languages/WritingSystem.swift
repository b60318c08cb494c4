/// How a language is written: the scripts of its letters.
package struct WritingSystem: Hashable, Sendable {
  /// The form of the Han characters, where the language uses only one of two.
  package enum HanForm: Sendable {
    case simplified, traditional
  }

  /// As given, such as `zh-Hans`.
  package let language: String
  /// The script without which a text is not in the language.
  package let main: Script
  /// All that its texts may hold beside names in Latin letters.
  package let scripts: Set<Script>
  package let hanForm: HanForm?

  /// - Parameter language: A BCP 47 tag; a script or a Chinese region in it counts. One that nobody
  ///   knows is taken to be written in Latin letters.
  /// - Returns: `nil` for `any`.
  package init?(language: String) {
    let tags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let base = tags.first, base != "any" else { return nil }
    self.language = language
    var form: HanForm?
    let script = tags.dropFirst().lazy.compactMap { Self.byTag[String($0)] }.first
    switch base {
    case "zh", "yue", "wuu", "cmn":
      let isRegional = tags.contains("tw") || tags.contains("hk") || tags.contains("mo")
      let isTraditional =
        tags.contains("hant") || !tags.contains("hans") && (isRegional || base == "yue")
      form = isTraditional ? .traditional : .simplified
      (main, scripts) = (.han, isTraditional ? [.han, .bopomofo] : [.han])
    case "ja": (main, scripts) = (.kana, [.kana, .han])
    case "ko": (main, scripts) = (.hangul, [.hangul, .han])
    default:
      main = script ?? Self.byLanguage[String(base)] ?? .latin
      scripts = [main]
    }
    hanForm = form
  }

  /// Whether a line of the language puts full-width punctuation and no spaces between words.
  package var isFullWidth: Bool { main == .han || main == .kana }

  private static let byTag: [String: Script] = [
    "latn": .latin, "cyrl": .cyrillic, "arab": .arabic, "deva": .devanagari, "grek": .greek,
    "hebr": .hebrew, "mong": .mongolian, "guru": .gurmukhi,
  ]

  private static let byLanguage: [String: Script] = {
    let languages: [(Script, String)] = [
      (.cyrillic, "ru uk bg be sr mk kk ky mn tg tt ba cv ce os"), (.greek, "el"),
      (.armenian, "hy"), (.hebrew, "he iw yi"), (.arabic, "ar fa ur ps ckb ug sd ks arz"),
      (.devanagari, "hi mr ne sa kok mai bho doi brx"), (.bengali, "bn as mni"),
      (.gurmukhi, "pa"), (.gujarati, "gu"), (.oriya, "or"), (.tamil, "ta"), (.telugu, "te"),
      (.kannada, "kn"), (.malayalam, "ml"), (.sinhala, "si"), (.thai, "th"), (.lao, "lo"),
      (.tibetan, "bo dz"), (.myanmar, "my"), (.georgian, "ka"), (.ethiopic, "am ti"),
      (.cherokee, "chr"), (.khmer, "km"),
    ]
    var table: [String: Script] = [:]
    for (script, names) in languages {
      for name in names.split(separator: " ") { table[String(name)] = script }
    }
    return table
  }()
}
