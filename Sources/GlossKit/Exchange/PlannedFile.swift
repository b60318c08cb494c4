import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// What an import makes of one translators' file. Its texts are no longer held, but for those that go
/// into a catalog.
struct PlannedFile: Sendable {
  /// What it makes of one `<file>`.
  struct Part: Sendable {
    let original: String?
    let language: String?
    /// Index of the catalog that it is for; `nil` if there is none.
    let member: Int?
    /// The older file that it is for; `nil` likewise.
    let legacy: LegacyTable?
    /// What it was exported from; `nil` if that made no difference.
    let base: ExportBases.Base?
    let plan: CatalogImport.Plan
    /// What is odd about the whole of it.
    let remarks: [LedgerReason]
  }

  let path: String
  /// In the order of the file.
  private(set) var parts: [Part] = []
  let failure: GlossError?
  let isUnread: Bool
  let unitCount: Int

  /// Plans as if there were no other file.
  init(_ file: TranslatorsFile, for catalogs: ExchangedCatalogs, _ grounds: ImportGrounds) {
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

  /// Whether a unit says something that it was not given.
  ///
  /// - Parameters:
  ///   - place: The place of a unit of the `<file>`.
  ///   - index: The index of its part, which it lacks if the file was changed meanwhile.
  func makesClaim(at place: Int, ofPart index: Int) -> Bool {
    guard parts.indices.contains(index), parts[index].plan.ledger.indices.contains(place) else {
      return true
    }
    return parts[index].plan.ledger[place].makesClaim
  }

  /// The ids that the units of a `<file>` stand for, which need not be spelled as theirs are.
  ///
  /// - Parameter index: The index of its part, which it lacks if the file was changed meanwhile.
  func ids(of file: UnitFile, at index: Int) -> [String?] {
    guard parts.indices.contains(index), parts[index].plan.ledger.count == file.units.count else {
      return file.units.map(\.id)
    }
    return zip(file.units, parts[index].plan.ledger).map { $1.textID ?? $0.id }
  }

  /// Plans files that may depend on one another.
  static func all(
    _ files: [TranslatorsFile], for catalogs: ExchangedCatalogs, _ grounds: ImportGrounds
  ) -> [PlannedFile] {
    let alone = files.map { PlannedFile($0, for: catalogs, grounds) }
    return together(alone, for: catalogs, grounds) { files[$0] }
  }

  /// Plans those files anew that depend on one another.
  ///
  /// - Parameters:
  ///   - alone: What was planned for each file as if there were no other.
  ///   - file: Gives the file with an index; only the dependent ones are asked for.
  static func together(
    _ alone: [PlannedFile], for catalogs: ExchangedCatalogs, _ grounds: ImportGrounds,
    file: (Int) -> TranslatorsFile
  ) -> [PlannedFile] {
    let dependent = dependent(alone)
    let inTurn = inTurn(
      dependent.map(file), alone: dependent.map { alone[$0] }, for: catalogs, grounds)
    var planned = alone
    for (place, file) in zip(dependent, inTurn) { planned[place] = file }
    return planned
  }

  /// The files with a part for a language of a catalog that another part is for as well. The other files
  /// have nothing to do with them: a part depends on its own language and on the source language, which
  /// comes last.
  ///
  /// - Returns: Their indices, ascending.
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
        let place = Place(member: member, language: LanguageName.usual(language))
        if let other = first[place] {
          dependent.formUnion([other, index])
        } else {
          first[place] = index
        }
      }
    }
    return dependent.sorted()
  }

  /// Plans one part after the other, each with the catalogs as those before have left them. What is in
  /// the source language comes last: with it the sources of all other parts are out of date.
  ///
  /// - Parameter alone: What was planned for each file as if there were no other.
  private static func inTurn(
    _ files: [TranslatorsFile], alone: [PlannedFile], for catalogs: ExchangedCatalogs,
    _ grounds: ImportGrounds
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

  /// - Parameter base: What the file was exported from; `nil` if it was not looked for yet.
  private static func plan(
    _ document: TranslatorsFile, _ index: Int, _ address: CatalogAddress,
    for catalogs: ExchangedCatalogs, _ grounds: ImportGrounds, base: ExportBases.Base? = nil,
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
          let language = LanguageName.spelled(named, among: table.languages)
        {
          base = grounds.bases.base(of: file, member: member, language: language)
        }
        return base?.possible ?? PossibleBases()
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
  /// Why the language of a file for a catalog is not taken; `nil` if it is, or is none.
  fileprivate func refusal(of file: UnitFile, _ address: CatalogAddress) -> LedgerReason? {
    guard let member = address.member, let language = file.targetLanguage,
      LanguageName.isWellFormed(LanguageName.usual(language))
    else { return nil }
    return gate.refusal(of: language, by: members[member].table.languages)
  }
}

extension TranslatorsFile {
  /// What is odd about a file as a whole that a catalog takes.
  fileprivate func remarks(onFile index: Int, for catalog: StringCatalog) -> [LedgerReason] {
    var remarks = [assumptions[index]].compactMap { $0 }
    if let source = files[index].sourceLanguage,
      LanguageName.usual(source) != LanguageName.usual(catalog.sourceLanguage),
      LanguageName.isSource(source, of: catalog.sourceLanguage)
    {
      remarks.append(.sourceRegion(inFile: source, inCatalog: catalog.sourceLanguage))
    }
    return remarks
  }
}
