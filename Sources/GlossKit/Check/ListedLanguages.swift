import LocalizationModel
import ProjectLayout
import StringCatalog

/// The languages that Xcode projects list, beside those that catalogs have. ``ProductFacts`` makes it
/// for the rule `translation-extra`, which names each language of a project once.
struct ListedLanguages: Sendable {
  /// For each catalog the languages that its projects list, and those that an earlier catalog of
  /// the project has beside them; none if no list decides.
  private(set) var known: [String: [String]] = [:]
  /// The languages that a project lists and nothing has a text in, by the project's first catalog.
  private(set) var textless: [String: [String]] = [:]

  /// - Parameter catalogs: The catalogs in the order of the check, each with the indices of its
  ///   targets.
  init(of project: Project, _ catalogs: [(CatalogAnalysis, [Int])]) {
    // Interface Builder's catalogs come last: they have the languages of others.
    let isLast = catalogs.map { ProjectCatalog($0.0.catalog.path)?.isInterfaceBuilder == true }
    let ordered = [false, true].flatMap { last in
      zip(catalogs, isLast).filter { $0.1 == last }.map(\.0)
    }
    // A catalog that could not be read may have any language.
    let shipped = project.catalogPaths.count { !project.layout.isForDevelopment($0) }
    var isTextlessKnown: Set<String>? = catalogs.count < shipped ? nil : []
    var named: [String: [String]] = [:]
    var used: Set<String>?
    for (catalog, targets) in ordered {
      let path = catalog.catalog.path
      guard
        let xcode = targets.first.flatMap({ project.layout.membership.targets[$0].project?.path }),
        let listed = project.buildSettings.listedLanguages(ofCatalog: path)
      else { continue }
      known[path] = listed + (named[xcode] ?? [])
      named[xcode, default: []] += catalog.languageUses.map(\.name.text)
      guard isTextlessKnown?.insert(xcode).inserted == true else { continue }
      let withText = used ?? Self.usedLanguages(in: project, catalogs)
      used = withText
      let missing = listed.filter {
        LanguageSpelling.isKnown(LanguageCodeSpelling.usual($0))
          && !withText.contains(Self.base(of: $0))
      }
      if !missing.isEmpty { textless[path] = missing }
    }
  }

  /// Returns the languages of all catalogs and `.lproj` folders, without their regions and scripts.
  private static func usedLanguages(
    in project: Project, _ catalogs: [(CatalogAnalysis, [Int])]
  ) -> Set<String> {
    let folders = [FileKind.table, .otherSource].flatMap { project.tree.paths(of: $0) }.map {
      FolderPath.name(of: FolderPath.folder(of: $0))
    }.filter { $0.hasSuffix(".lproj") }
    let names = catalogs.flatMap {
      $0.0.languageUses.map(\.name.text) + [$0.0.catalog.sourceLanguage]
    }
    return Set((names + folders.map { String($0.dropLast(".lproj".count)) }).map(base))
  }

  /// Returns the language of a code in the form that systems look up: `he` for `iw`, `nb` for `no`.
  private static func base(of code: String) -> String {
    let usual = LanguageCodeSpelling.usual(code)
    let base = LanguageCodeSpelling.base(of: LanguageCode.appleForm(of: usual) ?? usual)
    return base == "no" ? "nb" : String(base)
  }
}
