import LocalizationModel
import OrderedJSON

/// One of the catalogs of a ``ThreeWayMerge``, rewritten in Xcode's form: equal values have equal
/// bytes, and every value can be copied as it is.
///
/// If a catalog has duplicate keys with different values, as a line-based merge leaves them, the
/// values are first merged with each other.
struct MergeInput {
  let document: JSONDocument
  /// The duplicates within the catalog whose values could not be merged.
  let contradictions: [Contradiction]

  /// Two values of one key that could not be merged.
  struct Contradiction: Hashable {
    let place: CatalogPlace
    let kept: String
    let other: String
  }

  /// True if the catalog was in Xcode's form already, so that ``document`` has the byte ranges of
  /// the file.
  let isAsGiven: Bool

  init(_ catalog: StringCatalog) throws(CatalogError) {
    isAsGiven = !catalog.isEdited && catalog.formatIsCanonical
    if isAsGiven {
      document = catalog.document
      contradictions = []
      return
    }
    let variants = catalog.isEdited ? [] : try catalog.documentsWithoutDuplicates()
    guard let first = variants.first, variants.count > 1 else {
      document = try Self.document(catalog.serialized(), of: catalog)
      contradictions = []
      return
    }
    // Different values of one key are merged as if two sides had each added one, without a base.
    var merged = first
    var contradictions: [Contradiction] = []
    for variant in variants.dropFirst() {
      var merger = TreeMerger(ThreeTrees(base: nil, ours: merged, theirs: variant))
      let root = merger.mergedRoot()
      var writer = MergeWriter(merger)
      writer.write(root, depth: 0)
      contradictions += merger.conflicts.map {
        Contradiction(place: $0.place, kept: $0.ourText, other: $0.theirText)
      }
      merged = try Self.document(writer.bytes, of: catalog)
    }
    document = merged
    self.contradictions = contradictions
  }

  static func document(
    _ bytes: ContiguousArray<UInt8>, of catalog: StringCatalog
  ) throws(CatalogError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(bytes)
    } catch {
      throw CatalogError(
        .notJSON(error), path: catalog.path, offset: error.offset, in: bytes)
    }
  }
}

extension StringCatalog {
  /// The greatest number of values of one name that are merged: each takes a pass over the catalog.
  private static let variantLimit = 16

  /// Returns the catalog as read in Xcode's form, once for each value of a duplicate key: first
  /// with the first values, then with the second ones, and so on.
  ///
  /// - Returns: The variants; an empty array if equal names have equal values.
  /// - Throws: If one name has more than ``variantLimit`` values, which a person has to sort out.
  fileprivate func documentsWithoutDuplicates() throws(CatalogError) -> [JSONDocument] {
    var judge = DuplicateJudge(document)
    // Members of one name with different values, by the node of the first.
    var groups: [Int: [Int]] = [:]
    var repeated: [Int] = []
    for duplicate in document.duplicates() {
      let group = groups[duplicate.first] ?? [duplicate.first]
      if group.contains(where: { judge.haveSameValue($0, duplicate.second) }) {
        repeated.append(duplicate.second)
      } else if group.count < Self.variantLimit {
        groups[duplicate.first] = group + [duplicate.second]
      } else {
        // Throws, because this duplicate's value differs from the first one.
        _ = try harmlessDuplicates()
      }
    }
    var documents: [JSONDocument] = []
    for number in 0..<(groups.values.map(\.count).max() ?? 0) {
      let others = groups.values.flatMap { names in
        let kept = min(number, names.count - 1)
        return names.indices.filter { $0 != kept }.map { names[$0] }
      }
      var writer = JSONWriter(capacity: document.bytes.count)
      writer.write(0, of: document, order: order(dropping: (repeated + others).sorted()))
      documents.append(try MergeInput.document(writer.bytes, of: self))
    }
    return documents
  }
}
