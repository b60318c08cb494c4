import LegacyFormats
import LocalizationModel
import ProjectLayout

/// The classes that Xcode generates from a Core Data model.
///
/// Their properties have the types that placeholders show, and no source declares them. Entities
/// without code generation have their classes in the sources.
enum DataModels {
  /// Larger ones are ignored: their types count as unknown.
  private static let sizeLimit = 16 * 1_048_576

  /// Reads the models among files: of one with several versions the current.
  ///
  /// One that cannot be read is ignored; what it would declare counts as unknown.
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

  /// The folder that holds all versions of a model, or the only one.
  private static func model(of version: String) -> String {
    let folder = FolderPath.folder(of: version)
    let outer = FolderPath.folder(of: folder)
    return outer.hasSuffix(".xcdatamodeld") ? outer : folder
  }

  /// The file that says which version of a model is the current.
  static func versionList(ofModelAround version: String) -> String {
    model(of: version) + "/.xccurrentversion"
  }

  /// Larger lists of versions are ignored: they hold one name.
  private static let listSizeLimit = 65_536

  private static func current(
    among versions: [String], within boundary: ProjectBoundary
  ) -> String? {
    guard versions.count > 1, let first = versions.first else { return versions.first }
    let list = versionList(ofModelAround: first)
    let contents = try? FileReader.contents(
      of: list, within: boundary, sizeLimit: listSizeLimit)
    if let bytes = contents?.bytes,
      let current = try? PropertyList(bytes)?.value["_XCCurrentVersionName"]?.text,
      let named = versions.first(where: { $0.hasSuffix("/\(current)/contents") })
    {
      return named
    }
    return versions.max { $0.precedesInBytes($1) }
  }
}
