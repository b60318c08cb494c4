package import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// How many entries the file has, repeated keys included.
  package var entryCount: Int { slots.count }

  /// The file as read.
  package var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The bytes of the catalog's `sourceLanguage`, quotes included.
  package var sourceLanguageRange: ByteRange? {
    document.root["sourceLanguage"].map { ByteRange($0.range) }
  }

  /// The bytes of the catalog's `version`, quotes included.
  package var versionRange: ByteRange? { document.root["version"].map { ByteRange($0.range) } }

  /// A text as Xcode writes it in a catalog, with its quotes and escapes.
  package static func literal(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(.string(text))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// - Parameter index: Counted from 0 in the order of the file, less than ``entryCount``.
  package func key(at index: Int) -> String { slots[index].key }

  /// The entry of a key, counted from 0 in the order of the file; `nil` if there is none.
  package func index(of key: String) -> Int? { places[TextKey(key)] }

  /// The first entry with the key of another.
  package func firstIndex(ofKeyAt index: Int) -> Int {
    hasRepeatedKeys ? places[TextKey(slots[index].key)] ?? index : index
  }

  /// All that an entry of the file holds.
  ///
  /// - Parameter index: Counted from 0 in the order of the file, less than ``entryCount``.
  /// - Returns: `nil` if the entry was added since the catalog was read.
  package func contents(at index: Int) -> EntryContents? {
    guard let name = slots[index].name else { return nil }
    let removal = document.removal(
      ofMember: name, after: index > 0 ? slots[index - 1].name : nil,
      before: index + 1 < slots.count ? slots[index + 1].name : nil)
    return EntryReader(document).entry(slots[index].key, at: name, removal: removal)
  }

  /// What the entry of a key holds, as read.
  ///
  /// - Returns: `nil` if there is none, or if it was added since the catalog was read.
  package func contents(of key: String) -> EntryContents? {
    places[TextKey(key)].flatMap(contents(at:))
  }
}
