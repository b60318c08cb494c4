import LocalizationModel
import OrderedJSON

/// Formats the file of a catalog as Xcode does: the work of `gloss fmt`.
///
/// A parsed catalog comes in. The file's bytes in Xcode's layout and order go out, with a list of
/// the members left out: identical duplicates, and comments that are `null`.
struct CatalogFormatter {
  private let catalog: StringCatalog

  init(_ catalog: StringCatalog) { self.catalog = catalog }

  private var document: JSONDocument { catalog.document }

  /// Does the work of ``StringCatalog/formatted()``.
  func formatted() throws(CatalogError) -> (
    bytes: ContiguousArray<UInt8>, repairs: [StringCatalog.Repair]
  ) {
    let repeated = try catalog.harmlessDuplicates()
    let dropped = (repeated + emptyComments).sorted()
    let changes = catalog.order(dropping: dropped)
    if dropped.isEmpty, changes.isEmpty, document.hasCanonicalLayout { return (document.bytes, []) }
    var writer = JSONWriter(capacity: document.bytes.count + 1024)
    writer.write(0, of: document, order: changes)
    if dropped.isEmpty { return (writer.bytes, []) }
    let lines = LineTable(document.bytes.span)
    let duplicates = Set(repeated)
    let repairs = dropped.map { name in
      StringCatalog.Repair(
        position: lines.position(
          ofByte: document.range(of: name).lowerBound, in: document.bytes.span),
        message: duplicates.contains(name)
          ? Message(
            "'\(document.text(of: name))' was duplicated, with the same value",
            comment: "fmt：重复的成员，值相同，已去掉一个。%@：成员名")
          : Message("'comment' was null", comment: "fmt：注释是 null，已去掉"))
    }
    return (writer.bytes, repairs)
  }

  /// The name nodes of all entries' `comment` members whose value is `null`, ascending. A member's
  /// value is the node after its name.
  private var emptyComments: [Int] {
    // `null` is rare: searching all nodes for it is faster than looking up each entry's comment.
    // Members of entries have depth 3, below the root, `strings` and the entry.
    (1..<document.nodeCount).filter { node in
      document.kind(of: node) == .null && document.depth(of: node) == 3
        && document.isText(node - 1, "comment") && isEntryMember(node - 1)
    }.map { $0 - 1 }
  }

  private func isEntryMember(_ name: Int) -> Bool {
    guard let strings = document.root["strings"]?.index else { return false }
    return strings < name && name < document.next(after: strings)
  }
}
