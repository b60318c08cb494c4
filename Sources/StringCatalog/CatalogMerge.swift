public import LocalizationModel

/// What a merge did to a catalog.
public struct CatalogMerge: Hashable, Sendable {
  /// In the order of keys; several changes of one key follow each other.
  public var changes: [CatalogChange] = []
  /// Default values that contradict each other, in the order of keys.
  public var findings: [Finding] = []

  /// Makes a merge that changes nothing.
  public init() {}
}
