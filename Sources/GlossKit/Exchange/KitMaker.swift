import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits
import TranslatorsPage
import XLIFF

/// Makes the page that translators type in (`gloss export --format html`, called the kit) from the
/// same files that become XLIFF, with the texts of other languages, checks and pictures beside each
/// text. ``DocumentMaker`` calls it.
struct KitMaker: Sendable {
  /// A catalog, or a table of an older format, with its path.
  typealias Source = (path: String, table: UnitTable)

  /// The catalog of one file in the page, with the settings that its checks run under.
  struct Catalog: Sendable {
    let table: UnitTable
    let settings: CheckSettings
    /// The name of the table, such as `Localizable`.
    let name: String
    let path: String
  }

  /// The most languages whose texts the page shows beside a translation; more would make the page
  /// slow to open.
  private static let otherLanguageLimit = 8

  private let checks: CheckConfiguration
  private let usage: KeyUsage?
  private let screenshots: Screenshots?

  init(_ checks: CheckConfiguration, _ usage: KeyUsage?, _ screenshots: Screenshots? = nil) {
    self.checks = checks
    self.usage = usage
    self.screenshots = screenshots
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - files: The files of an export, with the notes of ``KeyUsage``.
  ///   - language: The language as the catalogs name it.
  ///   - tables: The catalogs of the files, by their names in the files.
  func bytes(
    of files: [UnitFile], for language: String, tables: [String: Source]
  ) throws(XLIFFError) -> ContiguousArray<UInt8> {
    // The page saves XLIFF itself, and needs the lines before the first `<file>`.
    let empty = UnitFile(original: "", sourceLanguage: "", targetLanguage: "")
    let emptyXLIFF = String(
      decoding: try XLIFFDocument.bytes(of: [empty], in: .v1_2), as: UTF8.self)
    let opening =
      emptyXLIFF.firstRange(of: "  <file").map { String(emptyXLIFF[..<$0.lowerBound]) } ?? ""
    let sources = files.compactMap { file in tables[file.original ?? ""].map { (file, $0) } }
    let others = otherLanguages(of: sources.map(\.1.table), beside: language)
    var pictures = KitPictures(screenshots)
    let kits = sources.map { file, member in
      let catalog = Catalog(
        table: member.table, settings: checks.settings(ofCatalog: member.path),
        name: ProjectCatalog(member.path)?.table ?? "", path: member.path)
      var kit = KitFile(file, catalog, usage, language: language, others: others).kit
      pictures.add(to: &kit)
      return kit
    }
    var kit = TranslatorsKit(
      language: language, otherLanguages: others, files: kits, opening: opening,
      version: glossVersion)
    kit.pictures = pictures.pictures
    return KitHTML(kit).bytes()
  }

  /// Returns the error that keeps a page from replacing an older file; `nil` if that file is a page
  /// as well, because a page holds no translations.
  static func flaw(ofOldFile path: String, within boundary: ProjectBoundary) -> GlossError? {
    let contents = try? FileReader.contents(of: path, within: boundary)
    if let bytes = contents?.bytes, KitHTML.isKit(bytes.span) { return nil }
    return GlossError(path, .notOverwritten(count: nil))
  }

  /// Returns the languages to show beside the translation, sorted: up to the limit, those with the
  /// most texts.
  private func otherLanguages(of tables: [UnitTable], beside language: String) -> [String] {
    var counts: [String: Int] = [:]
    for catalog in tables.map(\.catalog) {
      for use in catalog.languageUses() {
        let name = use.name.text
        if name == language || name == catalog.sourceLanguage || PseudoLanguage.contains(name) {
          continue
        }
        counts[name, default: 0] += use.count
      }
    }
    return counts.sorted {
      $0.value == $1.value ? $0.key.precedesInBytes($1.key) : $0.value > $1.value
    }
    .prefix(Self.otherLanguageLimit).map(\.key).sortedByBytes()
  }
}

/// Makes the part of a page for one `<file>` of the export.
private struct KitFile {
  private let catalog: KitMaker.Catalog
  private let usage: KeyUsage?
  private let language: String
  /// For each unit the key and the path of its text.
  private let positions: [TextKey: (key: String, path: LeafPath)]
  /// For each of the other languages its texts, by the ids of units.
  private let others: [[TextKey: String]]
  private(set) var kit: TranslatorsKit.File

  init(
    _ file: UnitFile, _ catalog: KitMaker.Catalog, _ usage: KeyUsage?, language: String,
    others: [String]
  ) {
    self.catalog = catalog
    self.usage = usage
    self.language = language
    var positions: [TextKey: (key: String, path: LeafPath)] = [:]
    // A catalog whose ids collide is not exported, so no unit will look for its position.
    try? catalog.table.forEachUnit(for: language) { unit in
      positions[TextKey(unit.id)] = (unit.key, unit.path)
    }
    self.positions = positions
    self.others = others.map { Self.texts(of: catalog.table, in: $0) }
    let tool = file.tool.map {
      [
        ("tool-id", $0.id), ("tool-name", $0.name), ("tool-version", $0.version),
        ("build-num", $0.build),
      ]
    }
    kit = TranslatorsKit.File(
      original: file.original ?? "", sourceLanguage: file.sourceLanguage ?? "",
      targetLanguage: file.targetLanguage ?? language, tool: tool ?? [], note: file.exportNote)
    kit.severities = catalog.settings.severities
    addEntries(file.units)
  }

