import OrderedJSON

/// Writes the file of an edited catalog, for ``StringCatalog/serialized(_:)``.
///
/// Entries that were not edited are copied from the document, so that their bytes stay; edited and
/// added ones are laid out as Xcode does it.
struct CatalogWriter {
  private let catalog: StringCatalog
  private let order: StringCatalog.Order
  /// The members to move in the document as read.
  private let changes: MemberOrder

  init(_ catalog: StringCatalog, _ order: StringCatalog.Order, _ changes: MemberOrder) {
    self.catalog = catalog
    self.order = order
    self.changes = changes
  }

  private var document: JSONDocument { catalog.document }

  func bytes() -> ContiguousArray<UInt8> {
    var writer = JSONWriter(capacity: document.bytes.count + 1024 + addedSize())
    write(to: &writer)
    return writer.bytes
  }

  /// The estimated number of bytes that edits add. Growing the output later would take twice its
  /// memory.
  private func addedSize() -> Int {
    var size = 0
    for slot in catalog.slots.indices {
      for index in catalog.slots[slot].localizations.indices {
        size += catalog.slots[slot].localizations[index].size
      }
    }
    return size
  }

  /// Writes the root object, with the entries of the catalog's slots. A file without `strings`,
  /// such as `{}`, gets all members that the format needs; a new catalog has version 1.0.
  private func write(to writer: inout JSONWriter) {
    let names = changes.names(of: 0) ?? document.names(of: 0)
    // Names and their nodes; `nil` for members that the document lacks.
    var members = names.map { (text: document.text(of: $0), name: Optional($0)) }
    let hasStrings = members.contains { $0.text.utf8.elementsEqual("strings".utf8) }
    if !hasStrings {
      for name in ["sourceLanguage", "strings", "version"] {
        let isMissing = !members.contains { $0.text.utf8.elementsEqual(name.utf8) }
        if isMissing { members.append((name, nil)) }
      }
      if order == .canonical { members.sort { KeyOrder.compare($0.text, $1.text) < 0 } }
    }
    let strings = members.firstIndex { $0.text.utf8.elementsEqual("strings".utf8) }
    writer.open(.object)
    for (index, member) in members.enumerated() {
      writer.line(depth: 1, isFirst: index == 0)
      writer.write(member.text)
      writer.colon()
      if index == strings {
        writeStrings(to: &writer)
      } else if let name = member.name {
        writer.write(name + 1, of: document, order: changes, depth: 1)
      } else {
        let isVersion = member.text.utf8.elementsEqual("version".utf8)
        writer.write(.string(isVersion ? "1.0" : catalog.sourceLanguage), depth: 1)
      }
    }
    writer.close(.object, depth: 0, isEmpty: members.isEmpty)
  }

  private func writeStrings(to writer: inout JSONWriter) {
    let places = EntryOrder(catalog).places(order)
    writer.open(.object)
    for (index, place) in places.enumerated() {
      let slot = catalog.slots[place]
      writer.line(depth: 2, isFirst: index == 0)
      if let name = slot.name {
        writer.write(string: name, of: document)
      } else {
        writer.write(slot.key)
      }
      writer.colon()
      if let name = slot.name, !slot.isEdited {
        writer.write(name + 1, of: document, order: changes, depth: 2)
      } else {
        EntryWriter(order, changes).write(catalog.entry(at: place), to: &writer)
      }
    }
    writer.close(.object, depth: 1, isEmpty: places.isEmpty)
  }
}
