package import LocalizationModel

/// A `<file>`: the texts of one localizable file of a project, for one pair of languages.
public struct XLIFFFile: Sendable, Equatable {
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
  public var units: [TransUnit]
  /// Reasons to refuse units, by their index, that only the reader of a sheet or PO file can know.
  package var damages: [Int: LedgerReason] = [:]
  /// Line in the document as read, counted from 1; 0 for one that was made.
  public let line: Int

  /// Makes a file that was not read from a document unless `line` says so.
  public init(
    original: String?, sourceLanguage: String?, targetLanguage: String?, tool: Tool? = nil,
    units: [TransUnit] = [], line: Int = 0
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.tool = tool
    self.units = units
    self.line = line
  }
}
