import Interchange
import LocalizationModel

/// What translators' files call languages, where that is not what the catalogs call them.
public struct LanguageMap: Sendable {
  /// The first that fits counts.
  package private(set) var pairs: [(file: String, catalog: String)] = []

  /// - Parameter pairs: Each file's name of a language with the catalogs' name.
  package init(_ pairs: [(file: String, catalog: String)] = []) { self.pairs = pairs }

  /// The catalogs' name for a language of a translators' file; the same name if the map has no other.
  func catalogName(of file: String) -> String {
    let usual = LanguageName.usual(file)
    return pairs.first { LanguageName.usual($0.file) == usual }?.catalog ?? file
  }

  /// The translators' name for a language of a catalog; likewise.
  func fileName(of catalog: String) -> String {
    let usual = LanguageName.usual(catalog)
    return pairs.first { LanguageName.usual($0.catalog) == usual }?.file ?? catalog
  }

  /// Two languages that would have one name; `nil` if there are none.
  func collision(among languages: [String]) -> (String, String)? {
    var seen: [String: String] = [:]
    for language in languages {
      let name = LanguageName.usual(fileName(of: language))
      if let other = seen.updateValue(language, forKey: name) { return (other, language) }
    }
    return nil
  }

  /// - Parameter others: Count where this map has nothing.
  func before(_ others: LanguageMap) -> LanguageMap { LanguageMap(pairs + others.pairs) }

  /// Whether files and folders can have the name.
  package static func isFileName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10
          || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+")].contains($0)
      }
  }
}
