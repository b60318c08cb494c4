public import LocalizationModel

/// The result of a merge of extracted strings into a catalog, which `gloss sync` reports.
public struct ExtractionMerge: Hashable, Sendable {
  /// The changes, in the order of keys. Several changes of one key follow each other.
  public var changes: [CatalogChange] = []
  /// Findings on contradicting default values and on keys that were reworded or moved, by
  /// path and place.
  public var findings: [Finding] = []

  /// Makes a merge that changes nothing.
  public init() {}
}

/// The former name of ``ExtractionMerge``, for one release.
@available(*, deprecated, renamed: "ExtractionMerge")
public typealias CatalogMerge = ExtractionMerge
