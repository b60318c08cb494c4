import LocalizationModel
import StringCatalog

extension Project {
  /// Returns the new text, in Xcode's form if the old text had it or the fix asks for it; `nil` if
  /// it cannot be parsed although the old text can.
  ///
  /// - Parameter isRewritten: True if a fix writes the catalog anew.
  func fixedText(
    _ new: ContiguousArray<UInt8>, from old: ContiguousArray<UInt8>, _ path: String,
    isRewritten: Bool
  ) -> ContiguousArray<UInt8>? {
    switch FileKind(path: path) {
    case .catalog:
      guard let catalog = try? StringCatalog(new, path: path) else { return nil }
      if isRewritten { return try? catalog.serialized() }
      let oldForm = try? StringCatalog(old, path: path).serialized()
      return oldForm == old ? try? catalog.serialized() : new
    case .swift:
      let reader = TwoPassScanner(of: self)
      let isBroken = reader.source(old, path).isComplete && !reader.source(new, path).isComplete
      return isBroken ? nil : new
    case .otherSource, .packageManifest, .projectFile, .table, .dataModel, nil: return new
    }
  }
}
