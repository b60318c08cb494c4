/// Language codes as Apple's systems spell them. The rule `locale-code` and the languages in
/// `gloss.json` are checked with it.
package enum LanguageCode {
  /// Returns the code that systems look up in place of another one, such as `zh-Hans` for `zh_CN`
  /// and `he` for `iw`.
  ///
  /// - Returns: The code itself if systems look it up as it is, or `nil` if it names no language.
  package static func appleForm(of code: String) -> String? {
    let subtags = LanguageCodeSpelling.subtags(of: code.lowercased())
    let lowercased = subtags.joined(separator: "-")
    if let known = replacements[lowercased] { return known }
    guard var language = subtags.first else { return nil }
    if let known = replacements[language] { language = known }
    guard isLanguage(language) else { return nil }
    var parts = [language]
    for subtag in subtags.dropFirst() {
      switch subtag.utf8.count {
      // 4 letters are a script, 2 letters or 3 digits a region, and others a variant.
      case 4 where subtag.unicodeScalars.allSatisfy { "a"..."z" ~= $0 }:
        parts.append(subtag.prefix(1).uppercased() + subtag.dropFirst())
      case 2 where subtag.unicodeScalars.allSatisfy { "a"..."z" ~= $0 }:
        parts.append(subtag == "uk" ? "GB" : subtag.uppercased())
      case 3 where subtag.unicodeScalars.allSatisfy { "0"..."9" ~= $0 }: parts.append(subtag)
      case 4...8: parts.append(subtag)
      default: return nil
      }
    }
    return parts.joined(separator: "-")
  }

  /// True if the first part of a language code, such as `zh` in `zh-Hans`, names a language, even
  /// by a retired code. Any three letters count, because a list of these codes would be too long.
  package static func isKnown(_ code: String) -> Bool {
    isLanguage(code) || retiredCodes.contains(code)
  }

  /// The retired two-letter codes.
  private static let retiredCodes: Set = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]

  private static func isLanguage(_ code: String) -> Bool {
    switch code.utf8.count {
    case 2: twoLetters.contains(code)
    case 3: code.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "A"..."Z" ~= $0 }
    default: false
    }
  }

  /// Retired codes, countries' codes used for languages, and three-letter codes with a shorter
  /// form.
  private static let replacements: [String: String] = [
    "ara": "ar", "chi": "zh-Hans", "cn": "zh-Hans", "cz": "cs", "deu": "de", "dk": "da",
    "eng": "en", "fra": "fr", "fre": "fr", "ger": "de", "gr": "el", "hin": "hi", "in": "id",
    "ita": "it", "iw": "he", "ji": "yi", "jp": "ja", "jpn": "ja", "kan": "kn", "kor": "ko",
    "mo": "ro", "por": "pt", "rus": "ru", "sh": "sr-Latn", "spa": "es", "tw": "zh-Hant",
    "ua": "uk", "ukr": "uk", "vn": "vi", "zh-chs": "zh-Hans", "zh-cht": "zh-Hant",
    "zh-cn": "zh-Hans", "zh-sg": "zh-Hans", "zh-tw": "zh-Hant", "zho": "zh-Hans",
  ]

  /// The codes of ISO 639-1.
  private static let twoLetters = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln \
    lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi \
    pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti \
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
