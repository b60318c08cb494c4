internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Finds the localizable strings in one syntax tree by the table of APIs.
struct Extractor {
  let tree: SyntaxTree
  let path: String
  let table: LocalizingAPITable
  /// Whether strings get their sites and ``facts`` is filled.
  let collectsFacts: Bool
  var strings: [ExtractedString] = []
  private(set) var findings: [Finding] = []
  var facts: [CodeFact] = []
  /// Byte ranges whose strings are for no user: previews and `#if` branches never shipped.
  var skipped: [ByteRange] = []
  private lazy var lines = { (text: ContiguousArray<UInt8>) in LineTable(text.span) }(tree.source)
  lazy var interpolations = project.map(InterpolationReader.init)
  /// The types of expressions as far as the file shows them by itself.
  lazy var ownTypes = TypeInference(
    guessing: TypeInference(
      tree, ProjectIndex(joining: [(path, DeclarationCollector(tree).declarations)]),
      file: FileID(position: 0)))
  /// What the project says, once it is known.
  let project: TypeInference?
  /// What following texts has found in the file.
  let followed: FollowedTexts.File?
  /// Calls that were visited for the type that they are expected to have.
  var visited: Set<NodeID> = []
  /// What the file declares; empty once the project is known.
  var declarations = FileDeclarations()
  lazy var boundNames = tree.boundNames
  /// What only the project can answer.
  private(set) var questions = SourceQuestions()
  lazy var parents = tree.parents

  init(
    _ tree: SyntaxTree, path: String, table: LocalizingAPITable = .sdk, collectsFacts: Bool = false,
    project: TypeInference? = nil, followed: FollowedTexts.File? = nil
  ) {
    self.project = project
    self.followed = followed
    self.tree = tree
    self.path = path
    self.table = table
    self.collectsFacts = collectsFacts
  }

