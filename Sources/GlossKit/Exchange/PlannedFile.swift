import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The plan of an import for one translators' file: a part for each `<file>`, with its changes and
/// its ledger, an account of every unit. ``Import`` makes the plans and applies them. A plan keeps
/// only the texts that go into a catalog, to save memory.
struct PlannedFile: Sendable {
  /// The plan for one `<file>`.
  struct Part: Sendable {
    let original: String?
    let language: String?
    /// The index of the catalog that takes the `<file>`; `nil` if none does.
    let member: Int?
    /// The `.strings` or `.stringsdict` file that takes the `<file>`; `nil` if none does.
    let legacy: LegacyTable?
    /// The base of the `<file>`; `nil` if it was not needed.
    let base: ExportBases.Base?
    let plan: CatalogImport.Plan
    /// Remarks on the `<file>` as a whole.
    let remarks: [LedgerReason]
    /// True if the `<file>` has no states, and some of its texts are taken as translated.
    let isTakenWithoutStates: Bool
    /// The search for the base that the plan needs, which is then of no use without it; `nil` if the
    /// base is known or not needed.
    var search: Search?
  }

  /// A search in git for the base of a `<file>`.
  struct Search {
    /// The index of the catalog from which the `<file>` was exported.
    let member: Int
    /// The language as the catalog spells it.
    let language: String
    /// The path of the catalog, if the units are in another one now.
    let movedFrom: String?
  }

  let path: String
  /// The parts in the order of the file.
  private(set) var parts: [Part] = []
  let failure: GlossError?
  /// True if the file may hold texts that were not read.
  let isUnread: Bool
  let unitCount: Int

