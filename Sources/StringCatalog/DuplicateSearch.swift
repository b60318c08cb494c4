import LocalizationModel
import OrderedJSON

/// Finds the members of a catalog's file that are there twice.
struct DuplicateSearch {
  private let document: JSONDocument
  private let path: String

  init(_ catalog: StringCatalog) { (document, path) = (catalog.document, catalog.path) }

  /// All of them, in the order of the file.
  func all() -> [StringCatalog.Duplicate] {
    var judge = DuplicateJudge(document)
    return document.duplicates().map {
      StringCatalog.Duplicate(
        name: document.text(of: $0.second), first: ByteRange(document.range(of: $0.first)),
        second: ByteRange(document.range(of: $0.second)),
        removal: removal(ofMember: $0.second),
        isHarmless: judge.haveSameValue($0.first, $0.second))
    }
  }

  /// A member that is not the first of its object, with the comma and the white space before it.
  private func removal(ofMember name: Int) -> ByteRange {
    var start = document.range(of: name).lowerBound
    while start > 0, document.bytes[start - 1] != UInt8(ascii: ",") { start -= 1 }
    return ByteRange(start: max(start - 1, 0), end: document.range(of: name + 1).upperBound)
  }

  /// The names of those that have the same value as one before them, ascending.
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

  /// As ``StringCatalog/contradictions(limit:)``.
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
      .duplicate(name: document.text(of: duplicate.second), first: first), path: path,
      offset: document.range(of: duplicate.second).lowerBound, in: bytes, lines)
  }
}
