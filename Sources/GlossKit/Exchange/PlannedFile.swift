import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The plan of an import for one translators' file: a part for each `<file>`, with its changes and
/// ledger. Of the texts it keeps only those that go into a catalog.
struct PlannedFile: Sendable {
  /// The plan for one `<file>`.
  struct Part: Sendable {
    let original: String?
    let language: String?
    /// The index of the catalog that takes it; `nil` if none does.
    let member: Int?
    /// The older file that takes it; `nil` if none does.
    let legacy: LegacyTable?
    /// The base of the `<file>`; `nil` if it was not needed.
    let base: ExportBases.Base?
    let plan: CatalogImport.Plan
    /// Remarks on the `<file>` as a whole.
    let remarks: [LedgerReason]
  }

  let path: String
  /// The parts in the order of the file.
  private(set) var parts: [Part] = []
  let failure: GlossError?
  let isUnread: Bool
  let unitCount: Int

  /// Plans a file as if it were the only one.
  init(_ file: TranslatorsFile, for catalogs: ExchangedCatalogs, _ grounds: ImportContext) {
    self.init(file)
    let addresses = catalogs.addresses(of: file.files, at: file.path)
    parts = file.files.indices.map {
      Self.plan(file, $0, addresses[$0], for: catalogs, grounds)
    }
  }

  private init(_ file: TranslatorsFile) {
    path = file.path
    failure = file.failure
    isUnread = file.isUnread
    unitCount = file.files.reduce(0) { $0 + $1.units.count }
  }

  /// True if a unit differs from what was exported, so that it asks for a change.
  ///
  /// - Parameters:
  ///   - place: The index of the unit in the `<file>`.
  ///   - index: The index of the part; there is none if the file has changed since it was planned.
  func makesClaim(at place: Int, ofPart index: Int) -> Bool {
    guard parts.indices.contains(index), parts[index].plan.ledger.indices.contains(place) else {
      return true
    }
    return parts[index].plan.ledger[place].makesClaim
  }

  /// Returns the ids that the units of a `<file>` stand for, which may be spelled
  /// differently in the file.
  ///
  /// - Parameter index: The index of the part; there is none if the file has
  ///   changed since it was planned.
  func ids(of file: UnitFile, at index: Int) -> [String?] {
    guard parts.indices.contains(index), parts[index].plan.ledger.count == file.units.count else {
      return file.units.map(\.id)
    }
    return zip(file.units, parts[index].plan.ledger).map { $1.textID ?? $0.id }
  }

  /// Plans several files, which may depend on one another.
  static func all(
    _ files: [TranslatorsFile], for catalogs: ExchangedCatalogs, _ grounds: ImportContext
  ) -> [PlannedFile] {
    let alone = files.map { PlannedFile($0, for: catalogs, grounds) }
    return together(alone, for: catalogs, grounds) { files[$0] }
  }

  /// Plans the files again that depend on one another.
  ///
  /// - Parameters:
  ///   - alone: The plan for each file as if it were the only one.
  ///   - file: Reads the file with an index again; called only for dependent ones.
  static func together(
    _ alone: [PlannedFile], for catalogs: ExchangedCatalogs, _ grounds: ImportContext,
    file: (Int) -> TranslatorsFile
  ) -> [PlannedFile] {
    let dependent = dependent(alone)
    let inTurn = inTurn(
      dependent.map(file), alone: dependent.map { alone[$0] }, for: catalogs, grounds)
    var planned = alone
    for (place, file) in zip(dependent, inTurn) { planned[place] = file }
    return planned
  }

  /// Returns the files that share a catalog and language with another one. The rest are
  /// independent of them: a part depends on its own language, and on the source
  /// language, which is planned last.
  ///
  /// - Returns: The indices, ascending.
  private static func dependent(_ files: [PlannedFile]) -> [Int] {
    struct Place: Hashable {
      let member: Int
      let language: String
    }
    var first: [Place: Int] = [:]
    var dependent: Set<Int> = []
    for (index, file) in files.enumerated() {
      for part in file.parts {
        guard let member = part.member, let language = part.language else { continue }
        let place = Place(member: member, language: LanguageCodeSpelling.usual(language))
        if let other = first[place] {
          dependent.formUnion([other, index])
        } else {
          first[place] = index
        }
      }
    }
    return dependent.sorted()
  }

