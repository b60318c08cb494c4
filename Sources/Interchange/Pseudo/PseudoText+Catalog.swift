import LocalizationModel
package import StringCatalog

extension PseudoText {
  /// Adds a pseudo-translation of every text that is to be translated, with the variations of the
  /// source text and the plural categories of the pseudo-language.
  ///
  /// Older texts in the pseudo-language are replaced: they were made from the source, so no work is
  /// lost. A catalog whose source language is the pseudo-language stays as it is.
  ///
  /// - Parameter table: The table of the catalog, which may have changed in other languages since.
  /// - Returns: The number of changed entries.
  @discardableResult
  package func add(to catalog: inout StringCatalog, _ table: UnitTable) -> Int {
    if language == catalog.sourceLanguage { return 0 }
    let column = table.column(language)
    var changes = LocalizationBatch(language: language)
    var removed: [String] = []
    for (entry, units) in zip(table.entries, table.entries(newIn: language)) {
      guard units.shared.shouldTranslate else {
        if column[entry.place] != nil { removed.append(units.key) }
        continue
      }
      let (texts, old) = (texts(for: units), column[entry.place]?.root)
      if old.map({ !$0.isSame(as: texts) }) ?? true {
        changes.append(texts, at: entry.place, insteadOf: old)
      }
    }
    changes.apply(to: &catalog)
    for key in removed { catalog.removeLocalization(language, of: key) }
    return changes.count + removed.count
  }

  /// Returns the localization of an entry in the pseudo-language.
  private func texts(for units: EntryUnits) -> TextNode {
    var texts = TextNode()
    for path in units.paths() {
      // Without a source text the key is the text; it has no substitutions.
      let keyText = path.substitution == nil ? UnitText.plain(units.key) : nil
      guard let text = units.source?.standIn(for: path)?.text ?? keyText else { continue }
      texts.set(content(for: text), state: .translated, at: path) { name in
        let substitution = units.source?.substitution(named: name)
        return (substitution?.argument, substitution?.formatSpecifier?.text)
      }
    }
    return texts
  }

  /// Returns the pseudo-translation of a text or of several phrases.
  private func content(for source: UnitText) -> UnitText {
    switch source {
    case .plain(let text): .plain(self.text(for: text))
    case .phrases(let phrases): .phrases(phrases.map(self.text(for:)))
    }
  }
}