  /// Plans a file as if it were the only one.
  ///
  /// - Parameters:
  ///   - bases: The bases of parts by their indices, if a search has found them.
  ///   - isDeferring: True to note a search for a base in ``Part/search`` instead of running it.
  init(
    _ file: TranslatorsFile, for catalogs: ExchangedCatalogs, _ context: ImportContext,
    bases: [Int: ExportBases.Base] = [:], isDeferring: Bool = false
  ) {
    self.init(file)
    let addresses = catalogs.addresses(of: file.files)
    parts = file.files.indices.map {
      Self.plan(
        file, $0, addresses[$0], for: catalogs, context, base: bases[$0], isDeferring: isDeferring)
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
  ///   - unitIndex: The index of the unit in the `<file>`.
  ///   - index: The index of the part; there is none if the file has changed since it was planned.
  func hasFileChange(at unitIndex: Int, ofPart index: Int) -> Bool {
    guard parts.indices.contains(index), parts[index].plan.ledger.indices.contains(unitIndex) else {
      return true
    }
    return parts[index].plan.ledger[unitIndex].hasFileChange
  }

  /// Returns for each unit of a `<file>` its id in the catalog, which the file may spell
  /// differently.
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
    _ files: [TranslatorsFile], for catalogs: ExchangedCatalogs, _ context: ImportContext
  ) -> [PlannedFile] {
    let alone = files.map { PlannedFile($0, for: catalogs, context) }
    return together(alone, for: catalogs, context) { files[$0] }
  }

  /// Plans the files again that depend on one another, because an earlier one changes the catalogs
  /// for a later one.
  ///
  /// - Parameters:
  ///   - alone: The plan for each file as if it were the only one.
  ///   - file: Reads the file with an index again; called only for dependent ones.
  static func together(
    _ alone: [PlannedFile], for catalogs: ExchangedCatalogs, _ context: ImportContext,
    file: (Int) -> TranslatorsFile
  ) -> [PlannedFile] {
    let dependent = dependent(alone)
    let replanned = inTurn(
      dependent.map(file), alone: dependent.map { alone[$0] }, for: catalogs, context)
    var planned = alone
    for (index, file) in zip(dependent, replanned) { planned[index] = file }
    return planned
  }

  /// Returns the indices, ascending, of the files that share a catalog and language with another
  /// file. All other files are independent: a part depends only on its own language, and on the
  /// source language, which is planned last.
  private static func dependent(_ files: [PlannedFile]) -> [Int] {
    struct CatalogAndLanguage: Hashable {
      let member: Int
      let language: String
    }
    var first: [CatalogAndLanguage: Int] = [:]
    var dependent: Set<Int> = []
    for (index, file) in files.enumerated() {
      for part in file.parts {
        guard let member = part.member, let language = part.language else { continue }
        let pair = CatalogAndLanguage(
          member: member, language: LanguageCodeSpelling.usual(language))
        if let earlier = first[pair] {
          dependent.formUnion([earlier, index])
        } else {
          first[pair] = index
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
    _ context: ImportContext
  ) -> [PlannedFile] {
    let addresses = files.map { catalogs.addresses(of: $0.files) }
    let contradictions = Contradictions(files, addresses, alone: alone, catalogs)
    var catalogs = catalogs
    var parts = files.map { file in [Part?](repeating: nil, count: file.files.count) }
    for isInSourceLanguage in [false, true] {
      for (fileIndex, file) in files.enumerated() {
        for (index, part) in file.files.enumerated()
        where catalogs.isInSourceLanguage(part, addresses[fileIndex][index]) == isInSourceLanguage {
          let lonePart =
            alone[fileIndex].parts.indices.contains(index) ? alone[fileIndex].parts[index] : nil
          let part = plan(
            file, index, addresses[fileIndex][index], for: catalogs, context, base: lonePart?.base
          ) { catalog in
            contradictions.disputes(
              over: alone[fileIndex].ids(of: part, at: index), of: part, for: catalog)
          }
          parts[fileIndex][index] = part
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

  /// Plans one `<file>`: finds the catalog or older file that takes it, and compares the `<file>`
  /// with its base; refuses all units if nothing takes it.
  ///
  /// - Parameters:
  ///   - base: The base if an earlier plan found it; `nil` to search.
  ///   - isDeferring: True to note the search instead of running it.
  private static func plan(
    _ document: TranslatorsFile, _ index: Int, _ address: CatalogAddress,
    for catalogs: ExchangedCatalogs, _ context: ImportContext, base: ExportBases.Base? = nil,
    isDeferring: Bool = false, disputes: (_ catalog: String) -> [TextKey: String] = { _ in [:] }
  ) -> Part {
    let file = document.files[index]
    let plan: CatalogImport.Plan
    var base = base
    var remarks: [LedgerReason] = []
    var legacy: LegacyTable?
    var search: Search?
    var refusal = address.reason ?? catalogs.refusal(of: file, address, context)
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
        context.options, test: context.test(ofMember: member),
        disputed: disputes(catalogs.members[member].path)
      ) {
        if base == nil, !file.isForeign, let named = file.targetLanguage,
          let language = LanguageCodeSpelling.spelled(named, among: table.languages)
        {
          // Units that moved were exported with the catalog that they were in.
          let exported = document.origins[index] ?? file
          let exportedMember =
            document.origins[index].flatMap { catalogs.addresses(of: [$0])[0].member }
          let source = exportedMember ?? member
          let movedFrom = exportedMember.map { catalogs.members[$0].path }
          if isDeferring, context.bases.isToBeSearched(exported, member: source) {
            search = Search(member: source, language: language, movedFrom: movedFrom)
            return CandidateBases()
          }
          base = context.bases.base(of: exported, member: source, language: language)
          base?.movedFrom = movedFrom
        }
        return base?.possible ?? CandidateBases()
      }.plan(file, for: table)
      remarks = document.remarks(onFile: index, for: catalogs.members[member].loaded.catalog)
    } else if let legacy {
      plan = CatalogImport(
        context.options, test: context.olderFilesTest, hasLines: false, followsKeys: false
      ) {
        let foundBase = base ?? legacy.base(of: file)
        base = foundBase
        return foundBase.possible
      }.plan(file, for: legacy.table)
    } else {
      plan = CatalogImport.Plan(
        ledger: file.units.map { LedgerEntry($0, refusing: refusal ?? .noOriginal) })
    }
    return Part(
      original: file.original, language: file.targetLanguage, member: address.member,
      legacy: legacy, base: base, plan: plan, remarks: remarks,
      isTakenWithoutStates: file.lacksStates
        && plan.ledger.contains {
          $0.outcome.change?.state == TranslationState.translated.rawValue
        }, search: search)
  }
}

extension ExchangedCatalogs {
  /// Returns the reason why a catalog does not take the language of a file; `nil` if it does.
  fileprivate func refusal(
    of file: UnitFile, _ address: CatalogAddress, _ context: ImportContext
  ) -> LedgerReason? {
    guard let member = address.member, let language = file.targetLanguage,
      LanguageCodeSpelling.isWellFormed(LanguageCodeSpelling.usual(language))
    else { return nil }
    return gate.refusal(
      of: language, by: members[member].table.languages,
      isAskedFor: file.isExport
        || context.askedLanguages.contains(LanguageCodeSpelling.usual(language)))
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
