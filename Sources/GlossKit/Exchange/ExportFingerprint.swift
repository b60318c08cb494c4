import TranslationUnits

/// The identity of an export in the `<tool>` element that gloss writes: its version and the name
/// that git gives the catalog's bytes. By the name an import finds the base without a search.
struct ExportFingerprint {
  private static let id = "gloss"

  let catalog: BlobName

  init(catalog: BlobName) { self.catalog = catalog }

  /// Reads the element; `nil` if another program or an older version of gloss made the file.
  init?(_ tool: UnitFile.Tool?) {
    guard let tool, tool.id == Self.id, let dash = tool.build.lastIndex(of: "-"),
      let name = BlobName(tool.build[dash...].dropFirst())
    else { return nil }
    catalog = name
  }

  var tool: UnitFile.Tool {
    UnitFile.Tool(
      id: Self.id, name: Self.id, version: glossVersion, build: "\(glossVersion)-\(catalog)")
  }
}
