import LocalizationModel

/// Languages in gettext's spelling and back: `zh_CN` for `zh-Hans`, `pt_BR`, `sr@latin`.
package enum GettextLocale {
  /// The modifiers that gettext writes for scripts, by the scripts' tags.
  private static let modifiers = [
    "Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari", "Shaw": "shaw",
    "Hebr": "hebrew",
  ]
  /// The region that gettext writes in place of each Chinese script.
  private static let regionOfChinese = ["Hans": "CN", "Hant": "TW"]

  /// Returns gettext's name of a language.
  ///
  /// - Parameter language: The language as catalogs spell it.
  package static func name(of language: String) -> String {
    let tag = LanguageTag(language)
    var (script, region) = (tag.script, tag.region)
    if tag.language == "zh", let spelled = script.flatMap({ regionOfChinese[$0] }), region == nil {
      (script, region) = (nil, spelled)
    } else if tag.language == "zh", let region, scriptOfChinese[region] == script {
      // The region already tells the script, as in `zh-Hant-HK`.
      script = nil
    }
    var name = tag.language + (region.map { "_\($0)" } ?? "")
    // Variants are the subtags of more than four characters, such as `valencia`.
    let variant = LanguageCodeSpelling.subtags(of: language).dropFirst()
      .first { $0.utf8.count > 4 }
    if let script {
      name += "@" + (modifiers[script] ?? script.lowercased())
    } else if let variant {
      name += "@\(variant.lowercased())"
    }
    return name
  }

  /// Returns the language in the spelling of catalogs; empty for an empty name.
  ///
  /// - Parameter name: A value of the header `Language`.
  package static func language(of name: String) -> String {
    // A codeset, as in `de_DE.UTF-8`, is not a part of the language.
    let halves = name.filter { !$0.isWhitespace }
      .split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String((halves.first ?? "").prefix { $0 != "." }).replacing("_", with: "-")
    let tag = LanguageTag(base)
    guard halves.count == 2, !halves[1].isEmpty, !isNoLanguage(halves[1]) else {
      guard tag.language == "zh", tag.script == nil, let region = tag.region else { return base }
      switch region {
      case "CN": return "zh-Hans"
      case "TW": return "zh-Hant"
      default: return base
      }
    }
    let modifier = halves[1].lowercased()
    let script = modifiers.first { $0.value == modifier }?.key
    // Any other modifier of four letters is taken for the tag of a script.
    if script == nil, modifier.utf8.count != 4 { return "\(base)-\(modifier)" }
    let named = script ?? modifier.prefix(1).uppercased() + modifier.dropFirst()
    return ([tag.language, named] + (tag.region.map { [$0] } ?? [])).joined(separator: "-")
  }

  /// True for a modifier that says nothing of language or script: a currency, the quotation marks of
  /// gettext's `en@quot`, or a setting such as `currency=EUR`.
  private static func isNoLanguage(_ modifier: Substring) -> Bool {
    ["euro", "quot", "boldquot"].contains(modifier.lowercased()) || modifier.contains("=")
  }

  /// The script that Chinese is written in by region.
  private static let scriptOfChinese = [
    "CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant",
  ]
}
