public import LocalizationModel
package import OrderedJSON

/// A String Catalog, the document of an `.xcstrings` file.
///
/// An ordered document, not a dictionary: it keeps the order of members, those that this package
/// does not know, and every value's place in the file. Keys and texts are told apart by their bytes.
///
///     var catalog = try StringCatalog(bytes, path: "Localizable.xcstrings")
///     let merge = try catalog.merge(extracted, gone: ["Old title"])
///     if catalog.isEdited { try write(catalog.serialized()) }
public struct StringCatalog: Sendable {
  /// As given by whoever read the file; it stands in errors and findings.
  public let path: String
  /// Where entries that are neither removed nor changed still live.
  package let document: JSONDocument
  /// In the order of the file, then as they were added.
  var slots: [Slot] = []
  /// The place in `slots` of every key; of a key that is there twice, the first.
  var places: [TextKey: Int] = [:]
  /// Whether a key stands in the file twice.
  private(set) var hasRepeatedKeys = false
  /// Whether anything was changed since it was read or made.
  public package(set) var isEdited = false
  /// Languages of localizations that were replaced in any slot.
  var replacedLanguages: Set<TextKey> = []
  /// The names that ``harmlessDuplicates()`` finds, once they were looked for.
  var knownDuplicates: [Int]?

  struct Slot: Sendable {
    let key: String
    /// The key's node in the document, or `nil` if it was added.
    let name: Int?
    /// The entry if it was changed or added, else the document's stands.
    var edited: JSONValue?
    /// Localizations that were replaced in the document's entry, each language once.
    var localizations: [WrittenLocalization] = []
    var isRemoved = false

    /// Whether the entry is another than the document's.
    var isEdited: Bool { name == nil || edited != nil || !localizations.isEmpty }
  }

  /// Reads a catalog.
  ///
  /// What real tools write is taken: another layout, missing members, `{}` as the whole file,
  /// members of other types that decide over nothing.
  ///
  /// - Throws: If the bytes are not JSON, or a member that decides over an entry is of another type
  ///   than the format says.
  public init(_ bytes: ContiguousArray<UInt8>, path: String) throws(CatalogError) {
    let reader = try CatalogReader(bytes, path: path)
    self.path = path
    document = reader.document
    slots = reader.slots
    places = reader.places
    hasRepeatedKeys = reader.hasRepeatedKeys
  }

  /// The language of the keys; `en` where the file does not say.
  public var sourceLanguage: String { document.root["sourceLanguage"]?.string ?? "en" }

  /// The version of the format as the file spells it, or `nil` if it does not say.
  public var version: String? { document.root["version"]?.string }

  /// The keys in the order of the file, then those added since. A key that is there twice comes
  /// once.
  public var keys: [String] { slots.indices.lazy.filter(isKey).map { slots[$0].key } }

  /// Whether a slot is there, and the first of its key.
  func isKey(_ place: Int) -> Bool {
    !slots[place].isRemoved && (!hasRepeatedKeys || places[TextKey(slots[place].key)] == place)
  }

  /// Whether the catalog has an entry under the key.
  package func holds(_ key: String) -> Bool { places[TextKey(key)] != nil }

  /// What the catalog has under a key; `nil` if it has no such key.
  public func entry(_ key: String) -> CatalogEntry? {
    places[TextKey(key)].map { entry(at: $0) }
  }

  func entry(at place: Int) -> CatalogEntry {
    let slot = slots[place]
    return CatalogEntry(
      key: slot.key, keyRange: slot.name.map { ByteRange(document.range(of: $0)) },
      content: content(at: place), sourceLanguage: sourceLanguage)
  }

  func content(at place: Int) -> CatalogValue {
    let slot = slots[place]
    if let edited = slot.edited { return .edited(edited) }
    guard let name = slot.name else { return .edited(.object([])) }
    let read = JSONNode(document: document, index: name + 1)
    if slot.localizations.isEmpty { return .read(read) }
    var entry = read.value
    for localization in slot.localizations { localization.put(into: &entry) }
    return .edited(entry)
  }

  /// A place in the file as read, as people count it.
  public func position(ofByte offset: Int) -> SourcePosition {
    let bytes = document.bytes
    return LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
  }
}
