import LocalizationModel
import StringCatalog

/// The languages that the entries of a catalog must be translated to. `translation-missing` finds
/// with it the languages that an entry lacks.
///
/// A class, because every entry refers to it.
package final class RequiredLanguages: Sendable {
  /// No language, so that no translation is missing.
  package static let none = RequiredLanguages([], source: "")

  /// The languages in the order of the settings, or else of the catalog.
  package let names: [String]
  /// The required languages for which the source text is no fallback: with the source language
  /// `en`, `en-GB` needs no translation.
  private let needed: [String]
  /// For each language, the number of ``needed`` languages that its texts are shown for, itself
  /// included: texts in `pt` are also shown for `pt-BR`.
  private let servedCounts: [String: Int]

  /// Prepares the lists.
  ///
  /// - Parameter source: The source language, which is left out if it is among the names.
  package init(_ names: [String], source: String) {
    self.names = names
    needed = names.filter { !Self.chain(of: $0).contains(source) }
    var servedCounts: [String: Int] = [:]
    for name in needed {
      for fallbackName in Self.chain(of: name) { servedCounts[fallbackName, default: 0] += 1 }
    }
    self.servedCounts = servedCounts
  }

  /// True if nothing has to be translated.
  package var isEmpty: Bool { names.isEmpty }

  /// Returns the languages that an entry lacks, because neither they nor a less specific language
  /// have a text in it. The time depends on the entry's languages and not on the number of required
  /// ones: a catalog with 20,000 languages once took over 15 s.
  func missing(in entry: EntryContents) -> MissingLanguages {
    let localizations = entry.localizations
    LookupCounter.add(localizations.count)
    if areInOrder(localizations) { return MissingLanguages(first: [], count: 0) }
    var present: Set<String> = []
    for index in localizations.indices where !localizations[index].isEmpty {
      present.insert(localizations[index].name.text)
    }
    var count = needed.count
    for language in present {
      guard let served = servedCounts[language] else { continue }
      // A less specific language with a text has already counted this one.
      if !Self.chain(of: language).dropFirst().contains(where: present.contains) { count -= served }
    }
    var first: [String] = []
    let wanted = min(count, MissingLanguages.limit)
    for name in needed {
      if first.count == wanted { break }
      LookupCounter.add(1)
      if !Self.chain(of: name).contains(where: present.contains) { first.append(name) }
    }
    return MissingLanguages(first: first, count: count)
  }

  /// True if the entry has all needed languages in this order. A quick check that most entries
  /// pass.
  private func areInOrder(_ localizations: [LocalizationContents]) -> Bool {
    var next = 0
    for name in needed {
      while next < localizations.count, localizations[next].name.text != name { next += 1 }
      if next == localizations.count || localizations[next].isEmpty { return false }
    }
    return true
  }

  /// Returns a language and the ones that systems fall back to: `pt-PT`, `pt`.
  private static func chain(of language: String) -> [String] {
    var chain = [language]
    while let hyphen = chain[chain.count - 1].lastIndex(of: "-") {
      let parent = String(chain[chain.count - 1][..<hyphen])
      // Simplified and Traditional Chinese do not replace each other.
      if parent == "zh" { break }
      chain.append(parent)
    }
    return chain
  }
}
