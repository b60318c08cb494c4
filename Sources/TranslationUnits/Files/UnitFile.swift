import LocalizationModel

/// The texts of one localizable file of a project, for one pair of languages.
public struct UnitFile: Sendable, Equatable {
  /// What made the document.
  public struct Tool: Sendable, Equatable {
    /// The program's id.
    public var id: String
    /// The program's name.
    public var name: String
    /// The program's version.
    public var version: String
    /// The program's build; gloss notes there what it exported.
    public var build: String

    /// Makes the description of a program.
    public init(id: String, name: String, version: String, build: String) {
      self.id = id
      self.name = name
      self.version = version
      self.build = build
    }
  }

  /// Path of the localizable file, with `/` between folders, from the folder that holds the project.
  /// It is a name to compare, never a path to open. `nil` if the document leaves it out.
  public var original: String?
  /// `nil` if the document leaves it out.
  public var sourceLanguage: String?
  /// `nil` likewise.
  public var targetLanguage: String?
  /// `nil` if the document does not say, or is of XLIFF 2.
  public var tool: Tool?
  /// In the order of the document, those in groups included.
  public var units: [TranslationUnit]
  /// Sums of the units as they went out, which gloss reads when the file comes back; `nil` if the document
  /// has none. In XLIFF it is a note of the header.
  package var exportNote: String?
  /// Who sets the states of the format.
  package var reviewMarks = ReviewMarks.ofPrograms
  /// Where the units stand in a sheet, by the index of the first: mostly one place. Empty for other formats.
  package var sheets: [SheetPlace] = []
  /// Reasons to refuse units, by their index, that only the reader of a sheet or PO file can know.
  package var damages: [Int: LedgerReason] = [:]
  /// Line in the document as read, counted from 1; 0 for one that was made.
  public let line: Int

  /// Who sets the states of a format.
  package enum ReviewMarks: Sendable, Equatable {
    /// Programs do, by rules of their own.
    case ofPrograms
    /// A person chooses one in a cell.
    case inCells
    /// A person sets the flag `fuzzy`, and so does `msgmerge`.
    case fuzzy
  }

  /// The sheet that units stand in, and its columns.
  package struct SheetPlace: Sendable, Equatable {
    /// The index of the first unit that stands there.
    package let firstUnit: Int
    /// `nil` for a sheet in text, which has no name.
    package let name: String?
    /// The column of the translations, counted from 1.
    package let targetColumn: Int

    package init(firstUnit: Int, name: String?, targetColumn: Int) {
      (self.firstUnit, self.name, self.targetColumn) = (firstUnit, name, targetColumn)
    }

    /// Whether units of both stand in the same column of the same sheet.
    package func isSamePlace(as other: SheetPlace) -> Bool {
      name == other.name && targetColumn == other.targetColumn
    }
  }

  /// Makes a file that was not read from a document unless `line` says so.
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
