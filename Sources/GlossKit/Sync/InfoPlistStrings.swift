import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The texts of `Info.plist` files as strings of the catalogs `InfoPlist.xcstrings` that translate
/// them: ``SyncPlan`` takes them beside the strings of Swift sources.
///
/// As Xcode does, the key is the name in the list, the default value its text, and the comment
/// Xcode's title of the name. A comment that the catalog has stays.
struct InfoPlistStrings {
  /// One source for each list, and one for each project with texts in build settings; sorted by path
  /// bytes.
  private(set) var sources: [SyncSource] = []
  /// The catalogs whose texts are known, each with true if no other key can be in use.
  private(set) var catalogs: [String: Bool] = [:]

  /// - Parameters:
  ///   - layout: The layout that tells the targets of catalogs.
  ///   - catalogs: The catalogs that could be read.
  init(of project: Project, _ layout: ProjectLayout, _ catalogs: [StringCatalog]) {
    var shares: [String: [SyncSource.Share]] = [:]
    for catalog in catalogs {
      guard let place = ProjectCatalog(catalog.path), place.isOfInfoPlist else { continue }
      let products = Self.products(of: place, in: project, layout)
      // A list that is not known whole could hide what a key says.
      if products.isEmpty || !products.allSatisfy(\.isWhole) { continue }
      self.catalogs[catalog.path] = !products.contains(where: \.isCompletedByBuild)
      for (path, strings) in Self.strings(of: products, in: catalog) {
        shares[path, default: []].append(
          SyncSource.Share(
            table: .named(place.table), path: path, strings: strings,
            group: SyncSource.Group(catalogs: [catalog.path], isGuess: false)))
      }
    }
    sources = shares.keys.sortedByBytes().map { SyncSource(list: $0, shares[$0] ?? []) }
  }

  /// Returns the texts of a catalog's targets; of a catalog in no target, those of the list beside
  /// it.
  private static func products(
    of catalog: ProjectCatalog, in project: Project, _ layout: ProjectLayout
  ) -> [ProductTexts] {
    let targets = layout.targets(ofFile: catalog.path)
    if targets.isEmpty {
      return [ProductTexts(around: catalog.path, in: project)].compactMap(\.self)
    }
    return targets.contains { !$0.isKept }
      ? [] : targets.map { ProductTexts(of: $0, in: project, project.buildSettings) }
  }

  /// Returns the paths and places of catalogs to create: for apps and extensions that explain permissions or
  /// name types and shortcuts, and have neither such a catalog nor `InfoPlist.strings`.
  static func newCatalogs(for project: Project) -> [(path: String, place: NewCatalogPlace)] {
    let (layout, older) = (project.layout, project.olderTables)
    return layout.membership.targets.enumerated().compactMap { index, target in
      guard target.isApp || target.isExtension,
        let place = layout.newCatalogPlace(ofTarget: index, table: table)
      else { return nil }
      let path = FolderPath.join(place.folder, table + ".xcstrings")
      let isServed = layout.catalogs.contains {
        $0.isOfInfoPlist && layout.targetIndices(ofFile: $0.path).contains(index)
      }
      if isServed || !older.files(beside: path).isEmpty { return nil }
      let texts = ProductTexts(of: target, in: project, project.buildSettings).all
      return texts.contains { $0.isReason || $0.isItem } ? (path, place) : nil
    }
  }

  private static let table = "InfoPlist"

  /// Returns the strings for a catalog by the path of their list.
  private static func strings(
    of products: [ProductTexts], in catalog: StringCatalog
  ) -> [String: [ExtractedString]] {
    let texts = products.flatMap(\.all)
    var values: [TextKey: [String]] = [:]
    var unknown: Set<TextKey> = []
    for text in texts {
      let key = TextKey(text.key)
      values[key, default: []] += text.values.values.sortedByBytes()
      if !text.values.isWhole { unknown.insert(key) }
    }
    var strings: [String: [ExtractedString]] = [:]
    var seen: Set<TextKey> = []
    var lines: [String: (LineTable, ContiguousArray<UInt8>)] = [:]
    for product in products {
      for (path, bytes) in product.bytes { lines[path] = (LineTable(bytes.span), bytes) }
    }
    for text in texts {
      let key = TextKey(text.key)
      guard text.isItem || InfoPlistKey.title(of: text.key) != nil else { continue }
      let entry = catalog.entry(text.key)
      let present = entry?.sourceUnit?.value
      // The catalog's text stays where a build may give the key another one than is seen here:
      // names differ by configuration. A reason is certain if there is one text.
      let known = unknown.contains(key) ? [] : values[key] ?? []
      let isCertain = Set(known).count == 1 && InfoPlistKey.isUsageDescription(text.key)
      let value = isCertain ? known.first : present ?? known.first
      // A new entry needs a text.
      guard entry != nil || value != nil,
        seen.insert(TextKey("\(text.path)\u{0}\(text.key)")).inserted
      else { continue }
      let range = text.range ?? ByteRange(start: 0, end: 0)
      var string = ExtractedString(
        key: text.key, defaultValue: text.isItem ? nil : value, table: .named(table),
        comment: entry?.comment ?? (text.isItem ? nil : InfoPlistKey.title(of: text.key)),
        api: "Info.plist", path: text.path, range: range,
        position: SourcePosition(line: 1, column: 1))
      if text.range != nil, let (table, bytes) = lines[text.path] {
        string.position = table.position(ofByte: range.start, in: bytes.span)
      }
      strings[text.path, default: []].append(string)
    }
    return strings
  }
}
