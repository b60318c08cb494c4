import LegacyFormats
import LocalizationModel
import ProjectLayout

/// Reads the Core Data models of a project and declares the classes that Xcode generates from them,
/// as Swift text for the join of declarations.
///
/// No source declares these classes, but code interpolates their properties, and the type of each
/// property decides the specifier in a key. Entities without code generation are left out, because
/// their classes are in the sources.
enum DataModels {
  /// The greatest size of a model in bytes; a larger one is ignored, and its types are unknown.
  private static let sizeLimit = 16 * 1_048_576

  /// Reads the current version of each model among some files.
  ///
  /// A model that cannot be read is ignored, and its types are unknown.
  static func declarations(
    among files: [String], within boundary: ProjectBoundary
  ) -> [OutsideDeclarations] {
    let versions = files.filter { $0.hasSuffix(".xcdatamodel/contents") }
    let models = Dictionary(grouping: versions, by: model).values
    return models.compactMap { current(among: $0, within: boundary) }.compactMap { path in
      let contents = try? FileReader.contents(of: path, within: boundary, sizeLimit: sizeLimit)
      guard let bytes = contents?.bytes, let entities = Entity.all(inModel: bytes.span),
        !entities.isEmpty
      else { return nil }
      return OutsideDeclarations(path, swift: entities.map(\.swift).joined())
    }.sorted { $0.path.precedesInBytes($1.path) }
  }

  /// Returns the folder that holds all versions of a model (`.xcdatamodeld`), or else the only
  /// version.
  private static func model(of version: String) -> String {
    let folder = FolderPath.folder(of: version)
    let outer = FolderPath.folder(of: folder)
    return outer.hasSuffix(".xcdatamodeld") ? outer : folder
  }

  /// Returns the path of the file that names a model's current version.
  static func versionList(ofModelAround version: String) -> String {
    model(of: version) + "/.xccurrentversion"
  }

  /// The greatest size in bytes of the file that names the current version; it holds one name.
  private static let listSizeLimit = 65_536

  /// Returns the current one of a model's versions; the last by path if the model names none.
  private static func current(
    among versions: [String], within boundary: ProjectBoundary
  ) -> String? {
    guard versions.count > 1, let first = versions.first else { return versions.first }
    let list = versionList(ofModelAround: first)
    let contents = try? FileReader.contents(
      of: list, within: boundary, sizeLimit: listSizeLimit)
    if let bytes = contents?.bytes,
      let current = try? PropertyList(bytes)?.value["_XCCurrentVersionName"]?.text,
      let currentVersion = versions.first(where: { $0.hasSuffix("/\(current)/contents") })
    {
      return currentVersion
    }
    return versions.max { $0.precedesInBytes($1) }
  }
}
