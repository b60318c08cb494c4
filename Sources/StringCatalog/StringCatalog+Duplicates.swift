public import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// A member that an earlier one of its object has the name of.
  public struct Duplicate: Hashable, Sendable {
    public let name: String
    /// The names' bytes in the file, quotes included.
    public let first: ByteRange
    public let second: ByteRange
    /// The whole of the later member and the comma that parts it from its neighbours: what to drop.
    package let removal: ByteRange
    /// Whether both have the same value, in whatever layout: then dropping one loses nothing.
    public let isHarmless: Bool
  }

  /// Members that are there twice, anywhere in the file, in the order of the file. Git merges
  /// make them. Of two entries the first is read; a catalog where they differ cannot be written.
  public var duplicates: [Duplicate] {
    var judge = DuplicateJudge(document)
    return document.duplicates().map {
      Duplicate(
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

  /// Looks for duplicates ahead of a merge, by a worker that has time for it: the document does not
  /// change. What a merge refuses is left for it to find.
  package mutating func noteDuplicates() { knownDuplicates = try? harmlessDuplicates() }

  /// The names of the members that repeat one before them with the same value, ascending.
  ///
  /// - Throws: If two members of the same name have different values.
  func harmlessDuplicates() throws(CatalogError) -> [Int] {
    if let knownDuplicates { return knownDuplicates }
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

  /// Members that are there twice with different values, in the order of the file: what keeps a
  /// catalog from being written.
  ///
  /// - Parameter limit: The most to be described.
  /// - Returns: The first of them, and how many more there are.
  package func contradictions(limit: Int) -> (first: [CatalogError], restCount: Int) {
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

/// Tells whether members of one name have one value.
struct DuplicateJudge {
  private let document: JSONDocument
  /// Values that were looked at in their canonical order, by their names: a large one may have to be
  /// compared with many.
  private var arranged: [Int: JSONValue] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// - Parameters: Nodes of names. The first is remembered.
  mutating func haveSameValue(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (document.range(of: first + 1), document.range(of: second + 1))
    if left.count == right.count, document.bytes[left].elementsEqual(document.bytes[right]) {
      return true
    }
    let known = arranged[first] ?? value(first)
    arranged[first] = known
    return known == value(second)
  }

  private func value(_ name: Int) -> JSONValue {
    StringCatalog.arranged(JSONNode(document: document, index: name + 1).value)
  }
}
