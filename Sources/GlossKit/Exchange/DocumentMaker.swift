import Archives
import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits
import XLIFF

/// Makes the files of an export, one language at a time: takes the catalogs' units, filters
/// them by the options, adds notes and pictures, and writes them in the requested format.
/// ``Export`` and ``XLIFFRefresh`` use it.
struct DocumentMaker: Sendable {
  private typealias Member = (
    path: String, original: String, table: UnitTable, fingerprint: ExportFingerprint
  )

  /// The catalogs, in the order of the export.
  private let members: [Member]
  /// The `.strings` and `.stringsdict` files of the project; `nil` if they do not take part.
  private let older: LegacyExport?
  private let options: Export.Options
  private let languages: LanguageMap
  /// The units of the catalogs at the revision of `--since`, by path; empty without the option.
  private let before: [String: UnitTable]
  private let usage: KeyUsage?
  private let kits: KitMaker?
  private let container: String?
  private let screenshots: Screenshots?
  private let boundary: ProjectBoundary

  init(
    exchanged: ExchangedCatalogs, older: LegacyExport? = nil, options: Export.Options,
    languages: LanguageMap, before: [String: UnitTable], usage: KeyUsage?, kits: KitMaker? = nil,
    screenshots: Screenshots? = nil
  ) {
    self.screenshots = screenshots
    boundary = exchanged.boundary
    self.older = older
    self.kits = kits
    members = exchanged.members.map {
      let fingerprint = ExportFingerprint(catalog: $0.name ?? BlobName(of: $0.loaded.bytes))
      return ($0.path, $0.original, $0.table, fingerprint)
    }
    self.options = options
    self.languages = languages
    self.before = before
    self.usage = usage
    container = exchanged.paths.container
  }

  /// The catalogs with the names of their bytes, which are kept in git for a later import.
  var catalogs: [(path: String, name: BlobName)] {
    members.map { ($0.path, $0.fingerprint.catalog) }
  }

  /// Returns the `<tool>` element for an export of a catalog, which names the exported bytes.
  ///
  /// - Parameter member: The index of the catalog.
  func tool(ofMember member: Int) -> UnitFile.Tool { members[member].fingerprint.tool }

  /// The file of one language, with all that the export reports about it.
  struct Result: Sendable {
    /// The file; `nil` if there is nothing to send.
    var document: Export.Document?
    var failures: [GlossError] = []
    /// The older files of this language that texts were taken from, with the names of their bytes.
    var older: [(path: String, name: BlobName)] = []
    /// For each picture, by index, the keys in the file that it shows.
    var pictures: [Int: [String]] = [:]
    /// The state of the word limit; `nil` without one.
    var limit: WordLimit?
    /// The number of units that count as texts.
    var textCount = 0
    /// The number of these that are translated.
    var translatedCount = 0

    /// Counts a unit that is sent. Those of the source language count, too.
    mutating func count(_ unit: ExportedUnit) {
      let state = unit.state ?? unit.progress
      if state.isCounted { textCount += 1 }
      if state == .translated { translatedCount += 1 }
    }
  }

  /// Returns the path of a language's file or bundle.
  func path(for language: String) -> String {
    if let file = options.outputFile { return file }
    let language = languages.fileName(of: language)
    let ending =
      switch options.bundle {
      case .folder?: "xcloc"
      case .zip?: "xcloc.zip"
      case nil: options.format.row.endings[0]
      }
    return WorkingDirectory.current.path(ofArgument: "\(options.output)/\(language).\(ending)")
  }

