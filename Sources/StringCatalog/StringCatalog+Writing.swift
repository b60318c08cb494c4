import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// How the members of objects are ordered in writing.
  public enum Order: Sendable {
    /// As Xcode does it, at every level.
    case canonical
    /// As in the file as read; added keys come last.
    case asRead
  }

  /// Whether the file as read is, byte for byte, what Xcode would write for the same content.
  public var formatIsCanonical: Bool {
    membersAreCanonical && document.duplicates().isEmpty
  }

  /// Whether the layout and the order of members are those of Xcode, also if a member is there twice.
  package var membersAreCanonical: Bool { document.hasCanonicalLayout && order().isEmpty }

  /// The bytes of the catalog's file, as Xcode writes them.
  ///
  /// Two members of one name and value are written once in the canonical order.
  ///
  /// - Throws: If an object as read has two members of the same name with different values and
  ///   the order is the canonical one.
  public func serialized(_ order: Order = .canonical) throws(CatalogError) -> ContiguousArray<UInt8>
  {
    let changes: JSONOrder
    switch order {
    case .canonical: changes = try self.order(dropping: harmlessDuplicates())
    case .asRead: changes = JSONOrder()
    }
    if !isEdited, changes.isEmpty, document.hasCanonicalLayout { return document.bytes }
    var writer = JSONWriter(capacity: document.bytes.count + 1024 + addedSize())
    if isEdited {
      writeEdited(order, changes, to: &writer)
    } else {
      writer.write(0, of: document, order: changes)
    }
    return writer.bytes
  }

  /// About how many bytes edits add at most, so that the output need not grow, which takes its memory
  /// twice.
  private func addedSize() -> Int {
    var size = 0
    for slot in slots.indices {
      for index in slots[slot].localizations.indices {
        size += slots[slot].localizations[index].size
      }
    }
    return size
  }

  /// What has to move in the document as read.
  func order(dropping dropped: [Int] = []) -> JSONOrder {
    document.order(dropping: dropped, allows: { KeyOrder.allows($0, before: $1) }) { names in
      KeyOrder.sorted(names) { document.decodedBytes(of: $0) }
    }
  }

  /// Writes the root, with the entries from `slots`.
  private func writeEdited(_ order: Order, _ changes: JSONOrder, to writer: inout JSONWriter) {
    let names = changes.names(of: 0) ?? document.names(of: 0)
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
        writeStrings(order, changes, to: &writer)
      } else if let name = member.name {
        writer.write(name + 1, of: document, order: changes, depth: 1)
      } else {
        let isVersion = member.text.utf8.elementsEqual("version".utf8)
        writer.write(.string(isVersion ? "1.0" : sourceLanguage), depth: 1)
      }
    }
    writer.close(.object, depth: 0, isEmpty: members.isEmpty)
  }

  private func writeStrings(_ order: Order, _ changes: JSONOrder, to writer: inout JSONWriter) {
    let places = order == .canonical ? canonicalPlaces() : remainingPlaces()
    writer.open(.object)
    for (index, place) in places.enumerated() {
      let slot = slots[place]
      writer.line(depth: 2, isFirst: index == 0)
      if let name = slot.name {
        writer.write(string: name, of: document)
      } else {
        writer.write(slot.key)
      }
      writer.colon()
      if let edited = slot.edited {
        writer.write(order == .canonical ? Self.arranged(edited) : edited, depth: 2)
      } else if let name = slot.name, slot.localizations.isEmpty {
        writer.write(name + 1, of: document, order: changes, depth: 2)
      } else if let name = slot.name {
        write(name + 1, with: slot.localizations, order, changes, to: &writer)
      }
    }
    writer.close(.object, depth: 1, isEmpty: places.isEmpty)
  }

  private func remainingPlaces() -> [Int] { slots.indices.filter { !slots[$0].isRemoved } }

  /// The places of all entries in Xcode's order: that of the file if it allows it, with new keys
  /// put in by binary search, for there are texts that have no single right place.
  private func canonicalPlaces() -> [Int] {
    let remaining = remainingPlaces().filter { places[TextKey(slots[$0].key)] == $0 }
    let old = remaining.filter { slots[$0].name != nil }
    let keys = old.map { ContiguousArray(slots[$0].key.utf8) }
    let isInOrder = (1..<max(keys.count, 1)).allSatisfy {
      KeyOrder.allows(keys[$0 - 1], before: keys[$0])
    }
    guard isInOrder else { return KeyOrder.sorted(remaining) { .init(slots[$0].key.utf8) } }
    let new = remaining.filter { slots[$0].name == nil }
    var arranged: [Int] = []
    arranged.reserveCapacity(remaining.count)
    var copied = 0
    for place in KeyOrder.sorted(new, by: { .init(slots[$0].key.utf8) }) {
      let key = ContiguousArray(slots[place].key.utf8)
      var (low, high) = (copied, old.count)
      while low < high {
        let middle = (low + high) / 2
        if KeyOrder.compare(keys[middle], key) < 0 { low = middle + 1 } else { high = middle }
      }
      arranged += old[copied..<low]
      arranged.append(place)
      copied = low
    }
    return arranged + old[copied...]
  }

  /// A value with the members of all its objects in Xcode's order.
  static func arranged(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      let arranged = members.map { JSONValue.Member($0.name, Self.arranged($0.value)) }
      let isInOrder = zip(arranged, arranged.dropFirst()).allSatisfy {
        KeyOrder.compare($0.name, $1.name) < 0
      }
      if isInOrder { return .object(arranged) }
      let sorted = arranged.sorted { KeyOrder.compare($0.name, $1.name) < 0 }
      var distinct: [JSONValue.Member] = []
      for member in sorted where member != distinct.last { distinct.append(member) }
      return .object(distinct)
    case .array(let elements): return .array(elements.map { Self.arranged($0) })
    case .null, .boolean, .number, .string: return value
    }
  }
}
