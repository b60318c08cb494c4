import Foundation
import Gettext
import GlossKit
import LocalizationModel
import Sheets
import TranslationUnits
import Workbooks
import XLIFF

/// A translators' file that comes back changed, in any of the formats that an import reads.
struct ReturnedFile {
  /// The formats of `gloss import`.
  enum Format: String, CaseIterable {
    case xliff, xliff2, bundle, csv, xlsx, po
    /// A catalog that a service gives back.
    case catalog

    /// Sets the format of an export.
    func set(_ options: inout Export.Options) {
      switch self {
      case .xliff, .catalog: break
      case .xliff2: options.version = .v2_0
      case .bundle: options.bundle = .folder
      case .csv: options.format = .csv
      case .xlsx: options.format = .xlsx
      case .po: options.format = .po
      }
    }
  }

  /// One change of a file by a translator or a program.
  enum Edit {
    case text(key: String, String)
    /// A text in a state that says that it is not finished.
    case unfinished(key: String, String)
    /// A text that was to be reviewed is right.
    case approval(key: String)
    /// One text in place of the forms of a key.
    case flattening(key: String, source: String, String)
    case noStates
    /// The checksums and the name of the tool are gone.
    case noChecksums
  }

  private(set) var bytes: ContiguousArray<UInt8>
  private let format: Format

  init(_ bytes: ContiguousArray<UInt8>, _ format: Format) {
    (self.bytes, self.format) = (bytes, format)
  }

  mutating func make(_ edits: [Edit]) throws {
    switch format {
    case .xliff, .bundle: try editUnits(edits, .v1_2)
    case .xliff2: try editUnits(edits, .v2_0)
    case .csv:
      let rows = Rows()
      try DelimitedReader.read(bytes, into: rows)
      rows.make(edits)
      bytes = DelimitedWriter.bytes(of: rows.texts, delimiter: ",")
    case .xlsx:
      let rows = Rows()
      try WorkbookReader.read(bytes, into: rows)
      rows.make(edits)
      let header = rows.texts[0]
      let columns = header.map { _ in Worksheet.Column(width: 20, isEditable: true) }
      // One sheet in place of several, each of which had the header.
      let texts = [header] + rows.texts.filter { $0 != header }
      bytes = try WorkbookWriter.bytes(of: [
        Worksheet(title: "L", columns: columns, rows: texts, isRightToLeft: false)
      ])
    case .po: try editEntries(edits)
    case .catalog: preconditionFailure("a catalog is made, not edited")
    }
  }

  // MARK: XLIFF

  private mutating func editUnits(_ edits: [Edit], _ version: XLIFFVersion) throws {
    var files = try XLIFFDocument(bytes.span).files()
    for index in files.indices {
      for edit in edits {
        if case .noChecksums = edit { (files[index].tool, files[index].exportNote) = (nil, nil) }
        Self.make(edit, in: &files[index].units, version)
      }
    }
    bytes = try XLIFFDocument(version, files: files).serialized()
  }

  private static func make(
    _ edit: Edit, in units: inout [TranslationUnit], _ version: XLIFFVersion
  ) {
    func index(_ key: String) -> Int? { units.firstIndex { $0.id == key } }
    switch edit {
    case .text(let key, let text):
      guard let index = index(key) else { return }
      let state = units[index].target == nil ? .translated : units[index].target?.state
      units[index].target = TranslationUnit.Target(.plain(text), state: state)
    case .unfinished(let key, let text):
      guard let index = index(key) else { return }
      let word = version == .v1_2 ? "needs-review-translation" : "new"
      units[index].target = TranslationUnit.Target(
        .plain(text), state: TranslationState(rawValue: word))
    case .approval(let key):
      guard let index = index(key) else { return }
      units[index].target?.state = .translated
    case .flattening(let key, let source, let text):
      units.removeAll { $0.id?.hasPrefix(key + "|==|") == true }
      units.append(
        TranslationUnit(
          id: key, source: .plain(source),
          target: TranslationUnit.Target(.plain(text), state: .translated)))
    case .noStates: for index in units.indices { units[index].target?.state = nil }
    case .noChecksums: break
    }
  }

  // MARK: Sheets

  /// The rows of the only sheet.
  private final class Rows: RowReceiver {
    private(set) var texts: [[String]] = []

    func begin(_ sheet: String?) {}
    func take(_ row: SheetRow) { texts.append(row.cells.map(\.text)) }

    private func column(_ name: String) -> Int { texts[0].firstIndex(of: name) ?? 0 }
    private func row(_ key: String) -> Int? { texts.firstIndex { $0[column("id")] == key } }

    func make(_ edits: [Edit]) {
      let width = texts[0].count
      for row in texts.indices where texts[row].count < width {
        texts[row] += Array(repeating: "", count: width - texts[row].count)
      }
      for edit in edits {
        switch edit {
        case .text(let key, let text): set(key, target: text)
        case .unfinished(let key, let text): set(key, target: text, state: "new")
        case .approval(let key): set(key, state: "translated")
        case .flattening(let key, let source, let text):
          guard let place = texts.firstIndex(where: { $0[column("id")].hasPrefix(key + "|==|") })
          else { continue }
          var row = texts[place]
          let id = column("id")
          texts.removeAll { $0[id].hasPrefix(key + "|==|") }
          for (name, text) in [
            ("id", key), ("source", source), ("target", text), ("form", ""), ("check", ""),
            ("state", "translated"),
          ] { row[column(name)] = text }
          texts.append(row)
        case .noStates: remove("state")
        case .noChecksums: for name in ["check", "export"] { remove(name) }
        }
      }
    }

    private func set(_ key: String, target: String? = nil, state: String? = nil) {
      guard let row = row(key) else { return }
      let (targetColumn, stateColumn) = (column("target"), column("state"))
      if let target { texts[row][targetColumn] = target }
      if let state { texts[row][stateColumn] = state }
    }

    private func remove(_ name: String) {
      let column = column(name)
      for row in texts.indices { texts[row].remove(at: column) }
    }
  }

  // MARK: PO

  private mutating func editEntries(_ edits: [Edit]) throws {
    var document = try POReader.document(of: bytes)
    func index(_ key: String) -> Int? {
      document.entries.firstIndex { $0.pluralID == nil && ($0.context ?? $0.id) == key }
    }
    for edit in edits {
      switch edit {
      case .text(let key, let text):
        guard let index = index(key) else { continue }
        document.entries[index].texts = [text]
      case .unfinished(let key, let text):
        guard let index = index(key) else { continue }
        document.entries[index].texts = [text]
        document.entries[index].flags.append(POEntry.fuzzy)
      case .approval(let key):
        guard let index = index(key) else { continue }
        document.entries[index].flags.removeAll { $0 == POEntry.fuzzy }
      case .flattening(let key, let source, let text):
        document.entries.removeAll { $0.pluralID != nil }
        document.entries.append(
          POEntry(context: source == key ? nil : key, id: source, texts: [text]))
      case .noStates: break
      case .noChecksums:
        document.header.removeAll { $0.name.hasPrefix("X-Gloss-Sums") || $0.name == "X-Generator" }
      }
    }
    bytes = POWriter.bytes(of: document)
  }
}
