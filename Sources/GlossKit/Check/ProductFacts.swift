import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The relations of a project's catalogs to its products: the `Info.plist` files that a catalog
/// translates, and the app around an extension. ``CatalogCheck`` asks it for all catalogs.
///
/// They are taken from Xcode projects that people keep. Files that a build or a tool makes are not
/// known, and then nothing is said.
struct ProductFacts: Sendable {
  /// The products with texts in an `Info.plist`.
  private var products: [Product] = []
  /// The names that each catalog of the table `InfoPlist` translates; none if they are not known.
  private(set) var names: [String: InfoPlistNames] = [:]
  /// The languages of the app around an extension, by the extension's catalogs.
  private(set) var appLanguages: [String: [String]] = [:]
  /// The languages of a product, by its catalogs of the table `InfoPlist` that have none yet.
  private(set) var productLanguages: [String: [String]] = [:]
  let listedLanguages: ListedLanguages
  private let owners: CatalogOwners

  /// - Parameter languages: Returns the languages that a catalog is translated to.
  init(
    of project: Project, _ catalogs: [CatalogAnalysis],
    languages: (CatalogAnalysis) -> [String]
  ) {
    owners = CatalogOwners(catalogs, in: project.layout, languages)
    listedLanguages = ListedLanguages(of: project, owners.all)
    let targets = project.layout.membership.targets
    if targets.contains(where: { $0.isApp || $0.isExtension }) || owners.hasLooseTexts {
      addProducts(of: project, targets)
    }
    addAppLanguages(targets)
  }

  private mutating func addProducts(of project: Project, _ targets: [Membership.Target]) {
    let olderTables = project.tree.paths(of: .table).filter {
      FolderPath.name(of: $0) == "InfoPlist.strings" && ProjectCatalog($0) != nil
    }.map { Set(project.layout.targetIndices(ofFile: $0)) }
    let build = project.buildSettings
    var byTarget: [Int: Product] = [:]
    for (index, target) in targets.enumerated() where target.isApp || target.isExtension {
      var product = Product(ProductTexts(of: target, in: project, build))
      product.add(owners.catalogs(of: index), languages: owners.languages)
      product.hasOlderTables = olderTables.contains { $0.isEmpty || $0.contains(index) }
      byTarget[index] = product
      for catalog in owners.catalogs(of: index)
      where catalog.isOfInfoPlist && owners.languages[catalog.catalog.path]?.isEmpty != false {
        productLanguages[catalog.catalog.path] = product.languages.distinctByBytes()
      }
    }
    products = byTarget.keys.sorted().compactMap { byTarget[$0] }
    for (catalog, targets) in owners.texts {
      var around = targets.map { byTarget[$0] }
      if targets.isEmpty, let texts = ProductTexts(around: catalog.catalog.path, in: project) {
        var product = Product(texts)
        product.add([catalog], languages: owners.languages)
        products.append(product)
        around = [product]
      }
      let known = around.compactMap(\.self)
      guard !known.isEmpty, known.count == around.count, known.allSatisfy(\.texts.isWhole)
      else {
        continue
      }
      names[catalog.catalog.path] = InfoPlistNames(
        names: Set(known.flatMap(\.texts.names)), texts: Set(known.flatMap(\.texts.texts)))
    }
  }

  private mutating func addAppLanguages(_ targets: [Membership.Target]) {
    // The Info.plist of an extension has hardly more than its name.
    for (catalog, indices) in owners.all where !catalog.isOfInfoPlist {
      guard let project = indices.first.flatMap({ targets[$0].project?.path }),
        indices.allSatisfy({ targets[$0].isExtension && targets[$0].project?.path == project })
      else { continue }
      let apps = targets.indices.filter {
        targets[$0].isApp && targets[$0].project?.path == project
      }
      // Of several apps it is not known which one holds the extension.
      guard apps.count == 1 else { continue }
      let table = ProjectCatalog(catalog.catalog.path)?.table
      let path = catalog.catalog.path
      appLanguages[path] = owners.catalogs(of: apps[0])
        .filter { ProjectCatalog($0.catalog.path)?.table == table }
        .flatMap { owners.languages[$0.catalog.path] ?? [] }.distinctByBytes()
    }
  }

