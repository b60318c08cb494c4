package import LocalizationModel
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
    /// The reason why the key stays as it is; `nil` if it tells the number to follow.
    package var reason: Message?
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
    let named = NamedTexts(
      languages: options.languages, keys: options.keys, in: exchanged, takesSource: true)
    failures = project.failures + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog(matching: globs))
    }
    failures += named.failures
    if failures.isEmpty {
      for member in exchanged.members { vary(member, named, options.argument) }
    }
    failures = failures.sortedDistinct()
    if !failures.isEmpty { (entries, files) = ([], []) }
  }

  /// Varies the selected keys of one catalog.
  private mutating func vary(
    _ member: ExchangedCatalogs.Member, _ named: NamedTexts, _ argument: Int?
  ) {
    var catalog = member.loaded.catalog
    for key in catalog.keys where named.patterns.contains(where: { $0.matches(key) }) {
      guard let entry = catalog.entry(key) else { continue }
      do throws(CountedNumber.Problem) {
        let varied = PluralizedEntry(
          entry, by: try CountedNumber(of: entry, argument: argument),
          takes: { named.languages.isEmpty || named.languages.contains($0) })
        if varied.isChanged { catalog.set(varied.entry, for: key) }
        entries.append(Entry(catalog: member.path, key: key, outcomes: varied.outcomes))
      } catch {
        let reason = Self.wording(of: error, key)
        if named.patterns.contains(where: { $0.names(key) }) {
          failures.append(GlossError(member.path, .cannotVary(reason)))
        } else if error != .noNumber {
          entries.append(Entry(catalog: member.path, key: key, outcomes: [], reason: reason))
        }
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
