import LocalizationModel
import StringCatalog
import XLIFF

/// What a catalog has for one language, as translators see it.
struct CatalogTexts: Sendable {
  let table: UnitTable
  let maker: UnitMaker
  let column: LocalizationColumn

  init(_ table: UnitTable, language: String) {
    self.table = table
    maker = table.maker(language)
    column = table.column(language)
  }

  /// Whether an entry has one text, or can have no more: then its key is the id of its one unit.
  ///
  /// - Parameter index: The index of the entry in the table.
  func isOneText(_ index: Int) -> Bool {
    let shared = table.entries[index]
    return switch column.shape(at: shared.place) {
    case .text: !shared.hasSubstitutions
    case .nothing: shared.isPlain
    case .other: false
    }
  }

  func units(at index: Int) -> EntryUnits { EntryUnits(table.entries[index], column, maker) }

  /// The catalog's text of an entry that ``isOneText(_:)``; `nil` if there is none.
  func text(of index: Int) -> LocalizedText.Unit? {
    column.unit(at: table.entries[index].place).map {
      LocalizedText.Unit(state: $0.state, text: .plain($0.value))
    }
  }

  /// A text of such an entry, as it is exported.
  func target(_ text: LocalizedText.Unit?, of index: Int) -> TransUnit.Target? {
    let shared = table.entries[index]
    if let text {
      return TargetState.target(text, text: text.text.exported(of: shared.source, at: LeafPath()))
    }
    return maker.isOfSource ? TransUnit.Target(shared.whole, state: .new) : nil
  }

  /// What is exported of any entry, at a path that it need not have.
  func target(of index: Int, at path: LeafPath) -> TransUnit.Target? {
    path.isEmpty && isOneText(index)
      ? target(text(of: index), of: index) : units(at: index).targetText(at: path)
  }
}
