import LocalizationModel
import StringCatalog

/// The languages that the entries of a catalog have to be translated to.
///
/// A class, because each entry that is looked at has a reference to it.
package final class RequiredLanguages: Sendable {
  /// No language, so that no translation is missing.
  package static let none = RequiredLanguages([], source: "")

  /// In the order of the settings, else of the catalog.
  package let names: [String]
  /// Languages that the source's language does not speak.
  private let open: [String]
  /// For each language that speaks some of ``open`` how many.
  private let speakers: [String: Int]

  /// - Parameter source: Left out where it is among the names.
  package init(_ names: [String], source: String) {
    self.names = names
    open = names.filter { !Self.chain(of: $0).contains(source) }
    var speakers: [String: Int] = [:]
    for name in open {
      for speaker in Self.chain(of: name) { speakers[speaker, default: 0] += 1 }
    }
    self.speakers = speakers
  }

  /// Whether nothing has to be translated.
  package var isEmpty: Bool { names.isEmpty }

  /// Languages that an entry lacks: neither they nor a less specific language have anything in it. Takes no
  /// longer than the entry is long, however many languages there are.
  func missing(in entry: EntryContents) -> MissingLanguages {
    let localizations = entry.localizations
    LookCount.add(localizations.count)
    if areInOrder(localizations) { return MissingLanguages(first: [], count: 0) }
    var present: Set<String> = []
    for index in localizations.indices where !localizations[index].isEmpty {
      present.insert(localizations[index].name.text)
    }
    var count = open.count
    for language in present {
      guard let spoken = speakers[language] else { continue }
      // What a less specific language speaks counts as its own.
      if !Self.chain(of: language).dropFirst().contains(where: present.contains) { count -= spoken }
    }
    var first: [String] = []
    let wanted = min(count, MissingLanguages.limit)
    for name in open {
      if first.count == wanted { break }
      LookCount.add(1)
      if !Self.chain(of: name).contains(where: present.contains) { first.append(name) }
    }
    return MissingLanguages(first: first, count: count)
  }

  /// Whether all are there in their order, as in most files.
  private func areInOrder(_ localizations: [LocalizationContents]) -> Bool {
    var next = 0
    for name in open {
      while next < localizations.count, localizations[next].name.text != name { next += 1 }
      if next == localizations.count || localizations[next].isEmpty { return false }
    }
    return true
  }

  /// A language and those that systems fall back to: `pt-PT`, `pt`.
  private static func chain(of language: String) -> [String] {
    var chain = [language]
    while let hyphen = chain[chain.count - 1].lastIndex(of: "-") {
      let parent = String(chain[chain.count - 1][..<hyphen])
      // Simplified and Traditional Chinese do not stand in for each other.
      if parent == "zh" { break }
      chain.append(parent)
    }
    return chain
  }
}