  /// Makes the file of a language.
  func document(_ language: String) -> Result {
    var result = Result()
    result.limit = options.wordLimit.map { WordLimit($0) }
    var files: [UnitFile] = []
    let name = languages.fileName(of: language)
    for member in members {
      let units = units(
        of: member, language, before[member.path], &result, where: isWanted)
      add(units, of: member, &files, &result.failures, for: name)
    }
    addOlder(&files, &result, language)
    if files.isEmpty { return result }
    let path = path(for: language)
    do throws(GlossError) {
      let bytes = try bytes(of: files, for: language, path)
      var document = Export.Document(
        path: path, language: language, unitCount: files.reduce(0) { $0 + $1.units.count },
        textCount: result.textCount, translatedCount: result.translatedCount, bytes: bytes)
      try bundle(&document, name, files, result.pictures, &result.failures)
      result.document = document
    } catch {
      result.failures.append(error)
    }
    return result
  }

  private func bytes(
    of files: [UnitFile], for language: String, _ path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    if let write = options.format.row.write { return try write(files, options.version, path) }
    do throws(XLIFFError) {
      return try kits?.bytes(of: files, for: language, tables: tables(for: language)) ?? []
    } catch {
      throw GlossError(path, .badXLIFF(error.wording))
    }
  }

  /// Returns the catalogs and tables that a language's file is made from, by their names in it.
  private func tables(for language: String) -> [String: KitMaker.Source] {
    var tables: [String: KitMaker.Source] = [:]
    for member in members { tables[member.original] = (member.path, member.table) }
    for table in older?.tables ?? [] {
      guard let part = try? table.part(for: language) else { continue }
      tables[table.original] = (part.path, part.table)
    }
    return tables
  }

  private func add(
    _ units: [TranslationUnit], of member: Member, _ files: inout [UnitFile],
    _ failures: inout [GlossError], for name: String
  ) {
    if units.isEmpty { return }
    let source = member.table.catalog.sourceLanguage
    if options.version != .v1_2, let first = files.first?.sourceLanguage, first != source {
      let why = Message(
        """
        its source language is '\(source)', and XLIFF \(options.version.rawValue) has one for the \
        whole file, here '\(first)': export it by itself with '--catalog', or as 1.2
        """, comment: "原因：目录的源语言与文件的不同。%1$@：目录的源语言；%2$@：XLIFF 的版本；%3$@：文件的源语言")
      failures.append(GlossError(member.path, .badCatalog(why)))
      return
    }
    var file = UnitFile(
      original: member.original, sourceLanguage: source, targetLanguage: name,
      tool: member.fingerprint.tool, units: units)
    if options.format.row.carriesExportNote { file.exportNote = ExportChecksums.note(of: units) }
    files.append(file)
  }

  /// Adds the older files of a language, sorted among the catalogs as Xcode sorts them.
  private func addOlder(_ files: inout [UnitFile], _ result: inout Result, _ language: String) {
    guard let older, !older.tables.isEmpty else { return }
    for table in older.tables {
      do throws(GlossError) {
        guard let part = try table.part(for: language) else { continue }
        let member = (
          part.path, table.original, part.table,
          ExportFingerprint(catalog: BlobName(of: part.bytes))
        )
        var units = units(
          of: member, language, part.before, &result, home: table.home, where: isWanted)
        for index in units.indices where units[index].target?.state == .translated {
          // Older files have no states, and Xcode's exports of them have none.
          units[index].target?.state = nil
        }
        let count = files.count
        add(units, of: member, &files, &result.failures, for: languages.fileName(of: language))
        if files.count > count, !part.bytes.isEmpty {
          result.older.append((part.path, BlobName(of: part.bytes)))
        }
      } catch {
        result.failures.append(error)
      }
    }
    let sorted = files.enumerated().sorted { left, right in
      let names = [left, right].map { ($0.element.original ?? "").lowercased() }
      return names[0] == names[1] ? left.offset < right.offset : names[0].precedesInBytes(names[1])
    }
    files = sorted.map(\.element)
  }

