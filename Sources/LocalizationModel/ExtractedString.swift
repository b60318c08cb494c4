/// One occurrence of a localizable string in the sources: the scanner's result, which `sync` merges
/// into a catalog and the rules of `check` judge. A key that the code uses three times has three.
public struct ExtractedString: Hashable, Sendable {
  /// The key as a catalog spells it: escapes decoded, interpolations turned into unnumbered
  /// specifiers.
  public var key: String
  /// The source-language text where the code gives one beside the key (`defaultValue:`,
  /// `value:`), with its interpolations as specifiers.
  public var defaultValue: String?
  /// The table that the lookup reads.
  public var table: TableName
  /// The `bundle:` argument as written, or `nil` if there is none.
  public var bundle: String?
  /// The comment in the code; `nil` if it gives none.
  public var comment: String?
  /// The interpolations in the order of the default value if there is one, else of the key.
  public var placeholders: [Placeholder]
  /// The call that makes the literal localizable, such as `Text` or `navigationTitle`.
  public var api: String
  /// The file's path as given to the scanner: relative to the working directory if the file lies
  /// below it.
  public var path: String
  /// The bytes of the whole literal that is the key, delimiters included.
  public var range: ByteRange
  /// The line and column where the literal starts.
  public var position: SourcePosition
  /// The conditions of the enclosing `#if` branches, outermost first; the `#else` of `A` is `!(A)`.
  public var conditions: [String]
  /// The project's declarations between the literal and the call that localizes it, nearest first.
  /// If ``isFollowed``, that call is the last step. Empty for a literal that is an argument of the
  /// call itself, and for a scan that did not ask for chains.
  public var chain: [ChainStep] {
    get { detailsBox?.chain ?? [] }
    set { set { $0.chain = newValue } }
  }
  /// True if the string was found by following a `String` through the project, which no compiler
  /// does: Xcode does not extract it.
  public var isFollowed: Bool {
    get { detailsBox?.isFollowed ?? false }
    set { set { $0.isFollowed = newValue } }
  }
  /// All phrases of an App Shortcut, which a catalog keeps together under the first; empty for
  /// other strings.
  package var phrases: [String] {
    get { detailsBox?.phrases ?? [] }
    set { set { $0.phrases = newValue } }
  }
  /// The call and the code around the literal; `nil` unless rules are to run.
  package var site: StringSite? {
    get { detailsBox?.site }
    set { set { $0.site = newValue } }
  }
  // On the heap, and only if needed: most runs keep thousands of strings without these details.
  private var detailsBox: Box?

  /// Makes a string; an argument with its default value is absent in the code.
  public init(
    key: String, defaultValue: String? = nil, table: TableName = .localizable,
    bundle: String? = nil, comment: String? = nil, placeholders: [Placeholder] = [],
    api: String, path: String, range: ByteRange, position: SourcePosition,
    conditions: [String] = []
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.comment = comment
    self.placeholders = placeholders
    self.api = api
    self.path = path
    self.range = range
    self.position = position
    self.conditions = conditions
  }
}

extension ExtractedString {
  private struct Details: Hashable, Sendable {
    var chain: [ChainStep] = []
    var isFollowed = false
    var phrases: [String] = []
    var site: StringSite?
  }

  private final class Box: Hashable, Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }

    var chain: [ChainStep] { details.chain }
    var isFollowed: Bool { details.isFollowed }
    var phrases: [String] { details.phrases }
    var site: StringSite? { details.site }

    static func == (left: Box, right: Box) -> Bool { left.details == right.details }

    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }

  private mutating func set(_ change: (inout Details) -> Void) {
    var details = detailsBox?.details ?? Details()
    change(&details)
    let isEmpty =
      details.site == nil && details.chain.isEmpty && !details.isFollowed
      && details.phrases.isEmpty
    detailsBox = isEmpty ? nil : Box(details)
  }
}
