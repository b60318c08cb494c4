import LocalizationModel
import OrderedJSON

/// One of the catalogs of a merge in Xcode's form, so that equal values have equal bytes and every
/// value can be copied as it is.
struct MergeSide {
  let document: JSONDocument
  /// Where a key was there twice with different values.
  let contradictions: [Contradiction]

  /// What two values of one key do not agree on.
  struct Contradiction: Hashable {
    let place: CatalogPlace
    let kept: String
    let other: String
  }

  /// Whether that is the form in which it was given.
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
    // Values of one key that differ are merged as if two sides had added them.
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
  /// How many values of one name are merged: each takes a pass over the catalog.
  private static let variantLimit = 16

  /// The catalog as read in Xcode's form: once with the first of the values that share a name, once
  /// with the second, as often as there is another one.
  ///
  /// - Returns: Nothing if all members of one name have one value.
  /// - Throws: If there are so many values of one name that a person has to look.
  fileprivate func documentsWithoutDuplicates() throws(CatalogError) -> [JSONDocument] {
    var judge = DuplicateJudge(document)
    /// By the first of them, members whose values differ.
    var groups: [Int: [Int]] = [:]
    var repeated: [Int] = []
    for duplicate in document.duplicates() {
      let group = groups[duplicate.first] ?? [duplicate.first]
      if group.contains(where: { judge.haveSameValue($0, duplicate.second) }) {
        repeated.append(duplicate.second)
      } else if group.count < Self.variantLimit {
        groups[duplicate.first] = group + [duplicate.second]
      } else {
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
      documents.append(try MergeSide.document(writer.bytes, of: self))
    }
    return documents
  }
}
