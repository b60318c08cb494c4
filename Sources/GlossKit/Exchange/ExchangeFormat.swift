import Gettext
import Interchange
import LocalizationModel
import Sheets
import XLIFF

/// What a format of translators' files is: one row for each, which exports and imports go by.
///
/// Between a row and the rest of an exchange stand `[XLIFFFile]`, so that no option of an export and no
/// step of an import knows the formats.
struct ExchangeFormat: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// The endings of its files, without the dot; an export has the first.
  let endings: [String]
  /// Whether an entry of it holds several texts of a key, so that an export has all of them or none.
  var groupsTexts = false
  /// Whether it can hold a unit.
  var holds: @Sendable (TransUnit) -> Bool = { _ in true }
  /// Makes a file; `nil` if that takes more than the units.
  let write: (@Sendable ([XLIFFFile], XLIFFVersion) throws(XLIFFError) -> Bytes)?
  /// Reads a file with a path; `nil` if what comes back is of another format.
  let read: (@Sendable (Bytes, String) throws(GlossError) -> [XLIFFFile])?
  /// Whether a file in a folder is for an import, by its path. Other programs write sheets as well.
  let isForImport: @Sendable (String) -> Bool

  static let xliff = ExchangeFormat(
    endings: ["xliff", "xlf"], write: XLIFFDocument.bytes(of:in:), read: units(ofXLIFF:path:)
  ) { _ in true }

  static let csv = sheet("csv", delimiter: ",")
  static let tsv = sheet("tsv", delimiter: "\t")

  static let po = ExchangeFormat(
    endings: ["po", "pot"], groupsTexts: true, holds: GettextWriter.holds
  ) { files, _ in
    POWriter.bytes(of: GettextWriter.document(of: files))
  } read: { bytes, path throws(GlossError) in
    do throws(POError) {
      return try GettextReader.files(of: try POReader.document(of: bytes))
    } catch {
      throw GlossError(
        path, at: SourcePosition(line: error.line, column: error.column), .badPO(error.message))
    }
  } isForImport: { path in
    // Programs have translations of their own in such files.
    guard let bytes = try? FileReader.contents(of: path, sizeLimit: XLIFFDocument.sizeLimit).bytes
    else { return true }
    return GettextReader.knows(bytes)
  }

  /// A page saves its texts as XLIFF.
  static let html = ExchangeFormat(endings: ["html"], write: nil, read: nil) { _ in false }

  private static func sheet(_ ending: String, delimiter: Unicode.Scalar) -> ExchangeFormat {
    ExchangeFormat(endings: [ending]) { files, _ in
      DelimitedWriter.bytes(of: SheetWriter.rows(of: files), delimiter: delimiter)
    } read: { bytes, path throws(GlossError) in
      do throws(SheetError) {
        return try SheetReader.files(of: try DelimitedReader.rows(of: bytes))
      } catch {
        throw GlossError(
          path, at: SourcePosition(line: error.line, column: error.column),
          .badSheet(error.message))
      }
    } isForImport: { path in
      guard let bytes = try? FileReader.contents(of: path, sizeLimit: XLIFFDocument.sizeLimit).bytes
      else { return true }
      return SheetReader.knows(bytes)
    }
  }

  private static func units(
    ofXLIFF bytes: Bytes, path: String
  ) throws(GlossError) -> [XLIFFFile] {
    do throws(XLIFFError) {
      return try XLIFFContents(bytes.span).files
    } catch {
      throw GlossError(error, path: path)
    }
  }
}

extension Export.Format {
  var row: ExchangeFormat {
    switch self {
    case .xliff: .xliff
    case .csv: .csv
    case .tsv: .tsv
    case .po: .po
    case .html: .html
    }
  }

  /// The format that is read from files with the ending of a path; `nil` if there is none.
  init?(ofPath path: String) {
    let name = path.lowercased()
    let format = Self.allCases.first { format in
      format.row.read != nil && format.row.endings.contains { name.hasSuffix(".\($0)") }
    }
    guard let format else { return nil }
    self = format
  }

  /// The format of a file: what its ending says, or its first row.
  init(of path: String, _ bytes: ContiguousArray<UInt8>) {
    self = Self(ofPath: path) ?? (SheetReader.knows(bytes) ? .csv : .xliff)
  }
}
