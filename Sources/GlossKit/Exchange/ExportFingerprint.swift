import TranslationUnits

/// The mark of gloss in the `<tool>` element of its exports: the version and the git name of the
/// catalog's bytes, by which an import finds the base without searching.
struct ExportFingerprint {
  private static let id = "gloss"

  let catalog: BlobName

  init(catalog: BlobName) { self.catalog = catalog }

  /// - Returns: `nil` if another program or an older version made the file.
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
