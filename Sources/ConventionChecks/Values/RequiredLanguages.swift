import LocalizationModel
import StringCatalog

/// The languages that the entries of a catalog must be translated to. `translation-missing` asks
/// each entry for the absent ones.
///
/// A class, because every entry refers to it.
package final class RequiredLanguages: Sendable {
  /// No language, so that no translation is missing.
  package static let none = RequiredLanguages([], source: "")

  /// The languages in the order of the settings, or else of the catalog.
  package let names: [String]
  /// The required languages that no text of the source language serves.
  private let open: [String]
  /// The number of ``open`` languages that each language serves, itself included: `pt` serves
  /// `pt-BR`.
  private let speakers: [String: Int]

  /// Prepares the lists.
  ///
  /// - Parameter source: The source language, which is left out if it is among the names.
  package init(_ names: [String], source: String) {
    self.names = names
    open = names.filter { !Self.chain(of: $0).contains(source) }
    var speakers: [String: Int] = [:]
    for name in open {
      for speaker in Self.chain(of: name) { speakers[speaker, default: 0] += 1 }
    }
    self.speakers = speakers
  }

  /// True if nothing has to be translated.
  package var isEmpty: Bool { names.isEmpty }

  /// Returns the languages that an entry lacks, because neither they nor a less specific language
  /// have a text in it. The time depends on the entry's languages and not on the number of required
  /// ones: a catalog of 20,000 languages once took over 15 s.
  func missing(in entry: EntryContents) -> MissingLanguages {
    let localizations = entry.localizations
    LookupCounter.add(localizations.count)
    if areInOrder(localizations) { return MissingLanguages(first: [], count: 0) }
    var present: Set<String> = []
    for index in localizations.indices where !localizations[index].isEmpty {
      present.insert(localizations[index].name.text)
    }
    var count = open.count
    for language in present {
      guard let spoken = speakers[language] else { continue }
      // A less specific language that is present has already counted this one.
      if !Self.chain(of: language).dropFirst().contains(where: present.contains) { count -= spoken }
    }
    var first: [String] = []
    let wanted = min(count, MissingLanguages.limit)
    for name in open {
      if first.count == wanted { break }
      LookupCounter.add(1)
      if !Self.chain(of: name).contains(where: present.contains) { first.append(name) }
    }
    return MissingLanguages(first: first, count: count)
  }

  /// True if the entry has all languages in their order, as most do.
  private func areInOrder(_ localizations: [LocalizationContents]) -> Bool {
    var next = 0
    for name in open {
      while next < localizations.count, localizations[next].name.text != name { next += 1 }
      if next == localizations.count || localizations[next].isEmpty { return false }
    }
    return true
  }

  /// Returns a language and those that systems fall back to: `pt-PT`, `pt`.
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
