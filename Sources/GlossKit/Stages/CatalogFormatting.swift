import StringCatalog

/// One catalog in Xcode's form: what `gloss fmt` makes of a file.
public struct CatalogFormatting: Sendable {
  public let path: String
  public let oldBytes: ContiguousArray<UInt8>
  public let newBytes: ContiguousArray<UInt8>
  private let stamp: FileStamp

  public var isCanonical: Bool { oldBytes == newBytes }

  /// - Throws: ``GlossError`` if the file cannot be read, is no catalog, or has a member twice with
  ///   different values.
  public init(_ path: String) throws(GlossError) {
    let loaded = try LoadedCatalog(path)
    self.path = path
    oldBytes = loaded.bytes
    stamp = loaded.stamp
    do throws(CatalogError) {
      newBytes = try loaded.catalog.serialized()
    } catch {
      throw GlossError(error)
    }
  }

  /// Replaces the files that are not in Xcode's form, all or none.
  public static func write(_ formattings: [CatalogFormatting]) throws(GlossError) {
    try FileWriter().write(
      formattings.filter { !$0.isCanonical }.map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }
}
