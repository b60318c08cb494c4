import LocalizationModel
package import OrderedJSON

/// Where the entries of a catalog have their localizations, found once for work on many languages:
/// every look-up in an entry would walk over all of its languages.
///
/// A class, because threads that share a catalog would stop each other at the counters of its parts.
package final class LocalizationTable: Sendable {
  /// The catalog that is shared.
  package let catalog: StringCatalog
  /// The first place of every key among the catalog's slots, in the order of the file.
  private let places: [Int]
  private let columns: [TextKey: LocalizationCells]

  /// Finds the places of keys and languages once, for all who share the table.
  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
    places = catalog.slots.indices.filter {
      catalog.places[TextKey(catalog.slots[$0].key)] == $0
    }
    let document = catalog.document
    var names = LanguageNodes(document)
    var found: [LocalizationCells] = []
    for place in places {
      guard let name = catalog.slots[place].name,
        let localizations = document.value(of: "localizations", in: name + 1)
      else { continue }
      let end = document.next(after: localizations)
      var language = localizations + 1
      var next = 0
      while language < end, document.kind(of: localizations) == .object {
        next = names.index(of: language, expected: next)
        if next == found.count { found.append(LocalizationCells()) }
        found[next].add(language + 1, at: place)
        next += 1
        language = document.next(after: language + 1)
      }
    }
    for index in found.indices { found[index].spread(over: catalog.slots.count) }
    columns = Dictionary(uniqueKeysWithValues: zip(names.texts, found))
  }

  /// The entries of all keys, each once, in the order of the file.
  package var entries: [(place: Int, entry: CatalogEntry)] {
    places.map { ($0, catalog.entry(at: $0)) }
  }

  /// The place of a key; `nil` if the catalog does not have it.
  package func place(of key: String) -> Int? { catalog.places[TextKey(key)] }

  /// What all entries have for one language.
  package func column(_ language: String) -> LocalizationColumn {
    LocalizationColumn(
      table: self, language: language, cells: columns[TextKey(language)] ?? LocalizationCells())
  }
}

/// The localizations of one language in a ``LocalizationTable``.
package struct LocalizationColumn: Sendable {
  private let table: LocalizationTable
  /// The language of the column.
  package let language: String
  private let cells: LocalizationCells
  /// A column's own, for its texts count their holders.
  private let reader: EntryReader

  fileprivate init(table: LocalizationTable, language: String, cells: LocalizationCells) {
    self.table = table
    self.language = language
    self.cells = cells
    reader = EntryReader(table.catalog.document)
  }

  /// What the entry at a place has; `nil` if it has nothing for the language. The places in an entry that
  /// was edited are of no file.
  package subscript(place: Int) -> LocalizationContents? {
    if table.catalog.slots[place].isEdited {
      return json(at: place).flatMap { LocalizationContents(edited: $0, language: language) }
    }
    return cells[place].map { reader.localization($0 - 1, $0) }
  }

  /// A copy of the same that can be edited.
  package func json(at place: Int) -> JSONValue? {
    if table.catalog.slots[place].isEdited {
      return table.catalog.entry(at: place).content["localizations"]?[language]?.json
    }
    return cells[place].map { table.catalog.document.value(at: $0) }
  }
}
