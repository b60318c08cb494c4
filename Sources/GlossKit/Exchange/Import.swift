public import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import XLIFF

/// Translations on their way back into the catalogs: the plan behind `gloss import`. Nothing is
/// written until ``write()``.
public struct Import: Sendable {
  /// What became of one unit, and where it came from.
  public struct Record: Sendable {
    /// The translators' file, relative to the working directory.
    public let file: String
    /// As the file names the catalog; `nil` if it does not.
    public let original: String?
    /// The catalog, relative to the working directory; `nil` if there is none of that name.
    public let catalog: String?
    /// `nil` if the file does not say.
    public let language: String?
    public let entry: LedgerEntry
  }

  public struct Catalog: Sendable {
    public let path: String
    public let oldBytes: ContiguousArray<UInt8>
    /// Equal to `oldBytes` if nothing changes.
    public let newBytes: ContiguousArray<UInt8>
    let stamp: FileStamp?

    public var isChanged: Bool { oldBytes != newBytes }
  }

  public struct Options: Sendable {
    public var accepted = ImportOptions()
    /// Only catalogs that one of these patterns names.
    public var catalogs: [String] = []

    public init() {}
  }

  /// One for each unit of the files, in their order.
  public private(set) var ledger: [Record] = []
  /// Those that are there, by path.
  public private(set) var catalogs: [Catalog] = []
  /// What could not be read. Sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  /// Number of translators' files that were read.
  public private(set) var fileCount = 0

  /// - Parameter files: Files, bundles and folders, as the user gave them.
  public init(_ files: [String], into project: Project, options: Options = Options()) async {
    let (paths, missing) = TranslatorsFile.find(files)
    let (globs, flaws) = Export.globs(options.catalogs)
    var exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures = project.failures + missing + flaws + exchanged.failures
    if exchanged.members.isEmpty, failures.isEmpty {
      failures.append(GlossError(project.scopeName, .noCatalog))
    }
    var read = await concurrentlyMap(paths, workers: project.workers) { TranslatorsFile.read($0) }
    failures += read.compactMap(\.failure)
    if read.contains(where: { $0.failure != nil }) || !missing.isEmpty { isWhole = false }
    read.removeAll { $0.failure != nil }
    fileCount = read.count
    ledger = Self.apply(read, to: &exchanged, options.accepted)
    for member in exchanged.members {
      do throws(CatalogError) {
        let catalog = member.loaded.catalog
        let new = catalog.isEdited ? try catalog.serialized() : member.loaded.bytes
        catalogs.append(
          Catalog(
            path: member.path, oldBytes: member.loaded.bytes, newBytes: new,
            stamp: member.loaded.stamp))
      } catch {
        failures.append(GlossError(error))
        isWhole = false
      }
    }
    if ledger.contains(where: \.entry.isForUnreadableCatalog) { isWhole = false }
    catalogs.sort { $0.path.precedesInBytes($1.path) }
    failures = Set(failures).sorted { $0.path.precedesInBytes($1.path) }
    let unitCount = read.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.units.count } }
    if ledger.count != unitCount {
      // A fault of ours: rather nothing than half of somebody's work.
      failures.append(GlossError(project.scopeName, .unaccountedUnits))
      isWhole = false
    }
  }

  /// Whether nothing that was asked for is left undone for want of a file.
  public var isComplete: Bool { failures.isEmpty }

  /// Whether every translators' file was read, and every catalog that they name: otherwise nothing is
  /// written, for half of an exchange is nobody's.
  public private(set) var isWhole = true

  /// Whether a catalog would change.
  public var isOutOfDate: Bool { catalogs.contains(where: \.isChanged) }

  /// Whether a translation that somebody made is left out.
  public var losesWork: Bool { ledger.contains(where: \.entry.losesWork) }

  /// Replaces the catalogs that change, all or none: none if the import is not ``isWhole``.
  ///
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write() throws(GlossError) {
    guard isWhole else { return }
    try FileWriter().write(
      catalogs.filter(\.isChanged).map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }

  /// Takes translators' files in. What is in the source language comes last: with it the sources of
  /// all other files are out of date.
  ///
  /// - Returns: One record for each unit, in the order of the files.
  static func apply(
    _ translators: [TranslatorsFile], to catalogs: inout ExchangedCatalogs,
    _ options: ImportOptions
  ) -> [Record] {
    let contradictions = Contradictions(translators, catalogs, options)
    var records: [[Record]] = []
    var later: [(slot: Int, file: XLIFFFile, path: String)] = []
    for translated in translators {
      for file in translated.files {
        if catalogs.isInSourceLanguage(file) {
          later.append((records.count, file, translated.path))
          records.append([])
        } else {
          records.append(apply(file, of: translated.path, to: &catalogs, options, contradictions))
        }
      }
    }
    for (slot, file, path) in later {
      records[slot] = apply(file, of: path, to: &catalogs, options, contradictions)
    }
    return records.flatMap { $0 }
  }

  private static func apply(
    _ file: XLIFFFile, of path: String, to catalogs: inout ExchangedCatalogs,
    _ options: ImportOptions, _ contradictions: Contradictions
  ) -> [Record] {
    let (place, reason) = catalogs.place(of: file)
    let entries: [LedgerEntry]
    if let place {
      let disputed = contradictions.ids(of: catalogs.members[place].path, file, in: path)
      entries = CatalogImport(options, disputed: disputed)
        .apply(file, to: &catalogs.members[place].loaded.catalog)
    } else {
      entries = file.units.map { LedgerEntry($0, refusing: reason ?? LedgerReason(.noOriginal)) }
    }
    return entries.map {
      Record(
        file: path, original: file.original, catalog: place.map { catalogs.members[$0].path },
        language: file.targetLanguage, entry: $0)
    }
  }
}

extension ExchangedCatalogs {
  /// The catalog that a `<file>` is for, or why there is none.
  func place(of file: XLIFFFile) -> (member: Int?, reason: LedgerReason?) {
    guard let original = file.original, !original.isEmpty else {
      return (nil, LedgerReason(.noOriginal))
    }
    guard original.hasSuffix(".xcstrings") else { return (nil, LedgerReason(.notACatalog)) }
    switch place(of: original) {
    case .member(let index): return (index, nil)
    case .none: return (nil, LedgerReason(.unknownCatalog(original: original)))
    case .several(let paths): return (nil, LedgerReason(.ambiguousCatalog(paths)))
    case .notSelected: return (nil, LedgerReason(.notSelected))
    case .unreadable(let path): return (nil, LedgerReason(.unreadableCatalog(path)))
    }
  }

  fileprivate func isInSourceLanguage(_ file: XLIFFFile) -> Bool {
    guard let member = place(of: file).member, let language = file.targetLanguage else {
      return false
    }
    return LanguageName.usual(language)
      == LanguageName.usual(members[member].loaded.catalog.sourceLanguage)
  }
}
