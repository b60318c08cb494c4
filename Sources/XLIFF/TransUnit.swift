import LocalizationModel

/// A `<trans-unit>` of XLIFF 1.2 or a `<unit>` of 2.x: one text to translate.
///
/// What a unit of 2.x says in other words is told in those of 1.2: the states, and the name of the
/// unit as its id.
public struct TransUnit: Sendable, Equatable {
  /// A text, or several that stand for one another.
  ///
  /// Inline elements are flattened: their text stays, the marks do not.
  public enum Text: Sendable, Equatable {
    case plain(String)
    /// The phrases of an App Shortcut, each a `<mrk mtype="x-set">`, in the order of `mid`.
    case phrases([String])

    /// Texts are the same if their bytes are, which is less than Swift's `==` on `String` asks for.
    public static func == (left: Text, right: Text) -> Bool {
      switch (left, right) {
      case (.plain(let left), .plain(let right)): left.hasBytes(of: right)
      case (.phrases(let left), .phrases(let right)):
        left.elementsEqual(right) { $0.hasBytes(of: $1) }
      default: false
      }
    }

    /// The text, or the phrases one a line.
    public var joined: String {
      switch self {
      case .plain(let text): text
      case .phrases(let phrases): phrases.joined(separator: "\n")
      }
    }
  }

  /// A `state` exactly as the document spells it, known to us or not.
  public struct State: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// Makes a unit that was not read from a document unless `line` says so.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not translated yet.
    public static let new = Self(rawValue: "new")
    /// Finished.
    public static let translated = Self(rawValue: "translated")
    /// To be reviewed.
    public static let needsReview = Self(rawValue: "needs-review-l10n")
    /// Reviewed and approved.
    public static let signedOff = Self(rawValue: "signed-off")
    /// Finished for good.
    public static let final = Self(rawValue: "final")
  }

  /// A `<target>`.
  public struct Target: Sendable, Equatable {
    /// The translation.
    public var text: Text
    /// `nil` if the document does not say.
    public var state: State?
    /// As the document spells it, such as `leveraged-mt`.
    public var stateQualifier: String?

    /// Makes a target; a qualifier says how the state came about.
    public init(_ text: Text, state: State?, stateQualifier: String? = nil) {
      self.text = text
      self.state = state
      self.stateQualifier = stateQualifier
    }
  }

  /// A `<note>`.
  public struct Note: Sendable, Equatable {
    /// What the note says.
    public var text: String
    /// Who says it: `auto-generated` for a comment that a machine wrote.
    public var from: String?

    /// Who says that the catalog has another text than the unit, and that a person has to decide.
    public static let conflict = "conflict"

    /// Who writes the note of a file's header that holds ``XLIFFFile/exportNote``.
    static let export = "gloss"

    /// Makes a note; `from` names its author.
    public init(_ text: String, from: String? = nil) {
      self.text = text
      self.from = from
    }
  }

  /// Where the text is used: a `<context-group purpose="location">`.
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
  public var source: Text?
  /// The source of an earlier revision, if that is another; only PO files say it.
  package var previousSource: Text?
  /// `nil` if the text is not translated.
  public var target: Target?
  /// Whether the document has several sources or targets for it, of which only the first are here.
  public package(set) var isAmbiguous = false
  /// Whether an element in the target stands for a text that the document does not give, such as a
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
    id: String?, isTranslatable: Bool? = nil, source: Text?, target: Target? = nil,
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
