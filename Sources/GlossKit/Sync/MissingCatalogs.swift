import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The catalogs that a project's strings need and the project lacks; `gloss sync --create` creates
/// them.
///
/// The scanned sources come in; paths and first contents of new catalogs come out, and ``SyncPlan``
/// adds the entries.
struct MissingCatalogs: Sendable {
  /// A new catalog, whose only entries are phrases of App Shortcuts.
  struct Catalog: Sendable {
    /// The source language.
    let language: String
    let bytes: ContiguousArray<UInt8>
  }

  /// The new catalogs by path.
  private(set) var catalogs: [String: Catalog] = [:]
  /// Tables that exist as `.strings` files, each with the path of the first one. They get no new
  /// catalog, because `gloss convert` makes one with their texts.
  private(set) var olderTables: [String: String] = [:]
  /// Manifests without `defaultLocalization` whose packages get a catalog, each with the language
  /// to enter there. Without the entry, SwiftPM accepts no catalog.
  private(set) var packagesWithoutLanguage: [String: String] = [:]
  /// The Xcode projects that list some of the catalogs.
  private(set) var listing = ProjectListing()
  /// The errors of catalogs that could not be made, sorted by path bytes.
  private(set) var failures: [GlossError] = []

  /// - Parameter missing: The catalogs that the checkout lacks, which are not created anew.
  init(of sources: SyncSources, in project: Project, beside missing: MissingSources) {
    var unserved: [String: Set<String>] = [:]
    var entries: [ProjectListing.Entry] = []
    var phrases: [String: [[String]]] = [:]
    for source in sources.all
    where project.scope.contains(source.path) && project.layout.isCompiled(source.path) {
      for share in source.shares ?? [] where share.group.catalogs.isEmpty {
        guard let table = share.table.name, Self.isFileName(table) else { continue }
        unserved[table, default: []].formUnion(share.strings.map(\.bundlePath))
      }
      for string in source.unservedPhrases {
        phrases[string.bundlePath, default: []].append(string.phrases)
      }
    }
    if !phrases.isEmpty { unserved[Self.shortcuts] = Set(phrases.keys) }
    let older = project.olderTables
    for (table, all) in unserved {
      let alreadyInTables = all.filter { !older.files(of: table, for: $0).isEmpty }
      if let first = alreadyInTables.sortedByBytes().first {
        olderTables[table] = older.files(of: table, for: first)[0]
      }
      let sources = all.subtracting(alreadyInTables)
      let places = project.layout.newCatalogPlaces(for: sources.sortedByBytes(), table: table)
      // Targets that list their files may share a folder, and so a catalog.
      var byPath: [String: [String]] = [:]
      for (place, sources) in places {
        let path = FolderPath.join(place.folder, table + ".xcstrings")
        byPath[path, default: []] += sources
        entries += place.listing.map { [ProjectListing.Entry(catalog: path, listing: $0)] } ?? []
      }
      for (path, sources) in byPath {
        let sources = sources.sortedByBytes()
        let sets = table == Self.shortcuts ? sources.flatMap { phrases[$0] ?? [] } : []
        add(path, sources, sets, project)
      }
    }
    for mapping in project.layout.danglingMappings where Self.isUsed(mapping, by: sources) {
      add(mapping.catalog, [], [], project)
    }
    for (path, place) in InfoPlistStrings.newCatalogs(for: project) {
      add(path, [], [], project)
      entries += place.listing.map { [ProjectListing.Entry(catalog: path, listing: $0)] } ?? []
    }
    for path in missing.catalogs { catalogs[path] = nil }
    listing = ProjectListing(
      entries.filter { catalogs[$0.catalog] != nil }, of: project)
    for path in listing.refused.keys { catalogs[path] = nil }
    failures = failures.sortedByBytes(of: \.path)
  }

  private static let shortcuts = "AppShortcuts"

  /// True if a string goes to the catalog of a mapping. A catalog without strings is not made.
  private static func isUsed(_ mapping: CatalogMapping, by sources: SyncSources) -> Bool {
    sources.all.contains { source in
      source.shares != nil && mapping.sources.covers(source.path)
        && source.strings.contains { $0.table == .named(mapping.table) }
    }
  }

  /// Adds a catalog unless it exists, lies outside the project or is excluded.
  ///
  /// - Parameter sets: The phrases of each App Shortcut, to be entered at once because a sync
  ///   leaves them to Xcode.
  private mutating func add(
    _ path: String, _ sources: [String], _ sets: [[String]], _ project: Project
  ) {
    guard project.mayHold(path), project.boundary.objection(to: path) == nil,
      PathKind(path) == .missing
    else { return }
    let targets = Set(sources.flatMap { project.layout.languages(ofTargetsOf: $0) })
    let language = Self.language(of: project, targets: targets.sortedByBytes())
    do throws(CatalogError) {
      let new = try NewCatalog.catalog(phrases: sets, sourceLanguage: language, path: path)
      catalogs[path] = Catalog(language: language, bytes: try new.serialized())
    } catch {
      failures.append(GlossError(error))
      return
    }
    for source in sources where project.layout.isInPackage(source) {
      guard let manifest = project.manifestWithoutLanguage(around: source) else { continue }
      packagesWithoutLanguage[manifest] = language
    }
  }

  /// Returns the source language of a new catalog: the configuration's, else the target's, else the
  /// one that all targets of the project share, else the language of keys.
  private static func language(of project: Project, targets: [String]) -> String {
    if let set = project.configuration.checks.base.sourceLanguage { return set }
    if let first = targets.first { return first }
    let languages = project.developmentLanguages
    if languages.count == 1 { return languages[0] }
    let key = project.configuration.checks.base.convention.key
    return key == "any" ? "en" : key
  }

  /// Returns true if a table's name is fit for a file name; code can name a table anything.
  private static func isFileName(_ table: String) -> Bool {
    // File systems allow 255 bytes, of which the extension takes some.
    !table.isEmpty && table.first != "." && table.utf8.count < 200
      && table.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "/" }
  }
}

extension MissingCatalogs {
  /// The reason why a sync cannot bring a project without a catalog up to date.
  var obstacle: GlossError.ProjectReason {
    if !catalogs.isEmpty { return .noCatalog }
    let first = olderTables.values.sortedByBytes().first
    return first.map { .onlyOlderTables($0) } ?? .noCatalogInTarget
  }

  /// The manual steps after which a build uses the new catalogs, sorted by path bytes.
  var advice: [Message] {
    listing.refused.keys.sortedByBytes().compactMap { listing.refused[$0] }
      + packagesWithoutLanguage.keys.sortedByBytes().map { path in
        Message(
          """
          \(path): SwiftPM takes catalogs only with 'defaultLocalization: \
          "\(packagesWithoutLanguage[path] ?? "")"' in 'Package('
          """,
          comment: "提示：软件包缺少 defaultLocalization。%1$@：Package.swift 的路径；%2$@：语言")
      }
      + olderTables.values.distinctByBytes().map { path in
        Message(
          "no catalog is made beside '\(path)': 'gloss convert' makes one from it",
          comment: "提示：已有 .strings 文件，不另建目录。%@：.strings 文件的路径")
      }
  }
}
