import LocalizationModel
package import StringCatalog

/// One text in another language, without variations.
package struct PlainTranslation: Sendable {
  /// The key of the entry.
  package let key: String
  /// The source language's text; the key where the entry has none.
  package let source: String
  /// The language of ``target``.
  package let language: String
  /// The translation and its bytes.
  package let target: PlacedText
  /// The entry's, for translators.
  package let comment: String?
}

/// The texts of a catalog in other languages than the source's that have no variations, are
/// translated and are to be, in the order of the file.
package struct PlainTranslations: Sequence, IteratorProtocol {
  private let catalog: StringCatalog
  private var index = 0
  /// Whether an entry counts, by its index; `nil` for all.
  private let isWanted: [Bool]?
  /// Translations of the last entry that are still to come, in reverse.
  private var pending: [PlainTranslation] = []

  /// - Parameter isWanted: For each entry whether it counts; `nil` for all.
  package init(_ catalog: StringCatalog, isWanted: [Bool]? = nil) {
    self.catalog = catalog
    self.isWanted = isWanted
  }

  /// The next translation that is wanted, in the order of the catalog; `nil` after the last.
  package mutating func next() -> PlainTranslation? {
    while pending.isEmpty {
      guard index < catalog.entryCount else { return nil }
      if isWanted?[index] ?? true, let contents = catalog.contents(at: index) { read(contents) }
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
        // What its substitutions say may differ.
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
