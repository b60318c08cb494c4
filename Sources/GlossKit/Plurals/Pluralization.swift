import Interchange
import LocalizationModel
package import StringCatalog

/// Keys whose texts come to vary by plural: the work of `gloss plural`.
///
/// A project and keys come in; the new catalogs come out, with the result in each language.
package struct Pluralization: FilePlan {
  /// The keys and the languages.
  package struct Options: Sendable {
    /// The keys, in which `*` stands for any characters. A pattern leaves out keys without a number.
    package var keys: [String] = []
    /// Only these languages; empty for all, the source language included.
    package var languages: [String] = []
    /// Patterns of catalogs to take; empty for all.
    package var catalogs: [String] = []
    /// The argument to follow where a text has several numbers, counted from 1; `nil` for the one
    /// before a noun.
    package var argument: Int?

    /// Selects nothing.
    package init() {}
  }

  /// A key with the results in its languages.
  package struct Entry: Sendable {
    /// The path of the catalog.
    package let catalog: String
    package let key: String
    package let outcomes: [(language: String, outcome: PluralizedEntry.Outcome)]
  }

  /// The keys: catalog after catalog, in the order of their keys.
  package private(set) var entries: [Entry] = []
  /// The catalogs that change, or would.
  package private(set) var files: [FileChange] = []
  /// The errors; if there are any, nothing changes.
  package private(set) var failures: [GlossError] = []
  private let project: Project

  /// Reads the catalogs and makes the forms in memory.
  package init(of project: Project, _ options: Options) async {
    self.project = project
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures = project.failures + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty { failures.append(project.noCatalog) }
    let languages = options.languages.map { exchanged.spelling(of: $0) }
    let known = Set(
      exchanged.members.flatMap { $0.table.languages + [$0.loaded.catalog.sourceLanguage] })
    for language in languages where !known.contains(language) {
      failures.append(
        GlossError.noLanguage(language, besides: known)
          ?? GlossError("", .unknownLanguage(.notInCatalogs(language))))
    }
    let keys = exchanged.members.flatMap(\.loaded.catalog.keys)
    let patterns = options.keys.map { KeyPattern($0, among: keys) }
    for pattern in patterns where !keys.contains(where: pattern.matches) {
      failures.append(
        GlossError("", .noSuchKey(pattern.text, suggestion: keys.closest(to: pattern.text))))
    }
    if failures.isEmpty {
      for member in exchanged.members { vary(member, patterns, languages, options.argument) }
    }
    failures = failures.sortedDistinct()
    if !failures.isEmpty { (entries, files) = ([], []) }
  }

  /// Varies the selected keys of one catalog.
  private mutating func vary(
    _ member: ExchangedCatalogs.Member, _ patterns: [KeyPattern], _ languages: [String],
    _ argument: Int?
  ) {
    var catalog = member.loaded.catalog
    for key in catalog.keys where patterns.contains(where: { $0.matches(key) }) {
      guard let entry = catalog.entry(key) else { continue }
      do throws(CountedNumber.Problem) {
        let varied = PluralizedEntry(
          entry, by: try CountedNumber(of: entry, argument: argument),
          takes: { languages.isEmpty || languages.contains($0) })
        if varied.isChanged { catalog.set(varied.entry, for: key) }
        entries.append(Entry(catalog: member.path, key: key, outcomes: varied.outcomes))
      } catch {
        let isNamed = patterns.contains { $0.names(key) }
        if error == .noNumber, !isNamed { continue }
        failures.append(GlossError(member.path, .cannotVary(Self.wording(of: error, key))))
      }
    }
    guard catalog.isEdited else { return }
    do throws(CatalogError) {
      let bytes = try catalog.serialized()
      files.append(
        FileChange(
          member.path, from: member.loaded.bytes, to: bytes, stamp: member.loaded.stamp))
    } catch {
      failures.append(GlossError(error))
    }
  }

  package var fileChanges: FileChanges { FileChanges(files, within: project.boundary) }
}
