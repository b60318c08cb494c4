import LocalizationModel
import OrderedJSON

/// New localizations of one language, each for another key, as they are written into a file: what is
/// written beforehand, by many workers, need not be held as a tree.
package struct LocalizationChanges: Sendable {
  fileprivate struct Item: Sendable {
    /// Of the key in the catalog.
    let place: Int
    let start: Int
    let end: Int
  }

  package let language: String
  fileprivate private(set) var items: [Item] = []
  private var writer = JSONWriter()

  package init(language: String) { self.language = language }

  /// Adds a localization of the language. One that did not change is passed over.
  package mutating func append(_ editor: LocalizationEditor) {
    guard editor.isChanged else { return }
    let start = writer.bytes.count
    editor.write(to: &writer)
    items.append(Item(place: editor.place, start: start, end: writer.bytes.count))
  }

  fileprivate var written: [(place: Int, localization: WrittenLocalization)] {
    items.map {
      ($0.place, WrittenLocalization(language: language, buffer: writer.bytes, $0.start, $0.end))
    }
  }
}

/// A localization in Xcode's layout, as it stands in an entry of a file.
struct WrittenLocalization: Sendable {
  let language: String
  /// Of many localizations.
  private let buffer: ContiguousArray<UInt8>
  private let start: UInt32
  private let end: UInt32

  init(language: String, buffer: ContiguousArray<UInt8>, _ start: Int, _ end: Int) {
    self.language = language
    self.buffer = buffer
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  var bytes: ArraySlice<UInt8> { buffer[Int(start)..<Int(end)] }

  /// Puts it into the entry that it is for.
  func put(into entry: inout JSONValue) {
    var localizations = entry["localizations"] ?? .object([])
    if localizations.members == nil { localizations = .object([]) }
    let own = try? JSONDocument(ContiguousArray(bytes))
    localizations[language] = own?.root.value ?? .object([])
    entry["localizations"] = localizations
  }
}

extension StringCatalog {
  /// Gives keys the localizations that were made for them.
  ///
  /// - Parameter changes: Made for the catalog, as it was read or as it is.
  package mutating func replace(with changes: LocalizationChanges) {
    for (place, localization) in changes.written {
      isEdited = true
      if slots[place].edited != nil || slots[place].name == nil {
        edit(slots[place].key) { localization.put(into: &$0) }
        continue
      }
      let known = slots[place].localizations.firstIndex {
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
