import LocalizationModel
import OrderedJSON
package import StringCatalog

extension PseudoText {
  /// Gives every text of a catalog that is to be translated one in the pseudo-language. It varies as
  /// the source text does, in the plural categories that the language has. What the catalog had in the
  /// language is replaced: such texts are made of the source's and are nobody's work.
  ///
  /// Nothing happens to a catalog whose source language it is.
  ///
  /// - Parameter table: Made from the catalog, which may have changed in other languages since.
  /// - Returns: How many entries have another text now.
  @discardableResult
  package func add(to catalog: inout StringCatalog, _ table: UnitTable) -> Int {
    if language == catalog.sourceLanguage { return 0 }
    let column = table.column(language)
    var changes = LocalizationChanges(language: language)
    var removed: [String] = []
    for units in table.entries(newIn: language) {
      guard units.shared.shouldTranslate else {
        if column[units.shared.place] != nil { removed.append(units.key) }
        continue
      }
      let editor = editor(for: units)
      if !editor.isSame(as: column) { changes.append(editor) }
    }
    catalog.replace(with: changes)
    for key in removed {
      catalog.edit(key) { entry in
        guard var localizations = entry["localizations"] else { return }
        localizations[language] = nil
        entry["localizations"] = localizations.members?.isEmpty == true ? nil : localizations
      }
    }
    return changes.count + removed.count
  }

  private func editor(for units: EntryUnits) -> LocalizationEditor {
    var editor = LocalizationEditor(anewAt: units.shared.place)
    for path in units.paths() {
      let own = path.substitution == nil ? UnitText.plain(units.key) : nil
      guard let text = units.source?.standIn(for: path)?.text ?? own else { continue }
      editor.set(content(for: text), state: .translated, at: path) { name in
        let substitution = units.source?.ownSubstitution(name)
        return (substitution?.argument, substitution?.formatSpecifier?.text)
      }
    }
    return editor
  }

  /// The same for what a catalog holds: a text or several phrases.
  private func content(for source: UnitText) -> UnitText {
    switch source {
    case .plain(let text): .plain(self.text(for: text))
    case .phrases(let phrases): .phrases(phrases.map(self.text(for:)))
    }
  }
}