  /// Returns the units of a catalog that fit, even if the options leave some out.
  ///
  /// - Parameter member: The index of the catalog.
  func units(
    ofMember member: Int, _ language: String, _ failures: inout [GlossError],
    where fits: (ExportedUnit) -> Bool
  ) -> [TranslationUnit] {
    var result = Result()
    let units = units(
      of: members[member], language, before[members[member].path], &result, where: fits)
    failures += result.failures
    return units
  }

  /// Returns the units of a catalog that are sent.
  ///
  /// - Parameter home: The path of the older file that the units are from; `nil` for a catalog.
  private func units(
    of member: Member, _ language: String, _ before: UnitTable?, _ result: inout Result,
    home: String? = nil, where isWanted: (ExportedUnit) -> Bool
  ) -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    units.reserveCapacity(member.table.entryCount)
    // A former catalog whose ids collide cannot have been exported, so all units count as new.
    var formerUnits: [TextKey: TranslationUnit] = [:]
    for unit in (try? before?.units(for: language)) ?? [] {
      formerUnits[TextKey(unit.id)] = unit.unit
    }
    func isRequested(_ unit: ExportedUnit) -> Bool {
      if !formerUnits.isEmpty, let old = formerUnits[TextKey(unit.id)],
        old.source == unit.unit.source
      {
        return false
      }
      return isWanted(unit)
    }
    do throws(InterchangeError) {
      let keys = try requestedKeys(of: member, language, &result.limit, where: isRequested)
      let takesWholeKeys = options.format.row.groupsTexts
      try member.table.forEachUnit(for: language) { tableUnit in
        var exported = consume tableUnit
        guard options.format.row.holds(exported), keys?.contains(TextKey(exported.key)) ?? true,
          takesWholeKeys || isRequested(exported)
        else { return }
        let (key, path) = (exported.key, exported.path)
        exported.unit.previousSource = formerUnits[TextKey(exported.id)]?.source
        if let unfit = exported.unit.unfitness?.wording
          ?? options.format.row.objection(exported.unit)
        {
          let why = Message(
            "\(unfit); the text is left out for \(language)",
            comment: "原因：某种语言的文字没有导出。%1$@：为何；%2$@：语言")
          if let home {
            // The table was made in memory from an older file, so it has no positions to report.
            exported.unit.target = nil
            result.failures.append(
              GlossError(exported.unit.unfitness == nil ? member.path : home, .badStrings(why)))
          } else {
            result.failures.append(
              GlossError(
                member.path, at: member.table.catalog.position(of: key),
                .badCatalog(why)))
          }
          return
        }
        complete(&exported.unit, key, path, language, of: member, &result.pictures)
        result.count(exported)
        units.append(exported.unit)
      }
    } catch {
      result.failures.append(GlossError(member.path, .badCatalog(error.wording)))
    }
    return units
  }

  /// Returns the keys that have a unit to send, if the format groups the texts of a key or words
  /// are limited; `nil` if each unit is selected by itself.
  private func requestedKeys(
    of member: Member, _ language: String, _ limit: inout WordLimit?,
    where isRequested: (ExportedUnit) -> Bool
  ) throws(InterchangeError) -> Set<TextKey>? {
    let asksForAll = options.selection == .all && options.since == nil
    guard options.format.row.groupsTexts && !asksForAll || limit != nil else { return nil }
    var order: [String] = []
    var words: [TextKey: Int] = [:]
    let isLimited = limit != nil
    try member.table.forEachUnit(for: language) { exported in
      let key = exported.key
      guard options.format.row.holds(exported), isRequested(exported) else { return }
      if words[TextKey(key)] == nil { order.append(key) }
      let countsWords = isLimited && isToBeDone(exported)
      words[TextKey(key), default: 0] +=
        countsWords ? TextMeasure.amount(of: exported.unit.source?.joined ?? "").words : 0
    }
    guard var remaining = limit else { return Set(words.keys) }
    defer { limit = remaining }
    return Set(order.lazy.map { TextKey($0) }.filter { remaining.takes(words[$0] ?? 0) })
  }

  /// Adds a prefilled target, the use in code, notes and pictures to a unit, by the options.
  private func complete(
    _ unit: inout TranslationUnit, _ key: String, _ path: LeafPath, _ language: String,
    of member: Member, _ pictures: inout [Int: [String]]
  ) {
    if options.isPrefilled, unit.target == nil, let source = unit.source {
      unit.target = TranslationUnit.Target(
        source, state: .new, stateQualifier: TranslationUnit.prefilled)
    }
    let use = usage?.use(of: key, in: member.path)
    let includesUse = options.hasContext || options.format == .html
    if let use, includesUse { unit.locations = use.locations }
    var notes = [includesUse ? use?.note : nil]
    if options.hasContext, options.format != .html {
      notes.append(PluralNumbers(of: path, in: language)?.note)
      let near = (use?.neighbors ?? []).map { "'\($0)'" }.joined(separator: ", ")
      if !near.isEmpty { notes.append("near \(near)") }
    }
    if options.bundle != nil, let screenshots {
      for picture in screenshots.pictures(of: key, in: use?.locations.map(\.file) ?? []) {
        if pictures[picture]?.last != key { pictures[picture, default: []].append(key) }
        notes.append("screenshot: \(screenshots.pictures[picture].name)")
      }
    }
    unit.notes += notes.compactMap { $0 }.map { TranslationUnit.Note($0, from: "context") }
  }

  /// True if the options ask for a unit.
  func isWanted(_ unit: ExportedUnit) -> Bool {
    switch options.selection {
    // A word limit counts words to translate, so it asks for units with work only.
    case .all: options.wordLimit == nil || isToBeDone(unit)
    case .missing, .needsReview: isToBeDone(unit)
    }
  }

  /// True if a translator has to write a text, or to review one if that was asked for.
  private func isToBeDone(_ unit: ExportedUnit) -> Bool {
    unit.state.map { options.selection.asks(for: $0) } ?? false
  }

  /// Wraps a file into an `.xcloc` bundle, a folder or a zip archive, if the options ask for one.
  private func bundle(
    _ document: inout Export.Document, _ language: String, _ files: [UnitFile],
    _ pictures: [Int: [String]], _ failures: inout [GlossError]
  ) throws(GlossError) {
    guard let form = options.bundle else { return }
    let bundle = form == .zip ? "\(language).xcloc" : document.path
    let path = "\(bundle)/Localized Contents/\(language).xliff"
    let companions =
      companions(of: bundle, language, files, &failures)
      + (screenshots?.files(of: bundle, pictures) ?? [])
    switch form {
    case .folder: (document.path, document.companions) = (path, companions)
    case .zip:
      do throws(ArchiveError) {
        document.bytes = try ZipWriter.bytes(of: companions + [(path, document.bytes)])
      } catch {
        throw GlossError(document.path, .badArchive(error.wording))
      }
    }
  }

  /// Returns the other files of a bundle: `contents.json` and the catalogs
  /// reduced to the source language.
  private func companions(
    of bundle: String, _ language: String, _ files: [UnitFile], _ failures: inout [GlossError]
  ) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    let source = files.first?.sourceLanguage ?? "en"
    var companions = [
      (
        "\(bundle)/contents.json",
        BundleDescription(container: container, source: source, target: language).bytes
      )
    ]
    let originals = Set(files.compactMap(\.original))
    var places = BundlePaths(of: bundle)
    for member in members where originals.contains(member.original) {
      let place = places.place(for: member.original)
      do throws(CatalogError) {
        companions.append(
          (place, try member.table.catalog.reducedToSource().serialized()))
      } catch {
        failures.append(GlossError(error))
      }
    }
    for table in older?.tables ?? [] where originals.contains(table.original) {
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: table.home, within: boundary).bytes
        companions.append((places.place(for: table.original), bytes))
      } catch {
        failures.append(error)
      }
    }
    return companions
  }
}