  /// The texts of all products that are in several languages, each file once.
  var infoPlists: [InfoPlist] {
    var seen: Set<TextKey> = []
    return products.flatMap(\.infoPlists).compactMap { plist in
      let new = plist.usageDescriptions.filter {
        seen.insert(TextKey("\(plist.path)\u{0}\($0.key)")).inserted
      }
      return new.isEmpty ? nil : plist.with(new)
    }
  }
}

/// The catalogs of a check with their targets.
private struct CatalogOwners: Sendable {
  /// The catalogs in the order of the check, each with the indices of its targets.
  let all: [(CatalogAnalysis, [Int])]
  /// The languages that each catalog is translated to, by its path.
  let languages: [String: [String]]
  private var byTarget: [Int: [CatalogAnalysis]] = [:]

  init(
    _ catalogs: [CatalogAnalysis], in layout: ProjectLayout,
    _ languages: (CatalogAnalysis) -> [String]
  ) {
    all = catalogs.map { ($0, layout.targetIndices(ofFile: $0.catalog.path)) }
    self.languages = Dictionary(
      catalogs.map { ($0.catalog.path, languages($0)) }, uniquingKeysWith: { first, _ in first })
    for (catalog, targets) in all {
      for target in targets { byTarget[target, default: []].append(catalog) }
    }
  }

  func catalogs(of target: Int) -> [CatalogAnalysis] { byTarget[target] ?? [] }

  /// The catalogs of the table `InfoPlist`.
  var texts: [(CatalogAnalysis, [Int])] { all.filter { $0.0.isOfInfoPlist } }

  /// True if a catalog of the table `InfoPlist` is in no target.
  var hasLooseTexts: Bool { texts.contains { $0.1.isEmpty } }
}

extension CatalogAnalysis {
  /// True for a catalog of the texts of an `Info.plist`.
  fileprivate var isOfInfoPlist: Bool {
    ProjectCatalog(catalog.path)?.isOfInfoPlist == true
  }
}

/// The texts in the `Info.plist` of a product, with the catalogs that translate them.
private struct Product: Sendable {
  let texts: ProductTexts
  /// True if `InfoPlist.strings` files may translate the texts.
  var hasOlderTables = false
  private var catalogs: [StringCatalog] = []
  private(set) var languages: [String] = []

  init(_ texts: ProductTexts) { self.texts = texts }

  /// Adds the product's catalogs. Its languages are those of its other catalogs, and those of its
  /// `InfoPlist`.
  mutating func add(_ all: [CatalogAnalysis], languages known: [String: [String]]) {
    for catalog in all where ProjectCatalog(catalog.catalog.path)?.isInterfaceBuilder == false {
      if catalog.isOfInfoPlist { catalogs.append(catalog.catalog) }
      languages += known[catalog.catalog.path] ?? []
    }
  }

  /// The reasons for permissions by file; none if the product is in one language, or may have its
  /// translations elsewhere.
  var infoPlists: [InfoPlist] {
    if hasOlderTables || languages.isEmpty { return [] }
    var plists = texts.lists.map { plist($0.path, $0.texts) }
    if let path = texts.settings.first?.path { plists.append(plist(path, texts.settings)) }
    return plists
  }

  private func plist(_ path: String, _ texts: [ProductTexts.Text]) -> InfoPlist {
    InfoPlist(
      path: path,
      usageDescriptions: texts.filter(\.isReason).map {
        InfoPlist.Text(key: $0.key, range: $0.range)
      }, catalog: catalogs.first?.path,
      catalogKeys: Set(catalogs.flatMap { $0.keys.map(TextKey.init) }),
      languages: languages.distinctByBytes())
  }
}
