import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits
import XLIFF

/// An XLIFF file that translators already have, brought up to date with the catalogs: the plan that
/// `gloss export --update` makes and then writes.
///
/// Finished translations stay, and so does everything in the file that gloss did not write.
public struct XLIFFRefresh: FilePlan {
  /// The change of one unit; unchanged units have no record.
  public struct Record: Sendable {
    /// The kinds of changes.
    public enum Change: Sendable {
      case added
      /// The source text has changed; a translation of the old text is marked for review.
      case sourceChanged(old: String, new: String)
      /// The catalog has a newer translation, and the translator has made none.
      case translated
      /// Both the file and the catalog have changed the translation; the file's stays, marked for
      /// review.
      case conflict(inFile: String, inCatalog: String)
      /// The catalog no longer has the unit; with the unit's translation in the file, if it had
      /// one.
      case vanished(translation: String?)
    }

    /// The path of the unit's `<file>`.
    public let original: String
    /// The id of the unit.
    public let id: String
    /// The change.
    public let change: Change
  }

  /// The path of the file, relative to the working directory.
  public let path: String
  /// The changes in the order of the file.
  public private(set) var records: [Record] = []
  /// Errors that kept parts of the file from being brought up to date.
  public private(set) var failures: [GlossError] = []
  /// The translators' file as read and brought up to date; `nil` if it cannot be read.
  public private(set) var file: FileChange?
  private let boundary: ProjectBoundary
  /// The catalogs that were read, with the git names of their bytes.
  private var catalogs: [(path: String, name: BlobName)] = []

  /// Reads the file and the catalogs, and makes the new text of the file.
  ///
  /// - Parameters:
  ///   - file: A file or a bundle, of one language.
  ///   - project: The project as it was read.
  ///   - options: The options of the export.
  public init(of file: String, from project: Project, options: Export.Options) async {
    boundary = project.boundary.admitting([file])
    let (sources, missing) = TranslatorsFile.find([file], within: boundary)
    path = sources.first?.path ?? file
    failures = project.failures + missing
    guard let source = sources.first, sources.count == 1 else {
      if sources.count > 1 { failures.append(GlossError(file, .severalTranslatorsFiles)) }
      return
    }
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures += flaws + exchanged.failures
    guard !exchanged.members.isEmpty else {
      if failures.isEmpty { failures.append(project.noCatalog(matching: globs)) }
      return
    }
    let usage = options.hasContext ? await KeyUsage(of: project) : nil
    let names = options.languageMap.before(project.configuration.languageMap)
    let maker = DocumentMaker(
      exchanged: exchanged, options: options, languages: names, before: [:], usage: usage)
    catalogs = maker.catalogs
    do throws(GlossError) {
      if source.isPacked { throw GlossError(path, .notUpdated) }
      let contents = try FileReader.contents(
        of: path, within: boundary, sizeLimit: XLIFFDocument.sizeLimit, allowsZip: true)
      if Export.Format(of: path, contents.bytes) != .xliff { throw GlossError(path, .notUpdated) }
      let old = FileChange(
        path, from: contents.bytes, to: contents.bytes, stamp: contents.stamp)
      self.file = old
      var document = try XLIFFDocument(reading: contents.bytes, path: path)
      do throws(XLIFFError) {
        try update(&document, exchanged, names, maker)
        if !records.isEmpty || hasChanges || renewsBase {
          self.file = old.changing(to: try document.serialized())
        }
      } catch {
        throw GlossError(error, path: path)
      }
    } catch {
      failures.append(error)
    }
  }

  /// True if units changed in ways that have no record, such as in their notes.
  private var hasChanges = false
  /// True if the file's record of its base is replaced: the note with the units' hashes, or the
  /// build number with the name of the catalog's bytes.
  private var renewsBase = false

