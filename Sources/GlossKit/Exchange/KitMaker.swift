import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits
import TranslatorsPage
import XLIFF

/// Makes the page that translators type in (`gloss export --format html`) from the same files that
/// become XLIFF, with the texts of other languages, checks and pictures beside each text.
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

  /// The limit on other languages beside the text; more would make the page slow to open.
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
    let empty = UnitFile(original: "", sourceLanguage: "", targetLanguage: "")
    let model = String(decoding: try XLIFFDocument.bytes(of: [empty], in: .v1_2), as: UTF8.self)
    let opening = model.firstRange(of: "  <file").map { String(model[..<$0.lowerBound]) } ?? ""
    let sources = files.compactMap { file in tables[file.original ?? ""].map { (file, $0) } }
    let others = otherLanguages(of: sources.map(\.1.table), beside: language)
    var pictures = KitPictures(screenshots)
    let kits = sources.map { file, member in
      let table = ProjectCatalog(member.path)?.table
      let overrides = checks.overrides.indices.filter {
        checks.overrides[$0].covers(member.path, table)
      }
      let catalog = Catalog(
        table: member.table, settings: checks.settings(with: overrides), name: table ?? "",
        path: member.path)
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

  /// Returns the error that keeps a file from being replaced by a page; `nil` if it is a page
  /// itself, which holds none of the translator's work.
  static func flaw(ofOldFile path: String, within boundary: ProjectBoundary) -> GlossError? {
    let contents = try? FileReader.contents(of: path, within: boundary)
    if let bytes = contents?.bytes, KitHTML.isKit(bytes.span) { return nil }
    return GlossError(path, .notOverwritten(count: nil))
  }

  /// Returns the other languages, sorted; of more than the limit, the ones that most texts have.
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

/// Makes the part of a page for one file of the export.
private struct KitFile {
  private let catalog: KitMaker.Catalog
  private let usage: KeyUsage?
  private let language: String
  /// For each unit the key and the path of its text.
  private let places: [TextKey: (key: String, path: LeafPath)]
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
    var places: [TextKey: (key: String, path: LeafPath)] = [:]
    // If ids collide, the catalog was not exported, and no unit will ask for a place.
    try? catalog.table.forEachUnit(for: language) { unit, key, path in
      places[TextKey(unit.id ?? "")] = (key, path)
    }
    self.places = places
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
    try? table.forEachUnit(for: language) { unit, _, _ in
      guard let target = unit.target, target.state != .new, !target.text.joined.isEmpty else {
        return
      }
      texts[TextKey(unit.id ?? "")] = target.text.joined
    }
    return texts
  }

  private mutating func addEntries(_ units: [TranslationUnit]) {
    var groups: [TextKey: Int] = [:]
    var keys: [String] = []
    var members: [[(unit: TranslationUnit, path: LeafPath)]] = []
    for unit in units where unit.isTranslatable != false {
      guard let place = places[TextKey(unit.id ?? "")] else { continue }
      let group = groups[TextKey(place.key)] ?? members.count
      if group == members.count {
        groups[TextKey(place.key)] = group
        keys.append(place.key)
        members.append([])
      }
      members[group].append((unit, place.path))
    }
    kit.entries = zip(keys, members).compactMap { entry($0, $1) }
  }

  private func entry(
    _ key: String, _ units: [(unit: TranslationUnit, path: LeafPath)]
  ) -> TranslatorsKit.Entry? {
    let source = catalog.table.catalog.sourceLanguage
    guard let contents = catalog.table.catalog.contents(of: key), let first = units.first?.unit
    else { return nil }
    let checked = Entry(
      contents, sourceLanguage: source, sites: nil, settings: catalog.settings)
    let comments = first.notes.filter { $0.from == nil || $0.from == "auto-generated" }
    var entry = TranslatorsKit.Entry(
      key: key, comment: comments.map(\.text).joined(separator: "\n"))
    entry.role = first.notes.first { $0.from == "context" }?.text ?? ""
    entry.places = first.locations.map { "\($0.file):\($0.line)" }
    entry.neighbors = usage?.use(of: key, in: catalog.path)?.neighbors ?? []
    entry.isStale = checked.extractionState == .stale
    if case .phrases = first.source { entry.isSet = true }
    entry.limit = checked.lengthLimit(in: catalog.name)
    let target = checked.translations.first { $0.language == language } ?? checked.source
    entry.substitutions = Self.substitutions(of: target)
    entry.sourceSubstitutions = Self.substitutions(of: checked.source)
    entry.shownSubstitutions = checked.namesOfShownSubstitutions
    entry.numberedSubstitutions =
      target.map { checked.namesOfNumberedSubstitutions(in: $0) } ?? []
    entry.units = PluralOrder.sorted(units, by: \.path).map {
      unit($0.unit, at: $0.path, of: checked)
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
    var made = TranslatorsKit.Unit(
      id: id, path: path, source: unit.source?.joined ?? "", plainSource: plain,
      origin: Self.origin(origin), target: unit.target?.text.joined,
      state: unit.target?.state?.word, qualifier: unit.target?.stateQualifier)
    for (index, texts) in others.enumerated() {
      // A language with fewer plural forms has all others in `other`.
      let ids = [id, UnitID.text(key: entry.key, path: path.inOther), entry.key]
      let text = ids.lazy.compactMap { texts[TextKey($0)] }.first
      if let text { made.others.append((index, text)) }
    }
    return made
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

  static func sorted<Element>(
    _ elements: [Element], by path: (Element) -> LeafPath
  ) -> [Element] {
    elements.enumerated().sorted { left, right in
      let (a, b) = (path(left.element), path(right.element))
      guard let one = rank(a), let other = rank(b), one != other, a.inOther == b.inOther else {
        return left.offset < right.offset
      }
      return one < other
    }.map(\.element)
  }

  private static func rank(_ path: LeafPath) -> Int? { path.pluralCategory.flatMap { ranks[$0] } }
}
