import LocalizationModel
package import StringCatalog

extension PseudoText {
  /// Gives every text of a catalog that is to be translated one in the pseudo-language. It varies as
  /// the source text does, in the plural categories that the language has.
  ///
  /// Nothing happens to a catalog whose source language it is, or that has the language: its texts
  /// could be someone's work.
  package func add(to catalog: inout StringCatalog) {
    let table = UnitTable(catalog)
    if table.languages.contains(language) { return }
    let column = table.column(language)
    var changes = LocalizationChanges(language: language)
    for units in table.entries(for: language) where units.shared.shouldTranslate {
      var editor = LocalizationEditor(column, at: units.shared.place)
      for path in units.paths() {
        let own = path.substitution == nil ? LocalizedText.Content.plain(units.key) : nil
        guard let text = units.source.standIn(for: path)?.text ?? own else { continue }
        editor.set(content(for: text), state: .translated, at: path) { name in
          let substitution = units.source.substitution(name)
          return (substitution?.argument, substitution?.formatSpecifier)
        }
      }
      changes.append(editor)
    }
    catalog.replace(with: changes)
  }

  /// The same for what a catalog holds: a text or several phrases.
  private func content(for source: LocalizedText.Content) -> LocalizedText.Content {
    switch source {
    case .plain(let text): .plain(self.text(for: text))
    case .phrases(let phrases): .phrases(phrases.map(self.text(for:)))
    }
  }
}