  /// True if the bytes differ, so that a write touches the file.
  public var isChanged: Bool { isOutOfDate }
  /// The translators' file.
  public var fileChanges: FileChanges {
    FileChanges(file.map { [$0] } ?? [], within: boundary)
  }

  /// True if a unit changed, not just the note of the base.
  var changesUnits: Bool { isChanged && (!records.isEmpty || hasChanges) }

  /// Writes the file if it changes.
  ///
  /// - Throws: ``GlossError`` if the file cannot be replaced, or was changed since it was read.
  public func write() throws(GlossError) {
    guard isChanged else { return }
    try fileChanges.write()
    ExportRefs.keep(catalogs)
  }

  private mutating func update(
    _ document: inout XLIFFDocument, _ exchanged: ExchangedCatalogs, _ names: LanguageMap,
    _ maker: DocumentMaker
  ) throws(XLIFFError) {
    let files = document.files()
    let languages = Set(files.compactMap(\.targetLanguage))
    guard languages.count == 1, let languageInFile = languages.first else {
      failures.append(GlossError(path, .noSingleLanguage))
      return
    }
    let language = names.catalogName(of: languageInFile)
    let addresses = exchanged.addresses(of: files)
    /// The ids of the `<file>`s that are done, by catalog.
    var handledIDs: [Int: Set<TextKey>] = [:]
    /// The ids of all `<file>`s, by catalog.
    var allIDs: [Int: Set<TextKey>] = [:]
    for (file, address) in zip(files, addresses) {
      guard let member = address.member else { continue }
      allIDs[member, default: []].formUnion(file.units.compactMap { $0.id.map { TextKey($0) } })
    }
    let bases = ExportBases(exchanged)
    for (index, file) in files.enumerated() {
      guard let member = addresses[index].member else { continue }
      let catalog = exchanged.members[member].loaded.catalog
      if let source = file.sourceLanguage,
        !LanguageCodeSpelling.isSource(source, of: catalog.sourceLanguage)
      {
        let why = Message(
          """
          the file translates from '\(source)', and the source language of \
          '\(exchanged.members[member].path)' is '\(catalog.sourceLanguage)': export it again
          """, comment: "原因：译者文件的源语言不同。%1$@：文件的源语言；%2$@：目录；%3$@：目录的源语言")
        let position = SourcePosition(line: max(file.line, 1), column: 1)
        failures.append(GlossError(path, at: position, .badXLIFF(why)))
        handledIDs[member, default: []].formUnion(allIDs[member] ?? [])
        continue
      }
      let fileIDs = Set(file.units.compactMap { $0.id.map { TextKey($0) } })
      let isFirst = handledIDs[member] == nil
      // A unit that another `<file>` for the same catalog has, or was given, is not added here.
      let table = exchanged.members[member].table
      let languageInCatalog =
        LanguageCodeSpelling.spelled(language, among: table.languages) ?? language
      let base = bases.base(of: file, member: member, language: languageInCatalog)
      let catalogUnits = maker.units(ofMember: member, languageInCatalog, &failures) { unit in
        let id = TextKey(unit.id)
        // The selection decides about new units only: present ones stay.
        return fileIDs.contains(id)
          || isFirst && allIDs[member]?.contains(id) != true && maker.isWanted(unit)
      }
      handledIDs[member, default: []].formUnion(fileIDs)
      let (slots, notedUnits) = slots(
        file, catalogUnits,
        UpdateComparison(
          base.possible, note: file.exportNote, current: table, language: languageInCatalog))
      if slots.contains(where: { if case .keep = $0 { false } else { true } })
        || slots.count != file.units.count
      {
        hasChanges = true
        try document.setUnits(slots, ofFile: index)
      }
      let isOfOurs = !base.possible.tables.isEmpty && ExportFingerprint(file.tool) != nil
      let build = isOfOurs ? maker.tool(ofMember: member).build : nil
      renewBase(file, notedUnits, build, ofFile: index, in: &document)
    }
    for member in exchanged.members.indices where handledIDs[member] == nil {
      try add(exchanged.members[member], member, language, languageInFile, to: &document, maker)
    }
  }

