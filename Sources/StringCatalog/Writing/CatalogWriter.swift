import LocalizationModel
import OrderedJSON

/// Writes the file of an edited catalog, for ``StringCatalog/serialized(_:)``.
///
/// Entries that were not edited are copied from the document, so that their bytes stay, and so are
/// localizations of edited ones; the rest is laid out as Xcode does it.
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
    let places = EntryOrder(catalog).slotIndices(in: order)
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
        write(catalog.entry(at: place), to: &writer)
      }
    }
    writer.close(.object, depth: 1, isEmpty: places.isEmpty)
  }

  /// Writes the entry's object, of depth 2: below the root and `strings`.
  private func write(_ entry: CatalogEntry, to writer: inout JSONWriter) {
    write(entry.members, depth: 2, to: &writer) { member, writer in
      if case .localizations(let localizations) = member {
        write(localizations, depth: 3, to: &writer, write)
      } else {
        writer.write(member.json, depth: 3)
      }
    }
  }

  private func write(_ localization: Localization, to writer: inout JSONWriter) {
    switch localization.content {
    case .read(let shared, let node):
      writer.write(node, of: shared.document, order: changes, depth: StringUnit.depth)
    case .encoded(let encoded): encoded.write(to: &writer)
    case .value(let texts):
      if order == .canonical {
        texts.write(to: &writer)
      } else {
        writer.write(texts.json, depth: StringUnit.depth)
      }
    }
  }

  /// Writes an object.
  private func write<Member: CatalogMember>(
    _ members: [Member], depth: Int, to writer: inout JSONWriter,
    _ writeValue: (Member, inout JSONWriter) -> Void
  ) {
    let members = arranged(members)
    writer.open(.object)
    for (index, member) in members.enumerated() {
      writer.line(depth: depth + 1, isFirst: index == 0)
      writer.write(member.name)
      writer.colon()
      writeValue(member, &writer)
    }
    writer.close(.object, depth: depth, isEmpty: members.isEmpty)
  }

  /// Returns members in the order of writing. Of members that are equal one is kept.
  private func arranged<Member: CatalogMember>(_ members: [Member]) -> [Member] {
    let isInOrder = zip(members, members.dropFirst()).allSatisfy {
      KeyOrder.compare($0.name, $1.name) < 0
    }
    if order == .asRead || isInOrder { return members }
    var distinct: [Member] = []
    for member in members.sorted(by: { KeyOrder.compare($0.name, $1.name) < 0 }) {
      let isRepeated = distinct.last.map {
        $0.name.hasBytes(of: member.name) && $0.json.arranged == member.json.arranged
      }
      if isRepeated != true { distinct.append(member) }
    }
    return distinct
  }
}
