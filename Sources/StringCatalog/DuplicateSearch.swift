import LocalizationModel
import OrderedJSON

/// Finds duplicate members in a catalog's file: two or more members of one object with the same
/// name.
///
/// Git's line-based merges make them. `check` reports ``all()``, writing refuses
/// ``contradictions(limit:)``, and formatting drops ``harmless()``.
struct DuplicateSearch {
  private let document: JSONDocument
  private let path: String

  init(_ catalog: StringCatalog) { (document, path) = (catalog.document, catalog.path) }

  /// Returns all duplicates, in the order of the file.
  func all() -> [StringCatalog.Duplicate] {
    var judge = DuplicateJudge(document)
    return document.duplicates().map {
      let isHarmless = judge.haveSameValue($0.first, $0.second)
      return StringCatalog.Duplicate(
        name: document.text(of: $0.second), first: ByteRange(document.range(of: $0.first)),
        second: ByteRange(document.range(of: $0.second)),
        removal: removal(ofMember: $0.second), isHarmless: isHarmless,
        firstValue: ByteRange(document.range(of: $0.first + 1)),
        union: isHarmless ? nil : union(ofMembers: $0.first, $0.second))
    }
  }

  /// Returns a value with the contents of both members, as JSON in Xcode's layout at their depth;
  /// `nil` if they contradict each other.
  private func union(ofMembers first: Int, _ second: Int) -> String? {
    let values = [first, second].map { JSONNode(document: document, index: $0 + 1).value }
    guard let union = MemberUnion.union(values[0], values[1]) else { return nil }
    var writer = JSONWriter()
    writer.write(union.arranged, depth: document.depth(of: first + 1))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the byte range of a member with the comma and the white space before it. The member
  /// must not be the first of its object.
  private func removal(ofMember name: Int) -> ByteRange {
    var start = document.range(of: name).lowerBound
    while start > 0, document.bytes[start - 1] != UInt8(ascii: ",") { start -= 1 }
    return ByteRange(start: max(start - 1, 0), end: document.range(of: name + 1).upperBound)
  }

  /// Returns the name nodes of duplicates whose value equals an earlier one, ascending.
  ///
  /// - Throws: If two members of the same name have different values.
  func harmless() throws(CatalogError) -> [Int] {
    var names: [Int] = []
    var judge = DuplicateJudge(document)
    for duplicate in document.duplicates() {
      guard judge.haveSameValue(duplicate.first, duplicate.second) else {
        throw contradiction(duplicate, LineTable(document.bytes.span))
      }
      names.append(duplicate.second)
    }
    return names
  }

  /// Does the work of ``StringCatalog/contradictions(limit:)``.
  func contradictions(limit: Int) -> (first: [CatalogError], restCount: Int) {
    var judge = DuplicateJudge(document)
    let all = document.duplicates().filter { !judge.haveSameValue($0.first, $0.second) }
    let lines = LineTable(document.bytes.span)
    return (all.prefix(limit).map { contradiction($0, lines) }, max(all.count - limit, 0))
  }

  private func contradiction(
    _ duplicate: JSONDocument.Duplicate, _ lines: LineTable
  ) -> CatalogError {
    let bytes = document.bytes
    let first = lines.position(
      ofByte: document.range(of: duplicate.first).lowerBound, in: bytes.span)
    return CatalogError(
      .duplicate(
        name: document.text(of: duplicate.second), first: first,
        fits: union(ofMembers: duplicate.first, duplicate.second) != nil), path: path,
      offset: document.range(of: duplicate.second).lowerBound, in: bytes, lines)
  }
}