  /// Replaces the base that the file names by the catalog as it is now.
  ///
  /// - Parameters:
  ///   - notedUnits: The units whose hashes the note holds.
  ///   - build: The build number for a file that gloss exported; `nil` for other programs' files.
  private mutating func renewBase(
    _ file: UnitFile, _ notedUnits: [TranslationUnit], _ build: String?, ofFile index: Int,
    in document: inout XLIFFDocument
  ) {
    if let build, file.tool?.build != build {
      renewsBase = true
      document.setBuild(build, ofFile: index)
    }
    let note = ExportChecksums.note(of: notedUnits)
    if build != nil || file.exportNote != nil, note != file.exportNote {
      renewsBase = true
      document.setExportNote(note, ofFile: index)
    }
  }

  /// Adds a `<file>` for a catalog that has none in the document.
  ///
  /// - Parameter index: The index of the catalog.
  private mutating func add(
    _ member: ExchangedCatalogs.Member, _ index: Int, _ language: String, _ languageInFile: String,
    to document: inout XLIFFDocument, _ maker: DocumentMaker
  ) throws(XLIFFError) {
    let units = maker.units(ofMember: index, language, &failures, where: maker.isWanted)
    if units.isEmpty { return }
    records += units.map {
      Record(original: member.original, id: $0.id ?? "", change: .added)
    }
    var file = UnitFile(
      original: member.original, sourceLanguage: member.loaded.catalog.sourceLanguage,
      targetLanguage: languageInFile, tool: maker.tool(ofMember: index), units: units)
    file.exportNote = ExportChecksums.note(of: units)
    try document.add(file)
  }

  /// Compares the units of a `<file>` with the catalog's.
  ///
  /// - Returns: The units of the new `<file>`, kept, changed or added; and the units whose hashes
  ///   its note holds: those that an import can compare with their base.
  private mutating func slots(
    _ file: UnitFile, _ catalogUnits: [TranslationUnit], _ comparison: UpdateComparison
  ) -> (slots: [XLIFFDocument.Slot], notedUnits: [TranslationUnit]) {
    let original = file.original ?? ""
    var indices: [TextKey: Int] = [:]
    for (index, unit) in file.units.enumerated() {
      if let id = unit.id, indices[TextKey(id)] == nil { indices[TextKey(id)] = index }
    }
    var slots: [XLIFFDocument.Slot] = []
    var notedUnits: [TranslationUnit] = []
    var keptIndices: Set<Int> = []
    for unit in catalogUnits {
      let id = unit.id ?? ""
      guard let index = indices[TextKey(id)] else {
        records.append(Record(original: original, id: id, change: .added))
        slots.append(.add(unit))
        notedUnits.append(unit)
        continue
      }
      keptIndices.insert(index)
      let old = file.units[index]
      let outcome = comparison.outcome(of: old, now: unit)
      let merged = merged(old, unit, outcome)
      if outcome != nil || merged.target == unit.target { notedUnits.append(unit) }
      if let change = change(from: old, to: merged, unit, outcome) {
        records.append(Record(original: original, id: id, change: change))
      }
      slots.append(merged == old ? .keep(index) : .change(index, merged))
    }
    for (index, unit) in file.units.enumerated() where !keptIndices.contains(index) {
      records.append(
        Record(
          original: original, id: unit.id ?? "",
          change: .vanished(translation: unit.target?.text.joined)))
    }
    return (slots, notedUnits)
  }

