import Interchange
import LocalizationModel
import StringCatalog

/// The languages and keys that a command line names, as the catalogs that take part spell them.
struct NamedTexts {
  /// The languages; empty for all.
  let languages: [String]
  /// The keys; empty for all.
  let patterns: [KeyPattern]
  /// An error for each name that no catalog has; none if a catalog could not be read, because it may
  /// have the name.
  private(set) var failures: [GlossError] = []

  /// - Parameter takesSource: True if the catalogs' source languages may be named, even if no entry
  ///   has a text in them.
  init(
    languages: [String], keys: [String], in catalogs: ExchangedCatalogs, takesSource: Bool = false
  ) {
    self.languages = languages.map { catalogs.spelling(of: $0) }
    let known = catalogs.members.flatMap(\.loaded.catalog.keys)
    patterns = keys.map { KeyPattern($0, among: known) }
    if !catalogs.failures.isEmpty { return }
    let present = Set(
      catalogs.members.flatMap {
        $0.table.languages + (takesSource ? [$0.loaded.catalog.sourceLanguage] : [])
      })
    for language in self.languages where !present.contains(language) {
      failures.append(
        GlossError.noLanguage(language, besides: present)
          ?? GlossError("", .unknownLanguage(.notInCatalogs(language))))
    }
    for pattern in patterns where !known.contains(where: pattern.matches) {
      failures.append(
        GlossError("", .noSuchKey(pattern.text, suggestion: known.closest(to: pattern.text))))
    }
  }
}

/// A key on the command line, in which `*` stands for any characters. The name of a key that contains
/// an asterisk itself means this key alone.
struct KeyPattern {
  let text: String
  private let parts: [String]

  init(_ text: String, among keys: [String]) {
    self.text = text
    parts =
      keys.contains { $0.hasBytes(of: text) }
      ? [text] : text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// True if the key is named exactly.
  func names(_ key: String) -> Bool { key.hasBytes(of: text) }

  func matches(_ key: String) -> Bool {
    if names(key) { return true }
    guard parts.count > 1 else { return false }
    var rest = Array(key.utf8)[...]
    let (first, last) = (Array(parts[0].utf8), Array(parts[parts.count - 1].utf8))
    guard rest.count >= first.count + last.count, rest.starts(with: first),
      rest.suffix(last.count).elementsEqual(last)
    else { return false }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: Array(part.utf8)) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
