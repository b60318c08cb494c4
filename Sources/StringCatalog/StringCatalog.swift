public import LocalizationModel
package import OrderedJSON

/// A string catalog: the parsed document of an `.xcstrings` file and the edits made to it since.
///
/// The bytes of a file come in; entries go out by key, and ``serialized(_:)`` returns bytes as
/// Xcode would write them. `sync`, `check`, `export`, `import`, `merge` and `fmt` all read catalogs
/// through this type. It is an ordered document, not a dictionary: it keeps the order of members,
/// members that this package does not know, and the byte range of every value. Keys and texts are
/// compared by their bytes, because Swift's `==` takes two texts for equal that differ only in
/// Unicode composition.
///
///     var catalog = try StringCatalog(bytes, path: "Localizable.xcstrings")
///     let merge = try catalog.merge(extracted, gone: ["Old title"])
///     if catalog.isEdited { try write(catalog.serialized()) }
public struct StringCatalog: Sendable {
  /// The path as the caller gave it, for errors and findings. Nothing is opened through it.
  public let path: String
  /// The parsed file. Entries that are neither removed nor edited are read from here.
  package let document: JSONDocument
  /// One slot for each entry: in the order of the file, then in the order of addition.
  var slots: [Slot] = []
  /// The index in `slots` of every key that is not removed; for a duplicate key, of its first
  /// entry.
  var places: [TextKey: Int] = [:]
  /// True if two entries of the file have the same key.
  private(set) var hasRepeatedKeys = false
  /// True if anything was changed since the catalog was read or made.
  public package(set) var isEdited = false
  /// Languages in which ``LocalizationBatch`` have replaced a localization in any slot.
  var replacedLanguages: Set<TextKey> = []
  /// The result of ``harmlessDuplicates()``, if ``cacheDuplicates()`` has computed it before.
  var knownDuplicates: [Int]?

  /// One entry: its node in the document, and its edits.
  struct Slot: Sendable {
    let key: String
    /// The node of the key in the document, or `nil` if the entry was added.
    let name: Int?
    /// The members of the entry if it was edited or added; `nil` if they are still as in the document.
    var edited: [CatalogEntry.Member]?
    /// Localizations that replace those of the document, at most one for a language.
    var localizations: [LocalizationBatch.Element] = []
    var isRemoved = false

    /// True if the entry differs from the document's.
    var isEdited: Bool { name == nil || edited != nil || !localizations.isEmpty }
  }

  /// Parses a catalog.
  ///
  /// Files of other tools are accepted: another layout, missing members, `{}` as the whole file,
  /// and values of a wrong type where nothing depends on them.
  ///
  /// - Throws: If the bytes are not JSON, or if a member that an entry depends on, such as
  ///   `localizations`, has another type than the format says.
  public init(_ bytes: ContiguousArray<UInt8>, path: String) throws(CatalogError) {
    let reader = try CatalogReader(bytes, path: path)
    self.path = path
    document = reader.document
    slots = reader.slots
    places = reader.places
    hasRepeatedKeys = reader.hasRepeatedKeys
  }

  /// The language of the keys; `en` if the file names none.
  public var sourceLanguage: String { document.root["sourceLanguage"]?.string ?? "en" }

  /// The format's version as the file spells it, such as `1.0`; `nil` if the file names none.
  public var version: String? { document.root["version"]?.string }

  /// The keys in the order of the file, then the added ones. A duplicate key is listed once.
  public var keys: [String] { slots.indices.lazy.filter(isKey).map { slots[$0].key } }

  /// True if the slot is not removed and is the first one with its key.
  func isKey(_ place: Int) -> Bool {
    !slots[place].isRemoved && (!hasRepeatedKeys || places[TextKey(slots[place].key)] == place)
  }

  /// True if the catalog has an entry for the key.
  package func holds(_ key: String) -> Bool { places[TextKey(key)] != nil }

  /// The entry of a key; `nil` if the catalog has none. Of duplicate keys it is the first entry.
  public func entry(_ key: String) -> CatalogEntry? {
    places[TextKey(key)].map { entry(at: $0) }
  }

  /// Returns the entry of a slot, with its edits: at an index in the order of the file, or of addition.
  package func entry(at place: Int) -> CatalogEntry {
    let slot = slots[place]
    guard let name = slot.name else {
      var entry = CatalogEntry(slot.key, sourceLanguage: sourceLanguage)
      entry.members = slot.edited ?? []
      return entry
    }
    var entry = readEntry(slot.key, at: name)
    if let edited = slot.edited { (entry.members, entry.range) = (edited, nil) }
    for localization in slot.localizations { entry.put(Localization(localization)) }
    return entry
  }

  /// Returns an entry of the file, without edits.
  ///
  /// - Parameter name: The node of its key.
  func readEntry(_ key: String, at name: Int) -> CatalogEntry {
    EntryReader(EntryDocument(document)).entry(key, at: name, sourceLanguage: sourceLanguage)
  }

  /// The line and column of a byte offset in the file as read.
  public func position(ofByte offset: Int) -> SourcePosition {
    let bytes = document.bytes
    return LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
  }
}
