import LocalizationModel
import OrderedJSON

/// New localizations of one language, each for another key, as they are written into a file: what is
/// written beforehand, by many workers, need not be held as a tree.
package struct LocalizationChanges: Sendable {
  /// The language that all of the changes are in.
  package let language: String
  private var items: [WrittenLocalization.Item] = []
  private var writer = JSONWriter()

  package init(language: String) { self.language = language }

  /// How many entries get another localization.
  package var count: Int { items.count }

  /// Adds a localization of the language. One that did not change is ignored.
  ///
  /// - Returns: Whether it did change.
  @discardableResult
  package mutating func append(_ editor: LocalizationEditor) -> Bool {
    guard editor.isChanged else { return false }
    if let unit = editor.onlyUnit {
      append(unit, at: editor.place)
      return true
    }
    let start = writer.bytes.count
    editor.write(to: &writer)
    append(.whole, at: editor.place, from: start)
    return true
  }

  /// Adds a localization that is one text.
  private mutating func append(_ unit: StringUnit, at place: Int) {
    let start = writer.bytes.count
    let form = WrittenLocalization.Form(unit.state)
    if form == .whole {
      unit.write(to: &writer)
    } else {
      writer.write(unit.value)
    }
    append(form, at: place, from: start)
  }

  private mutating func append(_ form: WrittenLocalization.Form, at place: Int, from start: Int) {
    items.append(
      WrittenLocalization.Item(
        place: UInt32(place), start: UInt32(start), end: UInt32(writer.bytes.count), form: form))
  }

  /// Gives up the room for more, which for many languages is as much as what is there.
  package mutating func trim() {
    var exact: [WrittenLocalization.Item] = []
    exact.reserveCapacity(items.count)
    exact.append(contentsOf: items)
    items = exact
    writer.trim()
  }

  fileprivate var batch: WrittenLocalization.Batch {
    WrittenLocalization.Batch(language: language, items: items, bytes: writer.bytes)
  }
}

extension StringCatalog {
  /// Gives keys the localizations that were made for them.
  ///
  /// - Parameter changes: Made for the catalog, as it was read or as it is.
  package mutating func replace(with changes: LocalizationChanges) {
    let batch = changes.batch
    let isFirst = replacedLanguages.insert(TextKey(batch.language)).inserted
    for (index, item) in batch.items.enumerated() {
      let (place, localization) = (Int(item.place), batch[index])
      isEdited = true
      if slots[place].edited != nil || slots[place].name == nil {
        edit(slots[place].key) { localization.put(into: &$0) }
        continue
      }
      let known =
        isFirst
        ? nil
        : slots[place].localizations.firstIndex {
          $0.language.hasBytes(of: localization.language)
        }
      if let known {
        slots[place].localizations[known] = localization
      } else {
        slots[place].localizations.append(localization)
      }
    }
  }
}
