import LocalizationModel
import OrderedJSON

/// Parses the file of a catalog into slots, for ``StringCatalog/init(_:path:)``.
///
/// Bytes come in. The JSON document, one slot for each entry and the index of keys go out. Values
/// are checked by ``CatalogTypeCheck`` first, so that later stages need not.
///
/// A document's values and member names are numbered nodes. The root is node 0, and a member's
/// value is the node after its name.
struct CatalogReader {
  let document: JSONDocument
  /// One slot for each entry, in the order of the file.
  private(set) var slots: [StringCatalog.Slot] = []
  /// The index in `slots` of every key; for a duplicate key, of its first entry.
  private(set) var places: [TextKey: Int] = [:]
  /// True if two entries have the same key.
  private(set) var hasRepeatedKeys = false
  private let path: String

  /// Parses and checks the bytes.
  ///
  /// - Throws: As ``StringCatalog/init(_:path:)`` does.
  init(_ bytes: ContiguousArray<UInt8>, path: String) throws(CatalogError) {
    self.path = path
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw CatalogError(
        .notJSON(error), path: path, offset: error.offset, in: bytes)
    }
    try requireObject(0, Message("the catalog", comment: "错误里所说的成员：整个目录"))
    try requireKnownTypes { types throws(CatalogTypeCheck.Flaw) in try types.check(root: 0) }
    guard let strings = document.root["strings"] else { return }
    try requireObject(strings.index, .quoted("strings"))
    let end = document.next(after: strings.index)
    var name = strings.index + 1
    while name < end {
      let key = document.text(of: name)
      if document.kind(of: name + 1) != .object {
        try requireObject(
          name + 1, Message("the entry '\(key)'", comment: "错误里所说的成员：一个条目。%@：键"))
      }
      try requireKnownTypes { types throws(CatalogTypeCheck.Flaw) in
        try types.check(entry: name + 1, key: name)
      }
      if places[TextKey(key)] == nil {
        places[TextKey(key)] = slots.count
      } else {
        hasRepeatedKeys = true
      }
      slots.append(StringCatalog.Slot(key: key, name: name))
      name = document.next(after: name + 1)
    }
  }

  private func requireKnownTypes(
    _ check: (CatalogTypeCheck) throws(CatalogTypeCheck.Flaw) -> Void
  ) throws(CatalogError) {
    do throws(CatalogTypeCheck.Flaw) {
      try check(CatalogTypeCheck(document: document))
    } catch {
      throw CatalogError(
        .wrongType(
          member: error.member, wanted: error.wanted,
          found: document.kind(of: error.node)), path: path,
        offset: document.range(of: error.node).lowerBound, in: document.bytes)
    }
  }

  private func requireObject(
    _ node: Int, _ member: @autoclosure () -> Message
  ) throws(CatalogError) {
    let kind = document.kind(of: node)
    guard kind != .object else { return }
    throw CatalogError(
      .wrongType(member: member(), wanted: .object, found: kind), path: path,
      offset: document.range(of: node).lowerBound, in: document.bytes)
  }
}
