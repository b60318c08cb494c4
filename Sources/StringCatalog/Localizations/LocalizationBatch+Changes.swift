import LocalizationModel
import OrderedJSON

extension LocalizationBatch {
  /// Adds the localization of an entry, unless it did not change.
  ///
  /// - Parameters:
  ///   - place: The index of the entry's slot in the catalog.
  ///   - old: The localization before; `nil` if there was none.
  /// - Returns: True if it changed.
  @discardableResult
  package mutating func append(_ texts: TextNode, at place: Int, insteadOf old: TextNode?) -> Bool {
    if texts == old ?? TextNode() { return false }
    if let unit = texts.onlyUnit {
      append(unit, at: place)
      return true
    }
    let start = writer.bytes.count
    texts.write(to: &writer)
    append(.whole, at: place, from: start)
    return true
  }

  /// Adds a localization that is one text.
  private mutating func append(_ unit: StringUnit, at place: Int) {
    let start = writer.bytes.count
    let form = Form(unit.state)
    if form == .whole {
      unit.write(to: &writer)
    } else {
      writer.write(unit.value)
    }
    append(form, at: place, from: start)
  }

  private mutating func append(_ form: Form, at place: Int, from start: Int) {
    items.append(
      Item(
        place: UInt32(place), start: UInt32(start), end: UInt32(writer.bytes.count), form: form))
  }

  /// Frees the spare capacity of the buffers, which for many languages is as much as their content.
  package mutating func trim() {
    var exact: [Item] = []
    exact.reserveCapacity(items.count)
    exact.append(contentsOf: items)
    items = exact
    writer.trim()
  }

  /// Replaces the localizations of a catalog, and adds them where an entry had none.
  ///
  /// - Parameter catalog: The catalog that the changes were made for, as it is or as it was read.
  package func apply(to catalog: inout StringCatalog) {
    let shared = Shared(self)
    let isFirstBatch = catalog.replacedLanguages.insert(TextKey(language)).inserted
    for (index, item) in items.enumerated() {
      let (place, localization) = (Int(item.place), Element(shared, index))
      catalog.isEdited = true
      if catalog.slots[place].edited != nil || catalog.slots[place].name == nil {
        catalog.edit(catalog.slots[place].key) { $0.put(Localization(localization)) }
        continue
      }
      // Only a second batch of a language can find an earlier localization to replace. Searching
      // each entry's list in every batch took 30 ms of an import into 40 languages.
      let earlier =
        isFirstBatch
        ? nil
        : catalog.slots[place].localizations.firstIndex { $0.language.hasBytes(of: language) }
      if let earlier {
        catalog.slots[place].localizations[earlier] = localization
      } else {
        catalog.slots[place].localizations.append(localization)
      }
    }
  }
}
