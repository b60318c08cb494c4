import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The keys of a project that resemble a text, with their places, comments and languages: the work
/// behind `gloss find`.
public struct KeySearch: Sendable {
  /// One key in one catalog.
  public struct Result: Sendable {
    /// The path of the catalog.
    public let catalog: String
    /// The key as the catalog spells it.
    public let key: String
    /// The text of the source language; `nil` if it is the key.
    public let source: String?
    /// The comment; empty if there is none.
    public let comment: String
    /// The languages with a text, in the order of the catalog.
    public let languages: [String]
    /// The places in the sources that look the key up in this catalog, by path and line.
    public fileprivate(set) var places: [Place] = []
    /// The likeness to the text, from 0 to 1.
    public let likeness: Double
  }

  /// A place in a source.
  public struct Place: Hashable, Sendable {
    /// The path of the source.
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int
  }

  /// The text that was searched for.
  public let text: String
  /// The most alike keys, the best first.
  public private(set) var results: [Result] = []
  /// The number of all keys that resemble the text.
  public private(set) var count = 0
  /// Errors of catalogs and sources that could not be read, sorted by path bytes.
  public private(set) var failures: [GlossError] = []

  /// Searches the catalogs in the project's scope.
  ///
  /// - Parameters:
  ///   - languages: The languages whose translations are searched, too.
  ///   - limit: The most results.
  public init(
    _ text: String, in project: Project, languages: [String] = [], limit: Int = 10
  ) async {
    self.text = text
    failures = project.failures
    let loaded = await project.loadedCatalogs(at: project.catalogPathsInScope)
    var catalogs: [StringCatalog] = []
    for result in loaded {
      switch result {
      case .success(let loaded): catalogs.append(loaded.catalog)
      case .failure(let error): failures.append(error)
      }
    }
    if loaded.isEmpty, failures.isEmpty { failures.append(project.noCatalog) }
    failures = failures.sortedDistinct()
    let matches = RankedEntries(of: catalogs, languages: languages).matches(text)
    count = matches.count
    results = matches.prefix(limit).map { match in
      let entry = match.entry
      let source = RankedEntries.texts(of: entry[match.catalog.sourceLanguage]).last
      return Result(
        catalog: match.catalog.path, key: entry.key,
        source: source.flatMap { $0.hasBytes(of: entry.key) ? nil : $0 },
        comment: entry.comment ?? "", languages: entry.languages, likeness: match.likeness)
    }
    if !results.isEmpty { await findPlaces(in: project) }
  }

  private mutating func findPlaces(in project: Project) async {
    let keys = Set(results.map { TextKey($0.key) })
    let layout = project.layout
    var request = ScanRequest(of: project)
    request.includesC = true
    let read = await ProjectScan.answers(of: project, request) { source, _ in
      source.strings.filter { keys.contains(TextKey($0.key)) }.map {
        (string: $0, catalogs: layout.catalogs(serving: $0))
      }
    }
    for found in read.sources.lazy.compactMap(\.self).joined() {
      let string = found.string
      for index in results.indices
      where results[index].key.hasBytes(of: string.key)
        && found.catalogs.contains(results[index].catalog)
      {
        results[index].places.append(
          Place(path: string.path, line: string.position.line, column: string.position.column))
      }
    }
  }
}
