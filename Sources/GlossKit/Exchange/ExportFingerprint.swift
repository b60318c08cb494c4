import TranslationUnits

/// What an export writes of itself into its files: the version, and the name of the catalog's bytes that
/// were exported.
struct ExportFingerprint {
  private static let id = "gloss"

  let catalog: BlobName

  init(catalog: BlobName) { self.catalog = catalog }

  /// - Returns: `nil` for a file that another program made, or an older version.
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
