import LocalizationModel
import OrderedJSON

/// An index of all localizations of a catalog by language and entry, built once for work on many
/// languages.
///
/// `export`, `import` and `pseudo` look localizations up in its columns; without it each lookup
/// would walk over all languages of an entry. It is a class, so that threads share one reference:
/// if each counted references to the catalog's parts, they would wait for each other.
package final class LocalizationTable: Sendable {
  /// The indexed catalog.
  package let catalog: StringCatalog
  /// The slots of all keys, in the order of the file; of duplicate keys the first.
  private let places: [Int]
  private let columns: [TextKey: LocalizationCells]

  /// Builds the index in one walk over the catalog.
  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
    places = catalog.slots.indices.filter {
      catalog.places[TextKey(catalog.slots[$0].key)] == $0
    }
    let document = catalog.document
    var names = LanguageNodes(document)
    var cells: [LocalizationCells] = []
    for place in places {
      guard let name = catalog.slots[place].name,
        let localizations = document.value(of: "localizations", in: name + 1)
      else { continue }
      let end = document.next(after: localizations)
      var language = localizations + 1
      var expected = 0
      while language < end, document.kind(of: localizations) == .object {
        let index = names.index(of: language, expected: expected)
        if index == cells.count { cells.append(LocalizationCells()) }
        cells[index].add(language + 1, at: place)
        expected = index + 1
        language = document.next(after: language + 1)
      }
    }
    for index in cells.indices { cells[index].spread(over: catalog.slots.count) }
    columns = Dictionary(uniqueKeysWithValues: zip(names.texts, cells))
  }

  /// The entries of all keys in the order of the file, with the indices of their slots.
  package var entries: [(place: Int, entry: CatalogEntry)] {
    places.map { ($0, catalog.entry(at: $0)) }
  }

  /// The languages of added entries, which the file need not have, in the order of their first use.
  package var languagesOfAddedEntries: [String] {
    var languages: [String] = []
    var known: Set<TextKey> = []
    for slot in catalog.slots where slot.name == nil {
      for case .localizations(let localizations) in slot.edited ?? [] {
        languages += localizations.map(\.name).filter { known.insert(TextKey($0)).inserted }
      }
    }
    return languages
  }

  /// Returns the index of a key's slot; `nil` if the catalog does not have the key.
  package func place(of key: String) -> Int? { catalog.places[TextKey(key)] }

  /// Returns the localizations of one language; an empty column if the catalog does not have it.
  package func column(_ language: String) -> LocalizationColumn {
    LocalizationColumn(
      table: self, language: language, cells: columns[TextKey(language)] ?? LocalizationCells())
  }
}

/// The localizations of one language in a ``LocalizationTable``, by entry.
package struct LocalizationColumn: Sendable {
  private let table: LocalizationTable
  /// The language of the column.
  package let language: String
  private let cells: LocalizationCells
  /// A reference to the document for this column alone: texts retain it, and threads that retain the
  /// same object wait for each other.
  private let shared: EntryDocument

  fileprivate init(table: LocalizationTable, language: String, cells: LocalizationCells) {
    self.table = table
    self.language = language
    self.cells = cells
    shared = EntryDocument(table.catalog.document)
  }

  /// The localization of the entry in a slot, decoded; `nil` if it has none in this language.
  package subscript(place: Int) -> Localization? {
    if table.catalog.slots[place].isEdited {
      return table.catalog.entry(at: place).localizations.first { $0.title.hasBytes(of: language) }?
        .decoded
    }
    return cells[place].map {
      Localization(.read(PlacedText(shared, $0 - 1)), shared, node: $0).decoded
    }
  }
}
