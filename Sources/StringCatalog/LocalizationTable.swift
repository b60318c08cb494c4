import OrderedJSON

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
        found[next].add(LocalizationCell(language + 1, in: document), at: place)
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

  fileprivate init(table: LocalizationTable, language: String, cells: LocalizationCells) {
    self.table = table
    self.language = language
    self.cells = cells
  }

  /// What the entry at a place has; `nil` if it has nothing for the language.
  package subscript(place: Int) -> CatalogValue? {
    if table.catalog.slots[place].isEdited {
      return table.catalog.entry(at: place).content["localizations"]?[language]
    }
    return cell(place).node.map { .read(JSONNode(document: table.catalog.document, index: $0)) }
  }

  /// What the entry at a place has if that is one text and its state, and nothing else.
  package func unit(at place: Int) -> StringUnit? {
    if table.catalog.slots[place].isEdited { return nil }
    return cell(place).onlyUnit.map { table.catalog.document.unit(at: $0) }
  }

  /// The state of what the entry at a place has if that is one text with exactly these bytes, and
  /// nothing else. No copy of the text is made.
  package func state(of text: String, at place: Int) -> TranslationState? {
    let document = table.catalog.document
    guard !table.catalog.slots[place].isEdited, let node = cell(place).onlyUnit,
      document.isText(node + 6, text)
    else { return nil }
    return TranslationState(rawValue: document.text(of: node + 4))
  }

  /// What an entry has, as far as that can be told without a copy of its texts.
  package enum Shape {
    case nothing
    /// One text and its state, and nothing else.
    case text
    case other
  }

  /// What a localization looks like from afar, without reading its texts.
  package func shape(at place: Int) -> Shape {
    if table.catalog.slots[place].isEdited { return .other }
    let cell = cell(place)
    return cell.onlyUnit != nil ? .text : cell.node != nil ? .other : .nothing
  }

  private func cell(_ place: Int) -> LocalizationCell { cells[place] }
}

extension JSONDocument {
  /// The node of an object's first member of that name.
  fileprivate func value(of name: String, in object: Int) -> Int? {
    guard kind(of: object) == .object else { return nil }
    let end = next(after: object)
    var member = object + 1
    while member < end {
      if isText(member, name) { return member + 1 }
      member = next(after: member + 1)
    }
    return nil
  }

  /// Reads `{"stringUnit": {"state": "…", "value": "…"}}`.
  ///
  /// - Returns: `nil` for anything else.
  func onlyUnit(at node: Int) -> StringUnit? {
    isOnlyUnit(at: node) ? unit(at: node) : nil
  }

  /// Reads what ``isOnlyUnit(at:)``.
  fileprivate func unit(at node: Int) -> StringUnit {
    StringUnit(
      state: TranslationState(rawValue: text(of: node + 4)), value: text(of: node + 6))
  }

  func isOnlyUnit(at node: Int) -> Bool {
    let end = node + 7
    return kind(of: node) == .object && next(after: node) == end
      && isWritten(node + 1, "stringUnit") && kind(of: node + 2) == .object
      && next(after: node + 2) == end && isWritten(node + 3, "state")
      && kind(of: node + 4) == .string && next(after: node + 4) == node + 5
      && isWritten(node + 5, "value") && kind(of: node + 6) == .string
  }
}
