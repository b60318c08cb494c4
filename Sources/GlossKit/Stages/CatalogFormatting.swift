import StringCatalog

/// One catalog in Xcode's form: what `gloss fmt` makes of a file.
public struct CatalogFormatting: Sendable {
  public let path: String
  public let oldBytes: ContiguousArray<UInt8>
  public let newBytes: ContiguousArray<UInt8>
  private let stamp: FileStamp?

  public var isCanonical: Bool { oldBytes == newBytes }

  /// - Throws: ``GlossError`` if the file cannot be read, is no catalog, or has a member twice with
  ///   different values.
  public init(_ path: String) throws(GlossError) {
    switch PathKind(path) {
    case .missing: throw GlossError(missing: path)
    case .folder: throw GlossError(path, .notACatalog)
    default: break
    }
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

  /// Reads several catalogs.
  ///
  /// - Parameter paths: As the user gave them; one that is given twice is read once.
  /// - Returns: Both in the order of the paths.
  public static func all(
    _ paths: [String]
  ) -> (formattings: [CatalogFormatting], failures: [GlossError]) {
    var formattings: [CatalogFormatting] = []
    var failures: [GlossError] = []
    var seen: Set<String> = []
    for path in paths.map({ WorkingDirectory.current.path(ofArgument: $0) })
    where seen.insert(path).inserted {
      do throws(GlossError) {
        formattings.append(try CatalogFormatting(path))
      } catch {
        failures.append(error)
      }
    }
    return (formattings, failures)
  }

  /// Replaces the files that are not in Xcode's form, all or none.
  public static func write(_ formattings: [CatalogFormatting]) throws(GlossError) {
    try FileWriter().write(
      formattings.filter { !$0.isCanonical }.map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }
}
