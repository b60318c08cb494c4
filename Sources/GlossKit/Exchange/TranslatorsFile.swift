import Foundation
import LocalizationModel
import TranslationUnits
import XLIFF

/// One file that came back from translators, parsed by its format into `<file>`s of units, or the
/// error if it cannot be read. ``PlannedFile`` plans its import, and ``XLIFFRefresh`` finds the file to
/// update with ``find(_:within:)``.
struct TranslatorsFile: Sendable {
  /// The path, relative to the working directory.
  let path: String
  /// The `<file>`s of the document. Their units have no notes, because an import does not use them.
  private(set) var files: [UnitFile] = []
  private(set) var failure: GlossError?
  /// True if the file may hold texts that were not read. The page for translators holds none.
  var isUnread: Bool { failure.map { $0.reason != .exchange(.translatorsPage) } ?? false }
  /// For each `<file>` the assumption about its language; `nil` if it names one.
  private(set) var assumptions: [LedgerReason?] = []
  /// For each `<file>` whose units have moved to another catalog, the `<file>` that they were in.
  private(set) var origins: [Int: UnitFile] = [:]

  private init(path: String) { self.path = path }

  /// Reads and parses a file.
  ///
  /// - Parameter languages: Sets the language of each `<file>`.
  static func read(_ source: TranslatorsSource, _ languages: FileLanguages) -> TranslatorsFile {
    var file = TranslatorsFile(path: source.path)
    do throws(GlossError) {
      let bytes = try source.bytes()
      let format = ExchangeFormat.reading(source.path, bytes)
      file.files = try format.read(bytes, source.path)
      file.assumptions = languages.name(&file.files, in: source)
    } catch {
      file.failure = error
    }
    return file
  }

  /// Returns the file with the catalogs that take its `<file>`s, units whose keys are in another
  /// catalog now in `<file>`s of their own.
  ///
  /// - Parameter bases: Finds the state of the catalogs at the export.
  func following(keysOf catalogs: ExchangedCatalogs, _ bases: ExportBases) -> TranslatorsFile {
    var following = self
    let foreign = ForeignOriginals(files, in: catalogs)
    following.files = foreign.files
    if !assumptions.isEmpty { following.assumptions = foreign.origins.map { assumptions[$0] } }
    let moved = MovedUnits(following.files, in: catalogs, bases)
    following.files = moved.files
    for (index, origin) in moved.origins {
      following.origins[index] = foreign.files[origin]
      following.assumptions.append(following.assumptions[origin])
    }
    return following
  }

  /// Finds the translators' files of some arguments: files, bundles, zip archives, and folders that
  /// hold any of these.
  ///
  /// - Parameters:
  ///   - boundary: The limit of the files that may be read.
  ///   - ownCatalogs: The project's catalogs. A folder with one of them holds no catalog that a
  ///     translation service gave back. `nil` if such catalogs are not read.
  /// - Returns: Each file once, in the order of the arguments, sorted by bytes within a folder.
  static func find(
    _ arguments: [String], within boundary: ProjectBoundary,
    besides ownCatalogs: Set<String>? = nil
  ) -> (sources: [TranslatorsSource], failures: [GlossError]) {
    var sources: [TranslatorsSource] = []
    var failures: [GlossError] = []
    for argument in arguments {
      let path = WorkingDirectory.current.path(ofArgument: argument)
      if let objection = boundary.objection(to: path) {
        failures.append(objection)
        continue
      }
      switch PathKind(path) {
      case .file, .folder:
        do throws(GlossError) {
          let found =
            PathKind(path) == .file
            ? try TranslatorsSource.all(
              at: path, within: boundary, takesCatalogs: ownCatalogs != nil)
            : try inFolder(path, within: boundary, besides: ownCatalogs)
          if found.isEmpty { failures.append(GlossError(path, .noTranslatorsFiles)) }
          sources += found
        } catch {
          failures.append(error)
        }
      case .missing: failures.append(GlossError(missing: path))
      case .other: failures.append(GlossError(path, .notAFile))
      case .unreachable(let error): failures.append(GlossError(path, .cannotOpen(error)))
      }
    }
    var seen: Set<String> = []
    return (sources.filter { seen.insert($0.path).inserted }, failures)
  }

  /// Returns the files in a folder, sorted by path bytes. Symbolic links are not followed.
  private static func inFolder(
    _ folder: String, within boundary: ProjectBoundary, besides ownCatalogs: Set<String>?
  ) throws(GlossError) -> [TranslatorsSource] {
    let all = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let name = all?.nextObject() as? String {
      if TranslatorsSource.isSkipped(name.split(separator: "/").last ?? "") {
        all?.skipDescendants()
        continue
      }
      let isArchive = name.lowercased().hasSuffix(".zip")
      guard isArchive || ExchangeFormat.named(by: name) != nil else { continue }
      let path = folder == "." ? name : "\(folder)/\(name)"
      if PathKind(path) == .file, !PathKind.isLink(path) { paths.append(path) }
    }
    let takesCatalogs = ownCatalogs.map { own in !paths.contains(where: own.contains) } ?? false
    var sources: [TranslatorsSource] = []
    for path in paths.sortedByBytes() {
      if path.lowercased().hasSuffix(".zip") {
        sources += try TranslatorsSource.all(
          at: path, within: boundary, takesCatalogs: ownCatalogs != nil)
      } else {
        let source = TranslatorsSource(path, within: boundary)
        if source.isTranslatorsFile(takesCatalogs) { sources.append(source) }
      }
    }
    return sources
  }
}

extension XLIFFDocument {
  /// - Throws: ``GlossError`` with the place in the file.
  init(reading bytes: ContiguousArray<UInt8>, path: String) throws(GlossError) {
    do throws(XLIFFError) {
      self = try XLIFFDocument(bytes.span)
    } catch {
      throw GlossError(error, path: path)
    }
  }
}