  /// Returns the texts of a language that are not in the state `new`, by the ids of units.
  private static func texts(of table: UnitTable, in language: String) -> [TextKey: String] {
    var texts: [TextKey: String] = [:]
    try? table.forEachUnit(for: language) { unit in
      guard let target = unit.unit.target, target.state != .new, !target.text.joined.isEmpty else {
        return
      }
      texts[TextKey(unit.id)] = target.text.joined
    }
    return texts
  }

  /// Groups the units by key and adds an entry for each.
  private mutating func addEntries(_ units: [TranslationUnit]) {
    var groups: [TextKey: Int] = [:]
    var keys: [String] = []
    var members: [[(unit: TranslationUnit, path: LeafPath)]] = []
    for unit in units {
      guard let position = positions[TextKey(unit.id ?? "")] else { continue }
      let group = groups[TextKey(position.key)] ?? members.count
      if group == members.count {
        groups[TextKey(position.key)] = group
        keys.append(position.key)
        members.append([])
      }
      members[group].append((unit, position.path))
    }
    kit.entries = zip(keys, members).compactMap { entry($0, $1) }
  }

  private func entry(
    _ key: String, _ units: [(unit: TranslationUnit, path: LeafPath)]
  ) -> TranslatorsKit.Entry? {
    let source = catalog.table.catalog.sourceLanguage
    guard let contents = catalog.table.catalog.contents(of: key), let first = units.first?.unit
    else { return nil }
    let checkedEntry = Entry(
      contents, sourceLanguage: source, sites: nil, settings: catalog.settings)
    let comments = first.notes.filter { $0.from == nil || $0.from == "auto-generated" }
    var entry = TranslatorsKit.Entry(
      key: key, comment: comments.map(\.text).joined(separator: "\n"))
    entry.role = first.notes.first { $0.from == "context" }?.text ?? ""
    entry.places = first.locations.map { "\($0.file):\($0.line)" }
    entry.neighbors = usage?.use(of: key, in: catalog.path)?.neighbors ?? []
    entry.isStale = checkedEntry.extractionState == .stale
    if case .phrases = first.source { entry.isSet = true }
    entry.limit = checkedEntry.lengthLimit(in: catalog.name)
    let target = checkedEntry.translations.first { $0.language == language } ?? checkedEntry.source
    entry.substitutions = Self.substitutions(of: target)
    entry.sourceSubstitutions = Self.substitutions(of: checkedEntry.source)
    entry.shownSubstitutions = checkedEntry.namesOfShownSubstitutions
    entry.numberedSubstitutions =
      target.map { checkedEntry.namesOfNumberedSubstitutions(in: $0) } ?? []
    entry.units = PluralOrder.sorted(units, by: \.path).map {
      unit($0.unit, at: $0.path, of: checkedEntry)
    }
    return entry
  }

  private static func substitutions(
    of localization: LocalizationContents?
  ) -> [TranslatorsKit.Substitution] {
    (localization?.substitutions ?? []).map {
      TranslatorsKit.Substitution(
        name: $0.name.text, argument: $0.argument, specifier: $0.formatSpecifier?.text)
    }
  }

  private func unit(
    _ unit: TranslationUnit, at path: LeafPath, of entry: Entry
  ) -> TranslatorsKit.Unit {
    let id = unit.id ?? ""
    let (plain, origin) = entry.sourceText(at: path)
    var pageUnit = TranslatorsKit.Unit(
      id: id, path: path, source: unit.source?.joined ?? "", plainSource: plain,
      origin: Self.origin(origin), target: unit.target?.text.joined,
      state: unit.target?.state?.word, qualifier: unit.target?.stateQualifier)
    for (index, texts) in others.enumerated() {
      // A language that lacks the plural form uses `other` for its numbers, or one text for all.
      let ids = [id, UnitID.text(key: entry.key, path: path.inOther), entry.key]
      let text = ids.lazy.compactMap { texts[TextKey($0)] }.first
      if let text { pageUnit.others.append((index, text)) }
    }
    return pageUnit
  }

  private static func origin(_ origin: Translation.SourceOrigin) -> TranslatorsKit.Unit.Origin {
    switch origin {
    case .leaf: .leaf
    case .value: .value
    case .key: .key
    }
  }
}

/// The order of plural forms on the page: zero, one, two, few, many, other.
private enum PluralOrder {
  private static let ranks = Dictionary(
    uniqueKeysWithValues: zip(PluralCategory.allCases.map(\.rawValue), 0...))

  /// Sorts the forms of one variable; other elements keep their order.
  static func sorted<Element>(
    _ elements: [Element], by path: (Element) -> LeafPath
  ) -> [Element] {
    elements.enumerated().sorted { left, right in
      let (a, b) = (path(left.element), path(right.element))
      guard let leftRank = rank(a), let rightRank = rank(b), leftRank != rightRank,
        a.inOther == b.inOther
      else {
        return left.offset < right.offset
      }
      return leftRank < rightRank
    }.map(\.element)
  }

  /// Returns the rank of a plural form; `nil` for a text that is none.
  private static func rank(_ path: LeafPath) -> Int? { path.pluralCategory.flatMap { ranks[$0] } }
}
