import LocalizationModel
import OrderedJSON

/// Writes entries that were edited or added, for ``CatalogWriter``. Localizations that no edit touched
/// are copied as bytes.
struct EntryWriter {
  private let order: StringCatalog.Order
  /// The members to move in the document.
  private let changes: MemberOrder

  init(_ order: StringCatalog.Order, _ changes: MemberOrder) {
    self.order = order
    self.changes = changes
  }

  /// Writes the entry's object, of depth 2: below the root and `strings`.
  func write(_ entry: CatalogEntry, to writer: inout JSONWriter) {
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
