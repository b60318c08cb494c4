package import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// The number of entries in the file, duplicate keys included.
  package var entryCount: Int { slots.count }

  /// The bytes of the file as read.
  package var bytes: ContiguousArray<UInt8> { document.bytes }

  /// The byte range of the `sourceLanguage` value, quotes included; `nil` if the file has none.
  package var sourceLanguageRange: ByteRange? {
    document.root["sourceLanguage"].map { ByteRange($0.range) }
  }

  /// The byte range of the `version` value, quotes included; `nil` if the file has none.
  package var versionRange: ByteRange? { document.root["version"].map { ByteRange($0.range) } }

  /// Returns a text as a JSON string in Xcode's spelling, with quotes and escapes.
  package static func literal(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(.string(text))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the key of an entry.
  ///
  /// - Parameter index: The entry's index in the order of the file, from 0, less than
  ///   ``entryCount``.
  package func key(at index: Int) -> String { slots[index].key }

  /// Returns the index of a key's entry in the order of the file, from 0; `nil` if there is none.
  package func index(of key: String) -> Int? { places[TextKey(key)] }

  /// Returns the index of the first entry with the same key as the one at `index`.
  package func firstIndex(ofKeyAt index: Int) -> Int {
    hasRepeatedKeys ? places[TextKey(slots[index].key)] ?? index : index
  }

  /// Returns all content of an entry.
  ///
  /// - Parameter index: The entry's index in the order of the file, from 0, less than
  ///   ``entryCount``.
  /// - Returns: `nil` if the entry was added since the catalog was read.
  package func contents(at index: Int) -> EntryContents? {
    guard let name = slots[index].name else { return nil }
    let removal = document.removal(
      ofMember: name, after: index > 0 ? slots[index - 1].name : nil,
      before: index + 1 < slots.count ? slots[index + 1].name : nil)
    let state = document.value(of: "extractionState", in: name + 1).map {
      document.removal(ofMember: $0 - 1, of: name + 1)
    }
    return EntryContents(
      readEntry(slots[index].key, at: name), removal: removal, extractionStateRemoval: state)
  }

  /// Returns the content of a key's entry, as read.
  ///
  /// - Returns: `nil` if the catalog has no such key, or if it was added since the catalog was
  ///   read.
  package func contents(of key: String) -> EntryContents? {
    places[TextKey(key)].flatMap(contents(at:))
  }
}
