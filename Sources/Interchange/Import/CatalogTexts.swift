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

  /// - Parameter index: The index of the entry in the table.
  func units(at index: Int) -> EntryUnits { EntryUnits(table.entries[index], column, maker) }
}
