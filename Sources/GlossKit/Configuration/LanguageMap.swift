import Interchange
import LocalizationModel

/// A two-way map between the names of languages in translators' files and in catalogs, such as
/// `zh-CN` and `zh-Hans`: the setting `languageMap`, or `--language FILE=CATALOG`. Exports use it
/// as well as imports, so that a translation service gets back the code that it sent.
package struct LanguageMap: Sendable {
  /// The pairs in order; the first that matches counts.
  package private(set) var pairs: [(file: String, catalog: String)] = []

  /// Makes a map of some pairs, or an empty one.
  package init(_ pairs: [(file: String, catalog: String)] = []) { self.pairs = pairs }

  /// Returns the catalogs' name for a language of a translators' file; the same
  /// name if no pair matches.
  func catalogName(of file: String) -> String {
    let usualName = LanguageCodeSpelling.usual(file)
    return pairs.first { LanguageCodeSpelling.usual($0.file) == usualName }?.catalog ?? file
  }

  /// Returns the translators' name for a language of a catalog; the same name if no pair matches.
  func fileName(of catalog: String) -> String {
    let usualName = LanguageCodeSpelling.usual(catalog)
    return pairs.first { LanguageCodeSpelling.usual($0.catalog) == usualName }?.file ?? catalog
  }

  /// Returns two languages that would have one name in files, so that one file would replace the
  /// other; `nil` if there are none.
  func collision(among languages: [String]) -> (String, String)? {
    var seen: [String: String] = [:]
    for language in languages {
      let usualName = LanguageCodeSpelling.usual(fileName(of: language))
      if let other = seen.updateValue(language, forKey: usualName) { return (other, language) }
    }
    return nil
  }

  /// Returns a map of these pairs and then the pairs of another map, so that these win.
  func before(_ others: LanguageMap) -> LanguageMap { LanguageMap(pairs + others.pairs) }

  /// True if the name can be part of a file's name: letters and digits of ASCII, `-`, `_` and `+`.
  package static func isFileName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        // `| 0x20` makes ASCII letters lower case; `&-` wraps around, so that one comparison tests
        // both ends of a range.
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
          || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+")].contains($0)
      }
  }
}
