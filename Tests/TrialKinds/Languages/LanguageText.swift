import Foundation
import LocalizationModel
import OrderedJSON

/// A translation of a real catalog that is long enough to tell its language.
struct LanguageText: Hashable {
  let language: String
  let source: String
  let text: String

  /// Each text once, in the order of the catalogs: translations from English of at least four words, or of
  /// eight letters in languages that do not space them.
  static func all(in catalogs: [URL]) throws -> [LanguageText] {
    var seen: Set<[String]> = []
    var all: [LanguageText] = []
    for url in catalogs {
      guard let root = try? JSONDocument(ContiguousArray(Data(contentsOf: url))).root,
        root["sourceLanguage"]?.string == "en"
      else { continue }
      for entry in root["strings"]?.members ?? [] {
        let localizations = entry.value["localizations"]?.members ?? []
        let source =
          localizations.first { $0.name == "en" }.flatMap { plain($0.value) } ?? entry.name
        for localization in localizations where base(localization.name) != "en" {
          guard let text = plain(localization.value), text != source,
            isLong(text, localization.name), seen.insert([localization.name, text]).inserted
          else { continue }
          all.append(LanguageText(language: localization.name, source: source, text: text))
        }
      }
    }
    return all
  }

  private static func plain(_ localization: JSONNode) -> String? {
    localization["stringUnit"]?["value"]?.string
  }

  private static func isLong(_ text: String, _ language: String) -> Bool {
    switch WritingSystem(language: language)?.main {
    case nil: false
    case .han, .kana, .hangul, .thai, .lao, .khmer, .myanmar, .tibetan:
      text.count(where: \.isLetter) >= 8
    default:
      text.split(whereSeparator: \.isWhitespace)
        .count { !$0.hasPrefix("%") && $0.contains(where: \.isLetter) } >= 4
    }
  }

  /// The scripts that most letters are of.
  var script: Script? {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars { Script.of(scalar).map { counts[$0, default: 0] += 1 } }
    return counts.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
  }

  /// A code without region; Chinese in both scripts is one language here.
  static func base(_ language: String) -> String {
    let base = language.prefix { $0 != "-" && $0 != "_" }
    return base == "no" ? "nb" : String(base)
  }
}
