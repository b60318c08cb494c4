import Archives
import Gettext
import Interchange
import LocalizationModel
import Sheets
import StringCatalog
import TranslationUnits
import TranslatorsPage
import Workbooks
import XLIFF

/// A format of translators' files, such as XLIFF or CSV: its endings, writer and reader, and the
/// units that it can hold.
///
/// All formats are written from `[UnitFile]` and read to it, so that no option of an export and no
/// step of an import depends on a format.
struct ExchangeFormat: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// The file name endings, without the dot; an export uses the first.
  let endings: [String]
  /// The line in the help of `gloss export`, which has its translations as every help; empty for a
  /// format that is only read.
  var summary = ""
  /// True if one entry of the file holds all texts of a key, so that an export sends all or none.
  var groupsTexts = false
  /// True if the file holds the hashes of the exported texts in one ``ExportChecksums`` note; other
  /// formats have a place for the hash of each unit.
  var carriesExportNote = false
  /// True for units that the format has a place for.
  var holds: @Sendable (ExportedUnit) -> Bool = { _ in true }
  /// Makes the bytes of a file for a path; `nil` for a format that is only read, and for the page,
  /// which needs more than the units.
  let write: (@Sendable ([UnitFile], XLIFFVersion, String) throws(GlossError) -> Bytes)?
  /// Parses the bytes of the file at a path.
  let read: @Sendable (Bytes, String) throws(GlossError) -> [UnitFile]
  /// Returns the reason why a unit cannot be written in this format, or `nil`.
  var objection: @Sendable (TranslationUnit) -> Message? = { _ in nil }
  /// Tells from the bytes of a file found in a folder if it is a translators' file, because other
  /// programs write sheets and PO files as well. `nil` if every file with the ending is one.
  var isTranslatorsFile: (@Sendable (Bytes) -> Bool)?
  /// True for String Catalogs.
  var isCatalog: Bool { endings == Self.catalog.endings }

  static let xliff = ExchangeFormat(
    endings: ["xliff", "xlf"], summary: "XLIFF, which translation programs and Xcode take",
    carriesExportNote: true
  ) { files, version, path throws(GlossError) in
    do throws(XLIFFError) {
      return try XLIFFDocument.bytes(of: files, in: version)
    } catch {
      throw GlossError(path, .badXLIFF(error.wording))
    }
  } read: { bytes, path throws(GlossError) in
    do throws(XLIFFError) {
      return try XLIFFContents(bytes.span).files
    } catch {
      throw GlossError(error, path: path)
    }
  }

  /// A catalog that a translation service gave back. Its name is its path, of which
  /// ``ForeignOriginals`` takes the part that a catalog of the project has.
  static let catalog = ExchangeFormat(endings: ["xcstrings"], write: nil) {
    bytes, path throws(GlossError) in
    do throws(ReturnedCatalog.Flaw) {
      return try ReturnedCatalog.files(of: bytes, path: path, original: path)
    } catch {
      switch error {
      case .catalog(let error): throw GlossError(error)
      case .units(let error): throw GlossError(path, .badCatalog(error.wording))
      }
    }
  }

  /// Returns the format of a file: a catalog by its path, other formats by path and bytes.
  static func reading(_ path: String, _ bytes: Bytes) -> ExchangeFormat {
    isCatalog(path) ? catalog : Export.Format(of: path, bytes).row
  }

  /// Returns the format that a path's ending names; `nil` if it names none.
  static func named(by path: String) -> ExchangeFormat? {
    isCatalog(path) ? catalog : Export.Format(ofPath: path)?.row
  }

  private static func isCatalog(_ path: String) -> Bool {
    catalog.endings.contains { path.lowercased().hasSuffix(".\($0)") }
  }

  static let csv = text(
    "csv", "a table for spreadsheet programs, one row per text", delimiter: ",")
  static let tsv = text("tsv", "the same with tabs between the cells", delimiter: "\t")

  static let xlsx = sheet(
    "xlsx", "a workbook of Excel, one sheet per catalog, where only translations can change"
  ) { files throws(SheetError) in
    try WorkbookWriter.bytes(of: SheetWriter.worksheets(of: files))
  } read: { bytes, rows throws(SheetError) in
    try WorkbookReader.read(bytes, into: rows)
  } objection: { unit in
    SheetWriter.fits(unit, where: WorkbookWriter.fits)
      ? nil : SheetError.tooLong(Worksheet.longestText)
  }

  static let po = ExchangeFormat(
    endings: ["po", "pot"], summary: "gettext's format, for Poedit, Weblate and other programs",
    groupsTexts: true, holds: { GettextWriter.holds($0.unit) }
  ) { files, _, _ in
    POWriter.bytes(of: GettextWriter.document(of: files))
  } read: { bytes, path throws(GlossError) in
    do throws(POError) {
      return try GettextReader.files(of: try POReader.document(of: bytes))
    } catch {
      throw GlossError(
        path, at: SourcePosition(line: error.line, column: error.column), .badPO(error.message))
    }
  } isTranslatorsFile: { bytes in
    // Other programs keep their own translations in PO files.
    GettextReader.knows(bytes)
  }

  /// The page that translators type in. It holds no texts but saves them as XLIFF, so reading it is
  /// an error that says so. Browsers save pages under all of these endings.
  static let html = ExchangeFormat(
    endings: ["html", "htm", "mhtml", "mht", "webarchive"],
    summary: "one offline page per language, with checks; it saves XLIFF for 'gloss import'",
    carriesExportNote: true,
    // A translator has nothing to do with other texts. Those of the source language have no state.
    holds: { $0.state?.isCounted ?? ($0.unit.isTranslatable != false) }, write: nil
  ) { bytes, path throws(GlossError) in
    guard KitHTML.isKit(bytes.span) else { return try xliff.read(bytes, path) }
    throw GlossError(path, .translatorsPage)
  } isTranslatorsFile: { bytes in
    KitHTML.isKit(bytes.span)
  }

  /// Makes a format of a delimited text file.
  private static func text(
    _ ending: String, _ summary: String, delimiter: Unicode.Scalar
  ) -> ExchangeFormat {
    sheet(ending, summary) { files in
      SheetWriter.bytes(of: files, delimiter: delimiter)
    } read: { bytes, rows throws(SheetError) in
      try DelimitedReader.read(bytes, into: rows)
    }
  }

  /// Makes a format of rows and columns: a text file or a workbook.
  private static func sheet(
    _ ending: String, _ summary: String,
    write: @escaping @Sendable ([UnitFile]) throws(SheetError) -> Bytes,
    read: @escaping @Sendable (Bytes, any RowReceiver) throws(SheetError) -> Void,
    objection: @escaping @Sendable (TranslationUnit) -> Message? = { _ in nil }
  ) -> ExchangeFormat {
    ExchangeFormat(endings: [ending], summary: summary) { files, _, path throws(GlossError) in
      do throws(SheetError) { return try write(files) } catch { throw GlossError(error, path) }
    } read: { bytes, path throws(GlossError) in
      do throws(SheetError) {
        let units = SheetUnitCollector()
        try read(bytes, units)
        return try units.all()
      } catch {
        throw GlossError(error, path)
      }
    } objection: {
      objection($0)
    } isTranslatorsFile: { bytes in
      let recognition = SheetRecognition()
      // A broken sheet is taken as well, so that its error is reported.
      do throws(SheetError) { try read(bytes, recognition) } catch { return true }
      return recognition.isForTranslators
    }
  }
}

extension Export.Format {
  var row: ExchangeFormat {
    switch self {
    case .xliff: .xliff
    case .csv: .csv
    case .tsv: .tsv
    case .xlsx: .xlsx
    case .po: .po
    case .html: .html
    }
  }

  /// The line about the format in the help of `gloss export`.
  package var summary: String { row.summary }

  /// The file name endings that `gloss import` reads, without the dot; none for the page, which saves
  /// XLIFF.
  package var importedEndings: [String] { row.write == nil ? [] : row.endings }

  /// The format that reads files with the ending of a path; `nil` if there is none.
  init?(ofPath path: String) {
    let name = path.lowercased()
    let format = Self.allCases.first { format in
      format.row.endings.contains { name.hasSuffix(".\($0)") }
    }
    guard let format else { return nil }
    self = format
  }

  /// The format of a file: by its bytes if it is a zip archive, else by its
  /// ending, else by its contents.
  init(of path: String, _ bytes: ContiguousArray<UInt8>) {
    if ZipArchive.isLikely(bytes) {
      self = .xlsx
    } else {
      self =
        Self(ofPath: path)
        ?? (SheetReader.knows(bytes) ? .csv : KitHTML.isKit(bytes.span) ? .html : .xliff)
    }
  }
}
