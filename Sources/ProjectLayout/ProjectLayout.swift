package import LocalizationModel

/// The assignment of sources to catalogs. A catalog serves a source and a table if the source's
/// strings of that table are looked up in it.
///
/// Built once for a run from the files found, the manifests and the Xcode projects; `sync`, `check`
/// and `status` ask it. For a source and a table, the first of these that names a catalog decides:
/// 1. the configuration's ``CatalogMapping``s;
/// 2. the targets that compile the source, as package manifests and Xcode projects declare them: a
///    target's own catalogs serve it, and no other target's. If a target of an Xcode project has no
///    catalog of the table, none serves it;
/// 3. among the catalogs that are in no target, those that share the most folders with the source,
///    counted from the project's top folder. Several that are equally near all serve. For a source
///    of a package target only catalogs in the package's folder count: as with Xcode, an app's
///    catalog does not take the strings of the packages that it uses.
///
/// A table such as `InfoPlist` is never the table of a string by default, so its catalog serves
/// only code that names it. A catalog in an `.lproj` folder is Interface Builder's and never serves
/// the table `Localizable`. All answers depend on the sets of paths given, not on their order.
package struct ProjectLayout: Sendable {
  /// The catalogs that can serve a source, sorted by path bytes.
  package let catalogs: [ProjectCatalog]
  /// Mappings whose catalog does not exist: a mistake in the configuration.
  package let danglingMappings: [CatalogMapping]
  /// The targets of each file; its paths are relative to the project's top folder.
  package let membership: Membership

  /// All files that may hold strings or mention keys, sorted by path bytes.
  package let sources: [String]
  /// The sources that manifests and Xcode projects name and that are not among ``sources``, by path
  /// bytes. They may exist nevertheless, since a walk does not enter every folder.
  package let unfoundSources: [ListedSource]
  /// The folder that ``membership`` and ``folders`` are relative to.
  let top: CommonFolder
  /// Every folder around the sources and catalogs.
  let folders: Set<String>
  /// The ``folders`` whose names mark them as test folders.
  private let testFolders: Set<String>
  /// The configuration's mappings by table.
  private(set) var mappings: [String: [CatalogMapping]] = [:]
  /// The catalog behind each symbolic link to a catalog.
  private let aliases: [String: String]
  /// For each target, as an index into the membership, its catalogs by table.
  private(set) var byTarget: [Int: [String: [String]]] = [:]
  /// The catalogs in no target, by table.
  private(set) var byTable: [String: NearestCatalogs] = [:]

  /// - Parameters:
  ///   - sources: Files that may hold strings or mention keys, as paths relative to the working
  ///     directory, in any order.
  ///   - catalogs: The string catalogs, likewise.
  ///   - manifests: The `Package.swift` files, in any order.
  ///   - projects: The Xcode projects, in any order.
  ///   - aliases: Symbolic links to catalogs, each with the one of `catalogs` that it leads to.
  ///     That catalog also serves the sources that a catalog in the link's place would.
  ///   - mappings: The configuration's.
  ///   - targets: Targets known from other sources than manifests and projects.
  ///   - workingDirectory: The folder that the paths are relative to, from the root.
  package init(
    sources: [String], catalogs: [String], aliases: [String: String] = [:],
    manifests: [PackageManifest] = [], projects: [XcodeProject] = [],
    mappings: [CatalogMapping] = [],
    targets: [Membership.Target] = [], workingDirectory: AbsolutePath = AbsolutePath("/")
  ) {
    self.sources = sources.distinctByBytes()
    self.catalogs = catalogs.distinctByBytes().compactMap { ProjectCatalog($0) }
    self.aliases = aliases
    let paths = self.sources + catalogs + aliases.keys.sortedByBytes()
    let top = CommonFolder(
      around: paths + manifests.map(\.path) + projects.map(\.path),
      workingDirectory: workingDirectory)
    self.top = top
    folders = FolderPath.all(around: paths.map(top.path))
    testFolders = folders.filter { Self.isNamedTest($0) }
    var unfound = ListedSource.unfoundPackages(of: projects, manifests)
    let manifests = manifests.map { $0.moved(to: top.path($0.path)) }
    unfound += ListedSource.unfoundTargets(of: manifests, folders: folders).map {
      $0.moved(from: top)
    }
    membership = Membership(
      Membership.Target.all(of: manifests, folders: folders)
        + Self.targets(of: projects, at: top, around: paths, folders, &unfound) + targets,
      packages: Set(manifests.map { FolderPath.folder(of: $0.path) }), folders: folders)
    unfoundSources = ListedSource.distinct(unfound)
    let given = Set(catalogs).union(aliases.keys)
    danglingMappings = mappings.filter { !given.contains($0.catalog) }
    for mapping in mappings where given.contains(mapping.catalog) {
      self.mappings[mapping.table, default: []].append(mapping)
    }
    // A link serves as a catalog in its own folder would, but strings go to the linked catalog.
    let entries =
      self.catalogs.map { (location: $0.path, path: $0.path) }
      + aliases.map { (location: $0.key, path: $0.value) }
    for (location, path) in entries.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      guard let catalog = ProjectCatalog(top.path(location)) else { continue }
      if catalog.isInterfaceBuilder, .named(catalog.table) == TableName.localizable { continue }
      let owners = membership.targets(ofFile: catalog.path)
      for owner in owners { byTarget[owner, default: [:]][catalog.table, default: []].append(path) }
      if owners.isEmpty {
        byTable[catalog.table, default: NearestCatalogs()].insert(
          path, servedFolder: catalog.servedFolder)
      }
    }
  }

  private static func targets(
    of projects: [XcodeProject], at top: CommonFolder, around paths: [String],
    _ folders: Set<String>, _ unfound: inout [ListedSource]
  ) -> [Membership.Target] {
    if projects.isEmpty { return [] }
    let all = folders.union(paths.map(top.path))
    var spelling = PathSpelling(all)
    let optionalPaths = Set(
      projects.flatMap { project in
        project.optionalPaths.map { top.path(FolderPath.join(project.folder, $0)) }
      })
    return Membership.Target.all(of: projects, among: all.sortedByBytes(), at: top.path).map {
      target in
      var missing: [(kind: ListedSource.Kind, path: String)] = []
      defer {
        unfound += missing.map {
          ListedSource(
            $0.kind, paths: [top.workingPath($0.path)], buildFile: target.project?.path ?? "",
            isOptional: optionalPaths.contains($0.path))
        }
      }
      return target.respelled(&spelling, unfound: &missing)
    }
  }

  /// Returns the catalogs that serve a source's strings of one table, sorted by path bytes. Empty
  /// if none does, or if the code computes the table's name.
  ///
  /// - Parameter source: Any path; it need not be among the sources given.
  package func catalogs(serving source: String, table: TableName) -> [String] {
    guard let table = table.name else { return [] }
    if let mapped = mappedCatalogs(for: source, table: table) { return mapped }
    let path = top.path(source)
    let owners = membership.targets(ofFile: path)
    return catalogs(
      ofTargets: owners.isEmpty ? membership.includers(ofHeader: path) : owners,
      folder: FolderPath.folder(of: path), table: table)
  }

  /// Returns the first catalog by path bytes that is nearest to a source and belongs to no target.
  package func catalogInNoTarget(near source: String, table: String) -> String? {
    byTable[table]?.catalogs(for: FolderPath.folder(of: top.path(source)), within: nil).first
  }

  /// Returns the identifier of a manifest's package for ``moduleTables(of:in:)``.
  package func package(ofManifest path: String) -> String { FolderPath.folder(of: top.path(path)) }

  /// Returns the tables for which the target of a source has catalogs of its own; empty if no
  /// target of these packages compiles the source.
  package func moduleTables(of source: String, in packages: Set<String>) -> Set<String> {
    if packages.isEmpty { return [] }
    var tables: Set<String> = []
    for owner in membership.targets(ofFile: top.path(source)) {
      guard let package = membership.targets[owner].package, packages.contains(package),
        let catalogs = byTarget[owner]
      else { continue }
      tables.formUnion(catalogs.keys)
    }
    return tables
  }

  /// True if ``catalogs(serving:table:)`` decides by folders alone, without a mapping or target.
  /// Its answer is then a guess; `sync` chooses between the catalogs by the keys they hold.
  package func goesByFolders(_ source: String, table: TableName) -> Bool {
    guard let table = table.name else { return false }
    return mappedCatalogs(for: source, table: table) == nil
      && membership.targets(ofFile: top.path(source)).allSatisfy { byTarget[$0]?[table] == nil }
  }

  /// True if the file belongs to tests or is a package manifest: its strings are not the app's,
  /// though its literals may spell keys.
  ///
  /// A file in a folder named `…Tests` or `UITests…` belongs to tests even if its target is
  /// unknown, but not if a target with a catalog, other than a test target, has the file.
  package func isTest(_ source: String) -> Bool {
    let source = top.path(source)
    let folder = FolderPath.folder(of: source)
    if Self.isManifest(FolderPath.name(of: source)) { return true }
    let owners = membership.targets(ofFile: source)
    if !owners.isEmpty, owners.allSatisfy({ membership.targets[$0].isTest }) { return true }
    let isNamedTest =
      testFolders.contains(folder) || !folders.contains(folder) && Self.isNamedTest(folder)
    return isNamedTest
      && !owners.contains { !membership.targets[$0].isTest && byTarget[$0] != nil }
  }

  /// True if a catalog is for tests or tools. Either only test targets have it; or no target has
  /// it, its folder's name says so, and other catalogs have targets.
  package func isForDevelopment(_ catalog: String) -> Bool {
    let path = top.path(catalog)
    let owners = membership.targets(ofFile: path)
    if !owners.isEmpty { return owners.allSatisfy { membership.targets[$0].isTest } }
    let isNamed = FolderPath.folder(of: path).split(separator: "/").contains { name in
      name.hasSuffix("Tests") || Self.developmentFolders.contains(name.lowercased())
    }
    return isNamed && catalogs.contains { !membership.targets(ofFile: top.path($0.path)).isEmpty }
  }

  /// Lower-case names of folders for tests and tools.
  private static let developmentFolders: Set<String> = [
    "fixtures", "testdata", "tests", "tools", "tooling", "scripts", "preview content", "previews",
  ]

  /// The catalogs that serve any of the sources.
  package var servingCatalogs: Set<String> {
    let tables = Set(byTable.keys).union(mappings.keys).union(byTarget.values.flatMap(\.keys))
    var serving: Set<String> = []
    if !mappings.isEmpty {
      for source in sources {
        for table in tables { serving.formUnion(catalogs(serving: source, table: .named(table))) }
      }
      return serving
    }
    // Sources in one folder with the same targets have the same catalogs.
    let places = Set(
      sources.lazy.map { source in
        let path = top.path(source)
        return SourcePlace(
          targets: membership.targets(ofFile: path), folder: FolderPath.folder(of: path))
      })
    for place in places {
      for table in tables {
        serving.formUnion(
          catalogs(ofTargets: place.targets, folder: place.folder, table: table))
      }
    }
    return serving
  }

  /// The values of a source that decide which catalogs serve it, without mappings.
  private struct SourcePlace: Hashable {
    let targets: [Int]
    let folder: String
  }

  /// True if a catalog serves a source, tests included.
  package func serves(_ catalog: String, _ source: String) -> Bool {
    let mapped = mappings.values.joined().filter { (aliases[$0.catalog] ?? $0.catalog) == catalog }
    let tables = Set(mapped.map(\.table)).union([ProjectCatalog.table(ofPath: catalog)])
    return tables.contains {
      catalogs(serving: source, table: .named($0)).contains(catalog)
    }
  }

  /// Returns the catalogs that the configuration maps a source to; `nil` if it maps none.
  private func mappedCatalogs(for source: String, table: String) -> [String]? {
    let mapped = mappings[table, default: []].filter { $0.sources.covers(source) }
      .map { aliases[$0.catalog] ?? $0.catalog }
    return mapped.isEmpty ? nil : mapped.distinctByBytes()
  }

  /// Returns the catalogs of the targets, or else the nearest in no target.
  ///
  /// - Parameter folder: The source's folder, relative to the project's top folder.
  private func catalogs(ofTargets targets: [Int], folder: String, table: String) -> [String] {
    let own = targets.flatMap { byTarget[$0]?[table] ?? [] }
    if !own.isEmpty {
      return own.distinctByBytes()
    }
    let package = targets.lazy.compactMap { membership.targets[$0].package }.first
    if !targets.isEmpty, package == nil { return [] }
    return byTable[table]?.catalogs(for: folder, within: package) ?? []
  }

  private static func isNamedTest(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasPrefix("UITests") }
  }

  private static func isManifest(_ name: Substring) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@") && name.hasSuffix(".swift"))
  }
}
