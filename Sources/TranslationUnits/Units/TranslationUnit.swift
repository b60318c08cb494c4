public import LocalizationModel

/// One text to translate, the unit of every exchange: readers of all formats return it, and their
/// writers take it.
///
/// Inline elements are flattened: their text stays, their tags are dropped.
public struct TranslationUnit: Sendable, Equatable {
  /// A translation with its state.
  public struct Target: Sendable, Equatable {
    /// The translation.
    public var text: UnitText
    /// The state as the document spells it; `nil` if there is none.
    public var state: TranslationState?
    /// The origin of the state as the document spells it, such as `leveraged-mt`.
    public var stateQualifier: String?

    /// Creates a target.
    public init(_ text: UnitText, state: TranslationState?, stateQualifier: String? = nil) {
      self.text = text
      self.state = state
      self.stateQualifier = stateQualifier
    }
  }

  /// A remark for the translator, or by one.
  public struct Note: Sendable, Equatable {
    /// The text of the note.
    public var text: String
    /// The author: `auto-generated` for a comment that a machine wrote.
    public var from: String?

    /// The author of notes which say that the catalog has another text and a person must decide.
    public static let conflict = "conflict"

    /// The author of the note in a file's header that holds ``UnitFile/exportNote``.
    package static let export = "gloss"

    /// Creates a note; `from` names its author.
    public init(_ text: String, from: String? = nil) {
      self.text = text
      self.from = from
    }
  }

  /// A place in the code that uses the text.
  public struct Location: Sendable, Equatable {
    /// The path of the source file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a place; `line` counts from 1.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The id, as Xcode makes it: the key, followed by a path for a text that varies (`UnitID`).
  /// `nil` if the document leaves it out.
  public var id: String?
  /// False if the text must not be translated; `nil` if the document does not state it, which means
  /// true.
  public var isTranslatable: Bool?
  /// The source text; `nil` if the document leaves it out, which no version of XLIFF allows.
  public var source: UnitText?
  /// The source of an earlier revision if it differs; only PO files have it.
  package var previousSource: UnitText?
  /// The translation; `nil` if there is none.
  public var target: Target?
  /// True if the document has several sources or targets for the unit, of which only the first are
  /// here.
  public package(set) var isAmbiguous = false
  /// True if an element in the target replaces a text that the document does not give, such as a
  /// placeholder. The target's text is then incomplete.
  public package(set) var lacksInlineText = false
  /// True if a note states that the catalog has another text.
  public package(set) var isInConflict = false
  /// The checksum of the comment in ``notes``, which an import compares without keeping the notes; `nil`
  /// if there is none, or if it was not read.
  package var comment: TextChecksum?
  /// The notes in order. Xcode writes exactly one, which may be empty.
  public var notes: [Note]
  /// The places in the code, in order. Only writers use them: those in a document are not read.
  public var locations: [Location]
  /// The line in the document, counted from 1; 0 for a unit that was not read.
  public let line: Int

  /// Creates a unit. Only readers give a line.
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

extension TranslationUnit {
  /// Replaces the notes by the checksum of the comment: the first note with a text and no author.
  package mutating func foldNotes() {
    comment = notes.first { $0.from == nil && !$0.text.isEmpty }.map { TextChecksum(of: $0.text) }
    notes = []
  }
}
