import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The habits of a project without a configuration, as counts of its languages, comments, keys and
/// catalogs.
///
/// ``ProjectSetup`` makes one by extracting all strings and reading all catalogs;
/// ``StarterConfiguration`` turns it into settings.
struct ProjectSurvey: Sendable {
  /// The language of most comments with the counts, among languages that a script identifies.
  let comments: (language: String, evidence: ConventionEvidence)
  /// True if a comment, or the source language of a catalog, is Chinese.
  let hasChinese: Bool
  /// The counts of keys written in the source language.
  let keys: ConventionEvidence
  /// The number of calls that localize a string.
  let callCount: Int
  /// The number of sources that could be read.
  let sourceCount: Int
  /// The number of catalogs that could be read.
  let catalogCount: Int
  /// The source language of most catalogs; `nil` without a catalog.
  let sourceLanguage: String?
  /// The sets of languages that catalogs are translated to, each sorted and listed once, in the
  /// order of the catalogs. ``rareLanguages`` are left out.
  let languageSets: [[String]]
  /// Languages with less than a tenth of the texts of the most frequent one, sorted. Probably they
  /// were given up, or entered by mistake.
  let rareLanguages: [String]
  /// The number of catalog keys that extraction finds only with `follow` on.
  let followedCount: Int
  /// Functions that are declared nowhere and look keys of the catalogs up.
  let unknownLookups: [UnknownLookups.Function]
  /// Errors of files that could not be read.
  let failures: [GlossError]

  /// - Parameter project: A project without a configuration.
  init(of project: Project) async {
    var catalogFailures: [GlossError] = []
    var sources: [String: Int] = [:]
    var uses: [[String: Int]] = []
    var catalogKeys: Set<String> = []
    var count = 0
    for catalog in project.layout.catalogs where project.scope.contains(catalog.path) {
      do throws(GlossError) {
        let catalog = try CatalogFile(catalog.path, overlay: project.overlay).catalog
        count += 1
        sources[catalog.sourceLanguage, default: 0] += 1
        catalogKeys.formUnion(catalog.keys)
        let source = catalog.sourceLanguage
        uses.append(
          Dictionary(
            catalog.languageUses().lazy.filter { $0.name.text != source }
              .map { ($0.name.text, $0.count) }, uniquingKeysWith: +))
      } catch {
        catalogFailures.append(error)
      }
    }
    let extraction = await Extraction(of: project, lookupKeys: catalogKeys)
    let strings = extraction.entries.map(\.string)
    callCount = strings.count
    sourceCount = extraction.sourceCount
    let failures = extraction.failures + catalogFailures
    catalogCount = count
    (languageSets, rareLanguages) = Self.languages(uses)
    let source = sources.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    sourceLanguage = source
    self.failures = failures
    keys = ConventionEvidence(texts: strings.lazy.map(\.key), in: source ?? Convention().key)
    let allComments = strings.compactMap(\.comment)
    comments = Self.comments(allComments, source: source ?? Convention().key)
    hasChinese =
      sources.keys.contains { LanguageTag($0).language == "zh" }
      || allComments.contains { ConventionEvidence.isChinese($0) }
    unknownLookups =
      UnknownLookups(
        extraction.lookupCalls, configured: project.configuration.functions
      ).functions
    followedCount = await Self.followedKeys(of: project, beside: strings, in: catalogKeys)
  }

  /// Splits the languages in use into sets and rare ones.
  ///
  /// - Parameter uses: For each catalog the number of entries by language.
  private static func languages(
    _ uses: [[String: Int]]
  ) -> (sets: [[String]], rare: [String]) {
    let totals = uses.reduce(into: [:]) { totals, counts in
      totals.merge(counts, uniquingKeysWith: +)
    }
    let most = totals.values.max() ?? 0
    let rare = Set(totals.filter { $0.value * 10 < most }.keys)
    var sets: [[String]] = []
    for counts in uses {
      // The configuration accepts only known languages.
      let set = counts.keys.filter {
        !rare.contains($0) && LanguageSpelling.isKnown($0) && !PseudoLanguage.contains($0)
      }.sortedByBytes()
      if !set.isEmpty, !sets.contains(set) { sets.append(set) }
    }
    return (sets, rare.sortedByBytes())
  }

  private static func comments(
    _ comments: [String], source: String
  ) -> (language: String, evidence: ConventionEvidence) {
    // The default language comes first, so it wins a tie.
    var best = (
      language: Convention().comment,
      evidence: ConventionEvidence(texts: comments, in: Convention().comment)
    )
    for language in ["zh-Hant", "ja", "ko", "ru", "en", source] where language != best.language {
      let evidence = ConventionEvidence(texts: comments, in: language)
      if evidence.fittingCount > best.evidence.fittingCount { best = (language, evidence) }
    }
    return best
  }

  private static func followedKeys(
    of project: Project, beside strings: [ExtractedString], in catalogKeys: Set<String>
  ) async -> Int {
    var configuration = project.configuration
    configuration.follow = true
    let following = await Extraction(of: Project(configuration: configuration))
    let plain = Set(strings.map(\.key))
    let followed = Set(following.entries.lazy.map(\.string).filter(\.isFollowed).map(\.key))
    return followed.count { catalogKeys.contains($0) && !plain.contains($0) }
  }
}
