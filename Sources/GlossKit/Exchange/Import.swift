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
    read.removeAll { $0.failure != nil }
    fileCount = read.count
    let contradictions = Contradictions(read, exchanged)
    for index in read.indices {
      ledger += Self.apply(&read[index], to: &exchanged, options.accepted, contradictions)
    }
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
      }
    }
    catalogs.sort { $0.path.precedesInBytes($1.path) }
    failures = Set(failures).sorted { $0.path.precedesInBytes($1.path) }
    let unitCount = read.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.units.count } }
    if ledger.count != unitCount {
      // A fault of ours: rather nothing than half of somebody's work.
      failures.append(GlossError(project.scopeName, .unaccountedUnits))
      catalogs = []
    }
  }

  /// Whether nothing that was asked for is left undone for want of a file.
  public var isComplete: Bool { failures.isEmpty }

  /// Whether a catalog would change.
  public var isOutOfDate: Bool { catalogs.contains(where: \.isChanged) }

  /// Whether a translation that somebody made is left out.
  public var losesWork: Bool { ledger.contains(where: \.entry.losesWork) }

  /// Replaces the catalogs that change, all or none.
  ///
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write() throws(GlossError) {
    try FileWriter().write(
      catalogs.filter(\.isChanged).map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }

  /// Takes one translators' file in.
  static func apply(
    _ translators: inout TranslatorsFile, to catalogs: inout ExchangedCatalogs,
    _ options: ImportOptions, _ contradictions: Contradictions = Contradictions()
  ) -> [Record] {
    var records: [Record] = []
    for file in translators.files {
      let (place, reason) = catalogs.place(of: file)
      let entries: [LedgerEntry]
      if let place {
        let disputed = contradictions.ids(of: catalogs.members[place].path, file.targetLanguage)
        entries = CatalogImport(options, disputed: disputed)
          .apply(file, to: &catalogs.members[place].loaded.catalog)
      } else {
        entries = file.units.map { LedgerEntry($0, reason ?? LedgerReason(.noOriginal)) }
      }
      records += entries.map {
        Record(
          file: translators.path, original: file.original,
          catalog: place.map { catalogs.members[$0].path }, language: file.targetLanguage,
          entry: $0)
      }
    }
    return records
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
    }
  }
}

/// Units that two files of one import translate in two ways: whichever came last would win in
/// silence.
struct Contradictions: Sendable {
  private struct Place: Hashable {
    let catalog: String
    let language: String?
  }

  /// Ids and where else they are.
  private var disputed: [Place: [TextKey: String]] = [:]

  init() {}

  init(_ files: [TranslatorsFile], _ catalogs: ExchangedCatalogs) {
    var seen: [Place: [TextKey: (unit: TransUnit, file: String)]] = [:]
    for translators in files {
      for file in translators.files {
        guard let member = catalogs.place(of: file).member else { continue }
        let place = Place(
          catalog: catalogs.members[member].path, language: file.targetLanguage)
        for unit in file.units {
          guard let id = unit.id, unit.target != nil else { continue }
          let other = seen[place]?[TextKey(id)]
          if other == nil {
            seen[place, default: [:]][TextKey(id)] = (unit, translators.path)
          } else if let other, other.file != translators.path, other.unit.target != unit.target {
            disputed[place, default: [:]][TextKey(id)] = other.file
          }
        }
      }
    }
  }

  func ids(of catalog: String, _ language: String?) -> [TextKey: String] {
    disputed[Place(catalog: catalog, language: language)] ?? [:]
  }
}