  /// Merges a unit of the file with the catalog's.
  ///
  /// - Parameter outcome: The outcome of importing the old unit; `nil` if its base is unknown.
  private func merged(
    _ old: TranslationUnit, _ catalogUnit: TranslationUnit, _ outcome: TextMerge.Outcome?
  ) -> TranslationUnit {
    var merged = TranslationUnit(
      id: old.id, isTranslatable: catalogUnit.isTranslatable, source: catalogUnit.source,
      target: old.target,
      notes: catalogUnit.notes, line: old.line)
    // The first note without an author is the catalog's comment; further ones are the translators'.
    let comment = old.notes.firstIndex { $0.from == nil || $0.from == "auto-generated" }
    merged.notes += old.notes.enumerated().filter { index, note in
      index != comment && note.from.map { !Self.exportNoteAuthors.contains($0) } ?? true
    }.map(\.element)
    if outcome == .conflict {
      merged.notes.append(Self.conflictNote(catalogUnit.target))
      merged.isInConflict = true
    }
    // An empty note is no change, because some programs leave it out.
    if Self.withText(merged.notes) == Self.withText(old.notes) { merged.notes = old.notes }
    let isFinishedInCatalog = Self.isFinished(catalogUnit.target)
    if outcome == .nothingNew, let target = catalogUnit.target {
      // The translator has not changed the text, so the catalog's text counts.
      merged.target = target
    } else if outcome == .nothingNew, Self.isFinished(old.target) {
      // The translator has not changed the text, and the catalog no longer has a translation.
      merged.target = nil
    } else if old.source != catalogUnit.source {
      // A translator's own text is kept for review, because its source has changed as well.
      if outcome?.isFileChange == true {
        review(&merged)
      } else if isFinishedInCatalog || old.target == nil {
        merged.target = catalogUnit.target
      } else {
        review(&merged)
      }
    } else if outcome == .conflict {
      review(&merged)
    } else if !Self.isFinished(old.target), isFinishedInCatalog || old.target == nil,
      outcome?.isFileChange != true, outcome != .emptied
    {
      merged.target = catalogUnit.target
    }
    return merged
  }

  /// Marks a translation for review.
  private func review(_ unit: inout TranslationUnit) {
    unit.target?.state = .needsReview
    unit.target?.stateQualifier = nil
  }

  /// Returns a note on a conflict, with the catalog's text, for the translator.
  ///
  /// - Parameter target: The catalog's translation, if it has one.
  private static func conflictNote(_ target: TranslationUnit.Target?) -> TranslationUnit.Note {
    let text = (target?.text.joined).map { "In conflict with the catalog's text: \($0)" }
    return TranslationUnit.Note(
      text ?? "In conflict: the catalog has no text any more", from: TranslationUnit.Note.conflict)
  }

  private static func withText(_ notes: [TranslationUnit.Note]) -> [TranslationUnit.Note] {
    notes.filter { !$0.text.isEmpty }
  }

  /// Returns the change to report for a unit; `nil` if there is none, or only one in its notes.
  private func change(
    from old: TranslationUnit, to new: TranslationUnit, _ catalogUnit: TranslationUnit,
    _ outcome: TextMerge.Outcome?
  ) -> Record.Change? {
    if old.source != new.source {
      return .sourceChanged(old: old.source?.joined ?? "", new: new.source?.joined ?? "")
    }
    if outcome == .conflict, old != new {
      return .conflict(
        inFile: old.target?.text.joined ?? "", inCatalog: catalogUnit.target?.text.joined ?? "")
    }
    return old.target != new.target && Self.isFinished(new.target) ? .translated : nil
  }

  /// True if a text is finished. A text without a state counts, because some programs write none.
  private static func isFinished(_ target: TranslationUnit.Target?) -> Bool {
    guard let target, !target.text.joined.isEmpty || target.state != nil else { return false }
    return target.catalogState.isFinished
  }

  /// The authors of notes that an export writes itself.
  private static let exportNoteAuthors: Set = [
    "auto-generated", "developer", "context", "location", TranslationUnit.Note.conflict,
  ]
}

/// The former name of ``XLIFFRefresh``, for one release.
@available(*, deprecated, renamed: "XLIFFRefresh")
public typealias Update = XLIFFRefresh
