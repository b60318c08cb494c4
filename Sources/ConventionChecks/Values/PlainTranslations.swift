import LocalizationModel
package import StringCatalog

/// One finished translation without variations. Rules compare these between entries and catalogs.
package struct PlainTranslation: Sendable {
  /// The key of the entry.
  package let key: String
  /// The source language's text, or the key if there is none.
  package let source: String
  /// The language of ``target``.
  package let language: String
  /// The translation and its bytes.
  package let target: PlacedText
  /// The comment of the entry for translators.
  package let comment: String?
}

/// The finished translations of a catalog without variations, in the order of the file. Entries
/// that are stale or not to be translated, and texts in the state `new`, are left out.
package struct PlainTranslations: Sequence, IteratorProtocol {
  private let catalog: StringCatalog
  private var index = 0
  /// For each entry by its index, true if it is included; `nil` if all are.
  private let isIncluded: [Bool]?
  /// The remaining translations of the last entry, in reverse order so that `popLast` takes the
  /// first.
  private var pending: [PlainTranslation] = []

  /// Starts before the first entry.
  ///
  /// - Parameter isWanted: For each entry by its index, true if it is included; `nil` if all are.
  package init(_ catalog: StringCatalog, isWanted: [Bool]? = nil) {
    self.catalog = catalog
    isIncluded = isWanted
  }

  /// Returns the next translation in the order of the catalog; `nil` after the last.
  package mutating func next() -> PlainTranslation? {
    while pending.isEmpty {
      guard index < catalog.entryCount else { return nil }
      if isIncluded?[index] ?? true, let contents = catalog.contents(at: index) { read(contents) }
      index += 1
    }
    return pending.popLast()
  }

  private mutating func read(_ entry: EntryContents) {
    if !entry.shouldTranslate || entry.extractionState?.text == "stale" { return }
    let source = entry.localization(catalog.sourceLanguage)?.leaf(LeafPath())?.value?.text
    for localization in entry.localizations.reversed()
    where localization.language != catalog.sourceLanguage {
      guard let leaf = localization.leaf(LeafPath()), localization.leaves.count == 1,
        leaf.state?.text != "new", let value = leaf.value, !value.text.isEmpty,
        // With a substitution, the text is only a part of the translation.
        !value.text.hasText("%#@")
      else { continue }
      pending.append(
        PlainTranslation(
          key: entry.key, source: source ?? entry.key, language: localization.language,
          target: value,
          comment: entry.comment?.text))
    }
  }
}
