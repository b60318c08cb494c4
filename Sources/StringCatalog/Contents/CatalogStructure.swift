package import LocalizationModel
import OrderedJSON

/// The structure of a catalog's file beyond single entries: its languages, its root and stray
/// members.
///
/// Rules of `gloss check` on whole catalogs, `status` and `export` read it. Everything is as in the
/// file; edits are ignored.
package struct CatalogStructure {
  private let document: JSONDocument
  private let slots: [StringCatalog.Slot]

  private let catalog: StringCatalog

  /// Makes the structure of a catalog as read.
  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
    (document, slots) = (catalog.document, catalog.slots)
  }

  /// The byte range of the brace that opens the file.
  package var openingBrace: ByteRange {
    let start = document.range(of: 0).lowerBound
    return ByteRange(start: start, end: start + 1)
  }

  /// The offset just past the last member of the root; `nil` if the root is empty.
  package var endOfMembers: Int? {
    document.names(of: 0).last.map { document.range(of: $0 + 1).upperBound }
  }

  /// The byte range of the `strings` object, braces included; `nil` if the file has none.
  package var stringsRange: ByteRange? {
    document.root["strings"].map { ByteRange($0.range) }
  }

  /// Returns the languages in the entries, in the order of their first use, with the number of
  /// entries that use them. Entries that are not to be translated do not count.
  package func languageUses() -> [LanguageUse] {
    var uses: [LanguageUse] = []
    var names = LanguageNodes(document)
    for slot in slots {
      guard let name = slot.name else { continue }
      let entry = JSONNode(document: document, index: name + 1)
      guard let localizations = entry["localizations"]?.index,
        document.kind(of: localizations) == .object, entry["shouldTranslate"]?.boolean != false
      else { continue }
      var expected = 0
      let end = document.next(after: localizations)
      var language = localizations + 1
      while language < end {
        defer { language = document.next(after: language + 1) }
        let index = names.index(of: language, expected: expected)
        if index == uses.count { uses.append(LanguageUse(name: placedText(language), count: 0)) }
        uses[index].count += 1
        expected = index + 1
      }
    }
    return uses
  }

  /// Returns the byte ranges of all names of each language, in the order of the file.
  package func namesOfLanguages() -> [TextKey: [ByteRange]] {
    var names = LanguageNodes(document)
    var ranges: [[ByteRange]] = []
    for slot in slots {
      guard let name = slot.name,
        let localizations = JSONNode(document: document, index: name + 1)["localizations"]
      else { continue }
      var expected = 0
      for member in document.names(of: localizations.index) {
        let index = names.index(of: member, expected: expected)
        if index == ranges.count { ranges.append([]) }
        ranges[index].append(ByteRange(document.range(of: member)))
        expected = index + 1
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(names.texts, ranges))
  }

  /// Returns the members of the root that the format does not name, and entries that lie inside an
  /// entry by mistake, in the order of the file.
  package func strayMembers() -> [StrayMember] {
    var strays = strayMembersOfRoot()
    for slot in slots {
      guard let entry = slot.name else { continue }
      for member in document.names(of: entry + 1) where !isEntryMember(member) {
        if isEntry(member + 1) { strays.append(strayMember(member, in: entry + 1)) }
      }
    }
    return strays.sorted { $0.range.start < $1.range.start }
  }

  /// Returns the members of the root that the format does not name, in the order of the file.
  package func strayMembersOfRoot() -> [StrayMember] {
    document.names(of: 0).filter { name in
      !["strings", "sourceLanguage", "version"].contains { document.isText(name, $0) }
    }.map { strayMember($0, in: 0) }
  }

  private func strayMember(_ name: Int, in object: Int) -> StrayMember {
    let end = document.range(of: name + 1).upperBound
    return StrayMember(
      name: placedText(name),
      range: ByteRange(start: document.range(of: name).lowerBound, end: end),
      removal: document.removal(ofMember: name, of: object), isEntry: isEntry(name + 1),
      union: union(ofStray: name))
  }

  /// Joins a stray member with the entry of the same key. An entry that extraction wrote and that
  /// holds no work gives way to the stray one.
  private func union(ofStray name: Int) -> StrayMember.Union? {
    let key = document.text(of: name)
    guard isEntry(name + 1), let place = catalog.places[TextKey(key)],
      let own = slots[place].name
    else { return nil }
    let range = document.range(of: own + 1)
    // An entry inside of the one that it repeats: the edits would overlap.
    if range.contains(document.range(of: name).lowerBound) { return nil }
    let values = [own, name].map { JSONNode(document: document, index: $0 + 1).value }
    var united = MemberUnion.union(values[0], values[1])
    let entry = catalog.entry(at: place)
    if united == nil, entry.hasNoWork, [nil, .extractedWithValue].contains(entry.extractionState) {
      var stray = values[1]
      if stray["comment"] == nil { stray["comment"] = values[0]["comment"] }
      united = stray
    }
    guard let united else { return nil }
    var writer = JSONWriter()
    writer.write(united.arranged, depth: document.depth(of: own + 1))
    return StrayMember.Union(
      value: ByteRange(range), text: String(decoding: writer.bytes, as: UTF8.self))
  }

  /// True if the value is an object with members of an entry and no others.
  private func isEntry(_ node: Int) -> Bool {
    guard document.kind(of: node) == .object else { return false }
    let names = document.names(of: node)
    return !names.isEmpty && names.allSatisfy(isEntryMember)
  }

  private func isEntryMember(_ name: Int) -> Bool {
    Self.entryMembers.contains { document.isText(name, $0) }
  }

  private static let entryMembers = [
    "comment", "extractionState", "generatesSymbol", "isCommentAutoGenerated", "localizations",
    "shouldTranslate",
  ]

  /// Returns a member's name with its byte range.
  private func placedText(_ name: Int) -> PlacedText {
    PlacedText(document.text(of: name), ByteRange(document.range(of: name)))
  }
}

extension StringCatalog {
  /// The structure of the file as read.
  package var structure: CatalogStructure { CatalogStructure(self) }

  /// Returns the languages of the entries, as ``CatalogStructure/languageUses()`` does.
  package func languageUses() -> [LanguageUse] { structure.languageUses() }
}
