import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree
import Testing

@testable import CatalogSync

/// A small project and the plan of a sync of it, as text.
///
/// It takes the steps of `gloss sync` without files: sources are their strings and literals.
struct PlannedSync {
  /// A source: the strings that extraction found, and all its literals.
  struct Source {
    var path = "App/a.swift"
    var strings: [ExtractedString] = []
    /// Literals that are no strings.
    var literals: [String] = []
    var isRead = true
    var isComplete = true
    var isInBuild = true
  }

  var sources: [Source] = [Source()]
  /// For each path, the members of a catalog's `strings`.
  var catalogs: [String: String] = ["App/Localizable.xcstrings": ""]
  var stale = StalePolicy.mark
  var renames = RenamePolicy.report
  var scope = PathScope.everything
  /// A path of the project that could not be read.
  var unread: String?
  /// By path, the literals of files that are not extracted.
  var excluded: [String: [String]] = [:]
  /// The first excluded path that could not be read.
  var unreadExcluded: String?
  /// The first path outside of the project's folder, which is not read.
  var outsidePath: String?
  /// By path, the texts of data files.
  var resources: [String: [String]] = [:]
  /// Sources that the checkout lacks.
  var missing: [String] = []
  /// Keys whose generated symbol the code uses.
  var used: [String] = []
  var manifests: [PackageManifest] = []

  var layout: ProjectLayout {
    ProjectLayout(
      sources: sources.map(\.path) + missing, catalogs: Array(catalogs.keys),
      manifests: manifests)
  }

  var syncSources: SyncSources {
    let layout = layout
    return SyncSources(
      sources.map { source in
        var result = SyncSource(
          source.path, source.strings,
          ContiguousArray((source.strings.map(\.key) + source.literals).map(LiteralHash.init)),
          in: layout)
        (result.isRead, result.isComplete) = (source.isRead, source.isComplete)
        result.isInBuild = source.isInBuild
        return result
      })
  }

  /// The catalogs in the order of their paths.
  func read() throws -> [StringCatalog] {
    try catalogs.sorted { $0.key < $1.key }.map { path, strings in
      let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
      return try StringCatalog(ContiguousArray(text.utf8), path: path)
    }
  }

  /// The unused keys of each catalog.
  func unused() throws -> (keys: [UnusedKeys], spelling: SourceSpellings) {
    let (layout, sources, read) = (layout, syncSources, try read())
    let groups = StringGroups(sources, in: layout, scope: scope, knowsTargets: true)
    let matched = zip(
      read, groups.distribute(to: read.map(\.path), by: groups.nearestChoice(among: read))
    )
    .map { catalog, parts in
      let strings = Array(parts.joined())
      return ResolvedCatalog(
        catalog, strings, matches: strings.map(catalog.match), used: Set(used.map(TextKey.init)))
    }
    let lacking =
      missing.isEmpty
      ? MissingSources()
      : MissingSources(
        missing.map { MissingSources.Source(path: $0, place: $0, isKnown: true) }, catalogs: [],
        in: layout, deadReferences: [])
    let missingKeys = matched.map { $0.missingKeys(stale: stale) }
    let spelling = SourceSpellings(
      of: matched, missing: missingKeys, in: sources, of: layout, beside: lacking)
    let wanted = spelling.missing.joined()
    let outside = ExcludedSpellings(
      Self.index(of: wanted, in: excluded), in: layout, unread: unreadExcluded,
      unreadOutsidePath: outsidePath)
    let keys = zip(matched, spelling.missing).map { catalog, missing in
      UnusedKeys(of: catalog, missing: missing, spelling, sources, unread: unread)
        .keeping(keysSpelledIn: outside, sources)
        .keeping(keysSpelledIn: Self.index(of: wanted, in: resources))
        .keeping(keysOf: lacking)
    }
    return (keys, spelling)
  }

  private static func index(
    of wanted: some Sequence<String>, in files: [String: [String]]
  ) -> SpelledKeys {
    var spelled = SpelledKeys(wanted: wanted)
    for (path, literals) in files { spelled.add(literals.map(LiteralHash.init), of: path) }
    return spelled
  }

  /// The changes and findings of each catalog, one a line, in the order of the catalogs' paths.
  ///
  /// A change is its kind and key, a finding its rule, with `!` before it if the run is then not
  /// complete. A line of a second catalog begins with the catalog's table.
  func plan() throws -> [String] {
    let (unused, spelling) = try unused()
    let moves =
      renames == .carry ? KeyMoves(among: unused, keeping: [], in: layout) : KeyMoves()
    return try unused.flatMap { gone in
      var surroundings = MergeSurroundings()
      moves.add(to: &surroundings, of: gone.catalog.path)
      let update = try SyncedCatalog(
        of: gone, surroundings, spelling, syncSources, in: scope, stale: stale, renames: renames)
      let name = ProjectCatalog(gone.catalog.path)?.table ?? ""
      let table = name == "Localizable" ? "" : "\(name): "
      let isComplete = gone.isComplete && update.isComplete
      return update.changes.map { "\(table)\(Self.text(of: $0))" }
        + (gone.findings + update.findings).map { "\(table)\(isComplete ? "" : "!")\($0.rule)" }
    }
  }

  /// Compares the plan with the expected lines.
  func expectPlan(
    _ expected: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    let plan = try plan()
    #expect(plan == expected, sourceLocation: location)
  }

  private static func text(of change: CatalogChange) -> String {
    switch change.kind {
    case .added: "add \(change.key)"
    case .reworded(let old): "reword \(old) to \(change.key)"
    case .moved(let path): "move \(change.key) from \(path)"
    case .removed: "remove \(change.key)"
    case .markedStale: "mark \(change.key)"
    case .revived: "revive \(change.key)"
    case .commentChanged: "comment \(change.key)"
    case .markedUntranslatable: "close \(change.key)"
    case .markedTranslatable: "open \(change.key)"
    case .valueChanged: "value \(change.key)"
    }
  }

  /// A string of `Text` in the first source.
  static func string(
    _ key: String, _ confidence: Placeholder.Confidence = .declared, value: String? = nil,
    table: TableName = .localizable, path: String = "App/a.swift", at offset: Int = 0
  ) -> ExtractedString {
    let specifiers = FormatSpecifier.all(in: value ?? key).filter { $0.kind == .argument }
    return ExtractedString(
      key: key, defaultValue: value, table: table,
      placeholders: specifiers.map {
        Placeholder(
          expression: "x", specifier: $0.text(in: value ?? key), confidence: confidence)
      },
      api: "Text", path: path, range: ByteRange(offset..<offset + 1),
      position: SourcePosition(line: 1, column: offset + 1))
  }
}