  mutating func run() {
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .call where syntax.token != .none:
        ask(node)
        visitCall(node)
      case .attribute where syntax.token != .none:
        ask(node)
        visitAttribute(node)
      case .assignment: askAssigned(node)
      case .macro:
        if tree.isPreview(node) { skipped.append(tree.bytes(of: node)) }
        if syntax.token != .none { visitMacro(node) }
      case .typeDeclaration:
        if tree.isPreviewProvider(node) { skipped.append(tree.bytes(of: node)) }
        if syntax.detail == .enum { visitRawValues(node) }
      case .variable, .function, .parameter, .cast, .subscriptDeclaration:
        visitTypedPlace(node)
      default: break
      }
    }
    visitSuffixes()
    if let project {
      visitProject(project)
      if let followed { addFollowed(followed.literals) }
    }
    noteProblems()
    if collectsFacts {
      noteRemarks()
      collectFacts()
      removeFollowedFacts()
    }
    if !strings.isEmpty, !tree.directives.isEmpty {
      addConditions()
      strings.removeAll { $0.conditions.contains(where: table.leavesOut) }
    }
    sortStrings()
    removeSkipped()
    removeRepeats()
    addPositions()
    if collectsFacts { notePluralTernaries() }
    removeFactsNotShipped()
    facts.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
    findings.sort { ($0.range?.start ?? 0, $0.rule) < ($1.range?.start ?? 0, $1.rule) }
  }

  // MARK: Questions

  /// Keeps in mind what is called with a literal in its arguments.
  @inline(__always)
  private mutating func ask(_ node: NodeID) {
    guard project == nil else { return }
    let open = tree.nodes[node].token
    if tree.tokens[open].flags.contains(.holdsLiteral),
      let name = tree.nodes[node].kind == .call ? calleeName(of: node) : open - 1
    {
      questions.ask(tree.interned(name))
    }
  }

  private mutating func askAssigned(_ node: NodeID) {
    guard project == nil, let target = tree.firstChild(of: node),
      tree.nodes[target].token != .none, ValueLeaves.mayHoldLiterals(node - 1, in: tree)
    else { return }
    questions.ask(tree.interned(tree.nodes[target].token))
  }

  /// Keeps in mind that only the project knows some type.
  mutating func askForTypes() { questions.needTypes = true }

  // MARK: One call

  mutating func extract(_ row: LocalizingAPI, _ call: NodeID, _ arguments: CallArguments) {
    let values = row.values(in: arguments)
    if values.isEmpty { return }
    if row.needsDetail,
      !(row.tables + [row.bundle, row.comment, row.defaultValue]).contains(where: {
        arguments.value($0) != nil
      })
    {
      return
    }
    if !row.onlyInChainOf.isEmpty, !isInChain(of: row.onlyInChainOf, call) { return }
    var detail = Detail(
      table: tableName(row, arguments), bundle: text(arguments.value(row.bundle)),
      comment: staticText(arguments.value(row.comment)),
      defaultValue: arguments.value(row.defaultValue))
    for value in values {
      let leaves = leaves(of: value)
      if collectsFacts, !leaves.literals.isEmpty {
        detail.site = site(of: value, call, arguments, row)
      }
      if !row.takesText {
        for leaf in row.keyIsFirstOfSet ? Array(leaves.literals.prefix(1)) : leaves.literals {
          add(leaf, row, detail)
        }
      }
      if row.takesStaticKey || row.keyIsFirstOfSet { continue }
      for call in leaves.implicitInitializers { extractWrapped(row, call, detail) }
    }
  }

  /// The literals of a value; those beside others count if the others are known to be localized.
  private mutating func leaves(of value: NodeID) -> LocalizableLeaves {
    guard tree.nodes[value].kind != .string else { return LocalizableLeaves(of: value, in: tree) }
    guard let project else {
      let leaves = LocalizableLeaves(of: value, in: tree)
      if leaves.dependsOnTypes { askForTypes() }
      return leaves
    }
    return LocalizableLeaves(of: value, in: tree) { project.type(of: $0)?.isLocalized ?? false }
  }

  /// `Text(.init("…"))`: the argument's type is the localized one of the row. Where `.init` says
  /// more about its string it has a row of its own.
  private mutating func extractWrapped(_ row: LocalizingAPI, _ call: NodeID, _ detail: Detail) {
    let arguments = CallArguments(of: call, in: tree)
    guard arguments.nodes.count == 1, let first = arguments.first else { return }
    for leaf in LocalizableLeaves(of: first, in: tree).literals { add(leaf, row, detail) }
  }

  /// What a call says about its string beside the key.
  struct Detail {
    var table = TableName.localizable
    var bundle: String?
    var comment: String?
    /// Node of the default value.
    var defaultValue: NodeID?
    var site: StringSite?
    /// Through what the string comes to what localizes it.
    var chain: [ChainStep] = []
  }

  private mutating func tableName(_ row: LocalizingAPI, _ arguments: CallArguments) -> TableName {
    if let fixed = row.fixedTable { return .named(fixed) }
    var value: NodeID?
    for label in row.tables where value == nil { value = arguments.value(label) }
    guard let value else { return .localizable }
    if let name = staticText(value) { return .named(name) }
    let written = tree.text(tree.bytes(of: value))
    return written == "nil" ? .localizable : .computed(written)
  }

  mutating func add(_ leaf: NodeID, _ row: LocalizingAPI, _ detail: Detail) {
    let range = tree.bytes(of: leaf)
    var placeholders: [Placeholder] = []
    let key: String
    if let plain = tree.plainText(ofLiteral: tree.nodes[leaf].token) {
      key = tree.text(plain)
    } else {
      let literal = LiteralText(leaf, in: tree)
      if row.takesStaticKey || detail.defaultValue != nil, !literal.isStatic {
        return noteKeyWithInterpolation(row, range)
      }
      key = self.key(of: literal, &placeholders)
    }
    var defaultValue: String?
    if let value = detail.defaultValue, tree.nodes[value].kind == .string {
      let text = LiteralText(value, in: tree)
      if !text.pieces.isEmpty || !row.emptyDefaultIsNone {
        placeholders = []
        defaultValue = self.key(of: text, &placeholders)
      }
    }
    var string = ExtractedString(
      key: key, defaultValue: defaultValue, table: detail.table, bundle: detail.bundle,
      comment: detail.comment, placeholders: placeholders, api: row.title, path: path,
      range: range, position: SourcePosition(line: 1, column: 1))
    if let site = detail.site { string.site = site }
    if !detail.chain.isEmpty { string.chain = detail.chain }
    append(string)
  }

  mutating func append(_ string: ExtractedString) { strings.append(string) }

  private mutating func noteKeyWithInterpolation(_ row: LocalizingAPI, _ range: ByteRange) {
    if collectsFacts {
      facts.append(CodeFact(.keyWithInterpolation, range: range, sink: row.title))
    }
    note(
      .keyNotLiteral,
      Message(
        """
        '\(row.title)' needs a literal without interpolations: pass the text that varies as an \
        argument of a format
        """, comment: "发现：键里有插值，运行时查不到。%@：所用的函数，例如 NSLocalizedString"), range)
  }

  /// In one pass over the source, now that the strings are in order.
  private mutating func addPositions() {
    if strings.isEmpty { return }
    let text = tree.source
    let source = text.span
    var cursor = LineCursor(source)
    for index in strings.indices {
      let start = strings[index].range.start
      strings[index].position = cursor.position(ofByte: start, in: source)
    }
  }

  private mutating func addConditions() {
    var map = ConditionMap(tree)
    for index in strings.indices {
      strings[index].conditions = map.conditions(at: strings[index].range.start)
    }
  }

  // MARK: Findings

  private mutating func note(_ remark: Remark, _ message: Message, _ range: ByteRange) {
    let text = tree.source
    findings.append(
      Finding(
        remark, message: message, path: path, range: range,
        position: lines.position(ofByte: range.start, in: text.span)))
  }

  private mutating func noteProblems() {
    for problem in tree.problems {
      note(.swiftSyntax, problem.kind.message, problem.range)
    }
  }
}