  /// Plans one part after the other, each on the catalogs as the ones before leave them.
  /// Parts in the source language come last, because they change the sources that all
  /// others are compared with.
  ///
  /// - Parameter alone: The plan for each file as if it were the only one.
  private static func inTurn(
    _ files: [TranslatorsFile], alone: [PlannedFile], for catalogs: ExchangedCatalogs,
    _ grounds: ImportContext
  ) -> [PlannedFile] {
    let addresses = files.map { catalogs.addresses(of: $0.files, at: $0.path) }
    let contradictions = Contradictions(files, addresses, alone: alone, catalogs)
    var catalogs = catalogs
    var parts = files.map { file in [Part?](repeating: nil, count: file.files.count) }
    for isInSourceLanguage in [false, true] {
      for (number, file) in files.enumerated() {
        for (index, part) in file.files.enumerated()
        where catalogs.isInSourceLanguage(part, addresses[number][index]) == isInSourceLanguage {
          let known = alone[number].parts.indices.contains(index) ? alone[number].parts[index] : nil
          let part = plan(
            file, index, addresses[number][index], for: catalogs, grounds, base: known?.base
          ) { catalog in
            contradictions.disputes(
              over: alone[number].ids(of: part, at: index), of: part, for: catalog)
          }
          parts[number][index] = part
          guard let member = part.member else { continue }
          catalogs.members[member].apply(part.plan)
          catalogs.members[member].renewTable()
        }
      }
    }
    return zip(files, parts).map { file, parts in
      var planned = PlannedFile(file)
      planned.parts = parts.compactMap { $0 }
      return planned
    }
  }

  /// Plans one `<file>`: finds what takes it, compares it with its base, and refuses
  /// all units if nothing does.
  ///
  /// - Parameter base: The base, if it was found before.
  private static func plan(
    _ document: TranslatorsFile, _ index: Int, _ address: CatalogAddress,
    for catalogs: ExchangedCatalogs, _ grounds: ImportContext, base: ExportBases.Base? = nil,
    disputes: (_ catalog: String) -> [TextKey: String] = { _ in [:] }
  ) -> Part {
    let file = document.files[index]
    let plan: CatalogImport.Plan
    var base = base
    var remarks: [LedgerReason] = []
    var legacy: LegacyTable?
    var refusal = address.reason ?? catalogs.refusal(of: file, address)
    if refusal?.kind == .notACatalog {
      do throws(LegacyTable.Objection) {
        legacy = try LegacyTable(file, in: catalogs)
      } catch {
        refusal = .notACatalog(error.reason)
      }
    }
    if let member = address.member, refusal == nil {
      let table = catalogs.members[member].table
      plan = CatalogImport(
        grounds.options, test: grounds.test(ofMember: member),
        disputed: disputes(catalogs.members[member].path)
      ) {
        if base == nil, let named = file.targetLanguage,
          let language = LanguageCodeSpelling.spelled(named, among: table.languages)
        {
          base = grounds.bases.base(of: file, member: member, language: language)
        }
        return base?.possible ?? CandidateBases()
      }.plan(file, for: table)
      remarks = document.remarks(onFile: index, for: catalogs.members[member].loaded.catalog)
    } else if let legacy {
      plan = CatalogImport(grounds.options, test: grounds.testOfOlderFiles, hasLines: false) {
        let known = base ?? legacy.base(of: file)
        base = known
        return known.possible
      }.plan(file, for: legacy.table)
    } else {
      plan = CatalogImport.Plan(
        ledger: file.units.map { LedgerEntry($0, refusing: refusal ?? .noOriginal) })
    }
    return Part(
      original: file.original, language: file.targetLanguage, member: address.member,
      legacy: legacy, base: base, plan: plan, remarks: remarks)
  }
}

extension ExchangedCatalogs {
  /// Returns the reason why a catalog does not take the language of a file; `nil` if it does.
  fileprivate func refusal(of file: UnitFile, _ address: CatalogAddress) -> LedgerReason? {
    guard let member = address.member, let language = file.targetLanguage,
      LanguageCodeSpelling.isWellFormed(LanguageCodeSpelling.usual(language))
    else { return nil }
    return gate.refusal(of: language, by: members[member].table.languages)
  }
}

extension TranslatorsFile {
  /// Returns remarks on a file as a whole: an assumed language, a source
  /// language of another region.
  fileprivate func remarks(onFile index: Int, for catalog: StringCatalog) -> [LedgerReason] {
    var remarks = [assumptions[index]].compactMap { $0 }
    if let source = files[index].sourceLanguage,
      LanguageCodeSpelling.usual(source) != LanguageCodeSpelling.usual(catalog.sourceLanguage),
      LanguageCodeSpelling.isSource(source, of: catalog.sourceLanguage)
    {
      remarks.append(.sourceRegion(inFile: source, inCatalog: catalog.sourceLanguage))
    }
    return remarks
  }
}
