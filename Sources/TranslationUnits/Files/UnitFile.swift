package import LocalizationModel

/// The units of one localizable file of a project, for one pair of languages: a `<file>` of XLIFF,
/// or its counterpart in a sheet or a PO file.
///
/// `gloss export` makes such values, and each format's writer writes them. Each format's reader
/// returns them, and `gloss import` decides unit by unit.
public struct UnitFile: Sendable, Equatable {
  /// The program that made the document.
  public struct Tool: Sendable, Equatable {
    /// The program's id.
    public var id: String
    /// The program's name.
    public var name: String
    /// The program's version.
    public var version: String
    /// The program's build. In its own exports gloss writes its version here, and a fingerprint of
    /// the exported catalog.
    public var build: String

    /// Creates the description of a program.
    public init(id: String, name: String, version: String, build: String) {
      self.id = id
      self.name = name
      self.version = version
      self.build = build
    }
  }

  /// Path of the localizable file from the folder that holds the project, with `/` between folders,
  /// such as `App/Localizable.xcstrings`. It is a name to compare, never a path to open: the
  /// document comes from outside. `nil` if the document leaves it out.
  public var original: String?
  /// The source language as the document spells it; `nil` if it has none.
  public var sourceLanguage: String?
  /// The target language as the document spells it; `nil` if it has none.
  public var targetLanguage: String?
  /// The program that wrote the document; `nil` if the document does not name it, or is XLIFF 2.
  public var tool: Tool?
  /// The units in the order of the document, units in groups included.
  public var units: [TranslationUnit]
  /// The checksums of the units at the time of export, as ``ExportChecksums/note(of:)`` writes them. By
  /// them an import knows which texts were changed. `nil` if the document has none.
  package var exportNote: String?
  /// The origin of the states: programs, or a person.
  package var stateOrigin = StateOrigin.ofPrograms
  /// The sheets of the units, in the order of the units: mostly one. Empty for other formats.
  package var sheets: [SheetPlace] = []
  /// The catalog that the units were exported from, if their keys are in another one now; else
  /// `nil`. ``original`` is then the other one.
  package var movedFrom: String?
  /// True for a file of another product, which was made of no state of the catalog: its texts replace
  /// no finished ones.
  package var isForeign = false
  /// Reasons to refuse units that only the reader of a sheet or PO file can find, by the unit's
  /// index.
  package var damages: [Int: LedgerReason] = [:]
  /// The line in the document where the file begins, counted from 1; 0 for a file that was not
  /// read.
  public let line: Int

  /// The origin of the states in a format. A state that a person chose is taken even if the text is
  /// unchanged; programs set states on their own.
  package enum StateOrigin: Sendable, Equatable {
    /// Programs set states by rules of their own.
    case ofPrograms
    /// A person chooses a state in a cell.
    case inCells
    /// A person sets the flag `fuzzy`, and so does `msgmerge`.
    case fuzzy
    /// Programs set the states of a catalog.
    case inCatalog

    /// True if programs set the states by rules of their own.
    package var isOfPrograms: Bool { self == .ofPrograms || self == .inCatalog }

    /// Returns a state in the words of the format.
    package func word(for state: TranslationState?) -> String {
      guard let state, state == .needsReview else { return state?.rawValue ?? "" }
      return switch self {
      case .ofPrograms: state.word
      case .inCells: StateTable.reviewInSheets
      case .fuzzy: "fuzzy"
      case .inCatalog: state.rawValue
      }
    }
  }

  /// A sheet with units, and the column of their translations.
  package struct SheetPlace: Sendable, Equatable {
    /// The index of the first unit in the sheet.
    package let firstUnit: Int
    /// The name of a workbook's sheet; `nil` for a delimited text file, which has no names.
    package let name: String?
    /// The column of the translations, counted from 1.
    package let targetColumn: Int

    package init(firstUnit: Int, name: String?, targetColumn: Int) {
      (self.firstUnit, self.name, self.targetColumn) = (firstUnit, name, targetColumn)
    }

    /// True if both are the same column of the same sheet.
    package func isSamePlace(as other: SheetPlace) -> Bool {
      name == other.name && targetColumn == other.targetColumn
    }
  }

  /// Returns the file with some of its units only.
  ///
  /// - Parameter unitIndices: The indices of the units, ascending.
  package func part(_ unitIndices: [Int]) -> UnitFile {
    var part = self
    part.units = unitIndices.map { units[$0] }
    part.damages = [:]
    part.sheets = []
    for (place, unitIndex) in unitIndices.enumerated() {
      part.damages[place] = damages[unitIndex]
      guard let sheet = sheets.last(where: { $0.firstUnit <= unitIndex }) else { continue }
      if part.sheets.last.map({ $0.isSamePlace(as: sheet) }) != true {
        part.sheets.append(
          SheetPlace(firstUnit: place, name: sheet.name, targetColumn: sheet.targetColumn))
      }
    }
    return part
  }

  /// True if the file has texts and no state for any of them, as services write it. Formats in which
  /// a person sets states do not count: people leave them out.
  package var lacksStates: Bool {
    let texts = units.lazy.compactMap(\.target).filter { !$0.text.isBlank }
    return stateOrigin.isOfPrograms && !texts.isEmpty && texts.allSatisfy { $0.state == nil }
  }

  /// True if gloss exported the file: it carries checksums, or names the tool.
  package var isExport: Bool { exportNote != nil || tool?.id == TranslationUnit.Note.export }

  /// Creates a file. Only readers give a line.
  public init(
    original: String?, sourceLanguage: String?, targetLanguage: String?, tool: Tool? = nil,
    units: [TranslationUnit] = [], line: Int = 0
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.tool = tool
    self.units = units
    self.line = line
  }
}
