import CatalogSync
import ConventionChecks
import LocalizationModel
import OrderedJSON
import ProjectLayout

/// Catalogs that the strings of a project need and that are not there: what `gloss sync --create` makes.
struct MissingCatalogs: Sendable {
  /// A catalog without entries.
  struct Catalog: Sendable {
    /// The language of its keys.
    let language: String
    let bytes: ContiguousArray<UInt8>
  }

  /// By the paths that they get.
  private(set) var catalogs: [String: Catalog] = [:]
  /// Packages that get a catalog and do not say their language, which SwiftPM then asks for.
  private(set) var packagesWithoutLanguage: [String: String] = [:]

  init(of sources: SyncSources, in project: Project) {
    var unserved: [String: Set<String>] = [:]
    for source in sources.all where project.scope.contains(source.path) {
      for share in source.shares ?? [] where share.group.catalogs.isEmpty {
        guard let table = share.table.name, Self.isFileName(table) else { continue }
        unserved[table, default: []].formUnion(share.strings.map(\.bundlePath))
      }
    }
    for (table, sources) in unserved {
      let folders = project.layout.newCatalogFolders(for: sources.sortedByBytes())
      for (folder, sources) in folders {
        add(FolderPath.join(folder, table + ".xcstrings"), sources, project)
      }
    }
    for mapping in project.layout.danglingMappings { add(mapping.catalog, [], project) }
  }

  private mutating func add(_ path: String, _ sources: [String], _ project: Project) {
    guard project.mayHold(path), project.boundary.objection(to: path) == nil,
      PathKind(path) == .missing
    else { return }
    let targets = Set(sources.flatMap { project.layout.languages(ofTargetsOf: $0) })
    let language = Self.language(of: project, targets: targets.sortedByBytes())
    catalogs[path] = Catalog(language: language, bytes: Self.emptyCatalog(language))
    for source in sources where project.layout.isInPackage(source) {
      guard let manifest = project.manifestWithoutLanguage(around: source) else { continue }
      packagesWithoutLanguage[manifest] = language
    }
  }

  /// What is set, else what the target says, else what all of the project's targets say, else the
  /// language of keys.
  private static func language(of project: Project, targets: [String]) -> String {
    if let set = project.configuration.checks.base.sourceLanguage { return set }
    if let first = targets.first { return first }
    let languages = project.developmentLanguages
    if languages.count == 1 { return languages[0] }
    let key = project.configuration.checks.base.convention.key
    return key == "any" ? "en" : key
  }

  /// As Xcode makes one.
  private static func emptyCatalog(_ language: String) -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    writer.write(
      .object([
        .init("sourceLanguage", .string(language)), .init("strings", .object([])),
        .init("version", .string("1.0")),
      ]))
    return writer.bytes
  }

  /// Whether a table's name can be a file's name in a folder: code can name anything.
  private static func isFileName(_ table: String) -> Bool {
    !table.isEmpty && table.first != "." && table.utf8.count < 200
      && table.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "/" }
  }
}

extension MissingCatalogs {
  /// What is left to do by hand for a build to take the catalogs, sorted by path bytes.
  var advice: [Message] {
    packagesWithoutLanguage.keys.sortedByBytes().map { path in
      Message(
        """
        \(path): SwiftPM takes catalogs only with 'defaultLocalization: \
        "\(packagesWithoutLanguage[path] ?? "")"' in 'Package('
        """,
        comment: "提示：软件包缺少 defaultLocalization。%1$@：Package.swift 的路径；%2$@：语言")
    }
  }
}
