import LocalizationModel
package import StringCatalog

/// One text in another language, without variations.
package struct PlainTranslation: Sendable {
  package let source: String
  package let language: String
  package let target: PlacedText
}

/// The texts of a catalog in other languages than the source's that have no variations, are
/// translated and are to be, in the order of the file.
package struct PlainTranslations: Sequence, IteratorProtocol {
  private let catalog: StringCatalog
  private var index = 0
  /// Those of the last entry, in reverse.
  private var pending: [PlainTranslation] = []

  package init(_ catalog: StringCatalog) { self.catalog = catalog }

  package mutating func next() -> PlainTranslation? {
    while pending.isEmpty {
      guard index < catalog.entryCount else { return nil }
      if let contents = catalog.contents(at: index) { read(contents) }
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
        leaf.state?.text != "new", let value = leaf.value, !value.text.isEmpty
      else { continue }
      pending.append(
        PlainTranslation(
          source: source ?? entry.key, language: localization.language, target: value))
    }
  }
}
