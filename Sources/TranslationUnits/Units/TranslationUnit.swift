public import LocalizationModel

/// One text to translate, as every format of translators' files is read and written.
///
/// Inline elements are flattened: their text stays, the marks do not.
public struct TranslationUnit: Sendable, Equatable {
  /// A translation.
  public struct Target: Sendable, Equatable {
    /// The translation.
    public var text: UnitText
    /// `nil` if the document does not say.
    public var state: TranslationState?
    /// How the state came about, such as `leveraged-mt`, as the document spells it.
    public var stateQualifier: String?

    /// Makes a target; a qualifier says how the state came about.
    public init(_ text: UnitText, state: TranslationState?, stateQualifier: String? = nil) {
      self.text = text
      self.state = state
      self.stateQualifier = stateQualifier
    }
  }

  /// A remark on the text.
  public struct Note: Sendable, Equatable {
    /// What the note says.
    public var text: String
    /// Who says it: `auto-generated` for a comment that a machine wrote.
    public var from: String?

    /// Who says that the catalog has another text than the unit, and that a person has to decide.
    public static let conflict = "conflict"

    /// Who writes the note of a file that holds ``UnitFile/exportNote``.
    package static let export = "gloss"

    /// Makes a note; `from` names its author.
    public init(_ text: String, from: String? = nil) {
      self.text = text
      self.from = from
    }
  }

  /// Where the text is used.
  public struct Location: Sendable, Equatable {
    /// The path of the file where the text appears.
    public var file: String
    /// Counted from 1.
    public var line: Int

    /// Makes a place; `line` counts from 1.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// `nil` if the document leaves it out.
  public var id: String?
  /// Whether the text is to be translated; `nil` if the document does not say, which means yes.
  public var isTranslatable: Bool?
  /// `nil` if the document leaves it out, which no version allows.
  public var source: UnitText?
  /// The source of an earlier revision, if that is another; only PO files say it.
  package var previousSource: UnitText?
  /// `nil` if the text is not translated.
  public var target: Target?
  /// Whether the document has several sources or targets for it, of which only the first are here.
  public package(set) var isAmbiguous = false
  /// True if an element in the target stands for a text that the document does not give, such as a
  /// placeholder.
  public package(set) var lacksInlineText = false
  /// Whether a note says that the catalog has another text.
  public package(set) var isInConflict = false
  /// In order. Xcode writes exactly one, which may be empty.
  public var notes: [Note]
  /// In order. Only written: what a document has stays in it, and is not read.
  public var locations: [Location]
  /// Line in the document as read, counted from 1; 0 for one that was made.
  public let line: Int

  /// Makes a unit that was not read from a document unless `line` says so.
  public init(
    id: String?, isTranslatable: Bool? = nil, source: UnitText?, target: Target? = nil,
    notes: [Note] = [], locations: [Location] = [], line: Int = 0
  ) {
    self.id = id
    self.isTranslatable = isTranslatable
    self.source = source
    self.target = target
    self.notes = notes
    self.locations = locations
    self.line = line
  }
}
