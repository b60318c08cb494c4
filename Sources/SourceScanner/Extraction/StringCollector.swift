internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Makes the extracted strings of one source from the literals that the stages of ``Extractor``
/// find: key, default value, table, comment, site. All stages add to the same collector.
struct StringCollector {
  private let tree: SyntaxTree
  let path: String
  /// True if strings get their sites.
  private let collectsSites: Bool
  /// True if literals of SwiftUI's types count.
  private let extractsSwiftUI: Bool
  /// The inference of the file, once the project is known.
  private let project: TypeInference?
  private let sites: SiteReader
  private var keys: KeyReader
  var surroundings: NodeSurroundings
  /// The strings, in the order in which they were found.
  private(set) var strings: [ExtractedString] = []
  /// Keys that no lookup can find, because they vary at run time; in the order in which they were
  /// found.
  private(set) var interpolatedKeys: [InterpolatedKey] = []
  private var dependsOnTypes = false

  /// A key with an interpolation, for a function that looks up static keys only.
  struct InterpolatedKey {
    let range: ByteRange
    /// The name of the function in messages.
    let api: String
  }

  /// - Parameter declarations: The file's declarations; empty once the project is known.
  init(
    _ tree: SyntaxTree, path: String, collectsSites: Bool, extractsSwiftUI: Bool = true,
    project: TypeInference?, declarations: FileDeclarations
  ) {
    self.extractsSwiftUI = extractsSwiftUI
    self.tree = tree
    self.path = path
    self.collectsSites = collectsSites
    self.project = project
    sites = SiteReader(tree)
    let scoped = project?.scoped ?? ScopedTree(tree)
    keys = KeyReader(scoped, project: project, declarations: declarations)
    surroundings = NodeSurroundings(scoped)
  }

  /// True if only the project's types can settle the strings.
  var needsTypes: Bool { dependsOnTypes || keys.needsTypes }

  /// Returns the strings and removes them here, so that they can be changed without a copy.
  mutating func takeStrings() -> [ExtractedString] {
    let found = strings
    strings = []
    return found
  }

  // MARK: One call

  /// Adds the strings in the arguments of a call, if the call meets the conditions of the row.
  ///
  /// - Parameter isTypeKnown: True if the call is known to make the row's type, whatever stands
  ///   before it.
  mutating func extract(
    _ row: LocalizingAPI, _ call: NodeID, _ arguments: CallArguments, isTypeKnown: Bool = false
  ) {
    let values = row.values(in: arguments)
    if values.isEmpty { return }
    if row.needsDetail,
      !(row.tables + [row.bundle, row.comment, row.defaultValue]).contains(where: {
        arguments.value($0) != nil
      })
    {
      return
    }
    if !isTypeKnown, !row.onlyInChainOf.isEmpty, !isInChain(of: row.onlyInChainOf, call) { return }
    if !row.bases.isEmpty, !isMember(of: row.bases, call) { return }
    if !row.inArguments.isEmpty, !surroundings.isArgument(labelled: row.inArguments, call) {
      return
    }
    var detail = detail(row, arguments)
    for value in values {
      let leaves = leaves(of: value)
      if collectsSites, !leaves.literals.isEmpty {
        detail.site = sites.site(of: value, call, arguments, row, &surroundings)
      }
      if !row.takesText {
        if row.keyIsFirstOfSet {
          addSet(leaves.literals, row, detail)
        } else {
          for leaf in leaves.literals { add(leaf, row, detail) }
        }
      }
      if row.takesStaticKey || row.keyIsFirstOfSet { continue }
      for call in leaves.implicitInitializers { extractWrapped(row, call, detail) }
    }
  }

  /// Records that only the project's types decide if some literals are localizable.
  mutating func recordDependenceOnTypes() { dependsOnTypes = true }

  /// The literals of a value. A literal beside other expressions counts if these are known to be
  /// localized.
  private mutating func leaves(of value: NodeID) -> LocalizableLeaves {
    guard tree.nodes[value].kind != .string else { return LocalizableLeaves(of: value, in: tree) }
    guard let project else {
      let leaves = LocalizableLeaves(of: value, in: tree)
      if leaves.dependsOnTypes { dependsOnTypes = true }
      return leaves
    }
    return LocalizableLeaves(of: value, in: tree) { project.type(of: $0)?.isLocalized ?? false }
  }

  /// Extracts from `Text(.init("…"))`, where the row decides the type of the argument. An `.init`
  /// with more arguments has a row of its own.
  private mutating func extractWrapped(_ row: LocalizingAPI, _ call: NodeID, _ detail: StringDetail)
  {
    let arguments = CallArguments(of: call, in: tree)
    guard arguments.nodes.count == 1, let first = arguments.first else { return }
    for leaf in LocalizableLeaves(of: first, in: tree).literals { add(leaf, row, detail) }
  }

  /// Adds the literal of `"…".localized(using: "Table")`.
  mutating func extract(suffixed literal: NodeID, _ row: LocalizingAPI, _ call: NodeID) {
    var detail = detail(row, CallArguments(of: call, in: tree))
    detail.site = site(of: literal, call, row)
    add(literal, row, detail)
  }

  /// The details that the arguments of a call give.
  private mutating func detail(_ row: LocalizingAPI, _ arguments: CallArguments) -> StringDetail {
    StringDetail(
      table: tableName(row, arguments), bundle: tree.text(of: arguments.value(row.bundle)),
      comment: tree.staticText(arguments.value(row.comment)),
      defaultValue: arguments.value(row.defaultValue))
  }

  private mutating func tableName(_ row: LocalizingAPI, _ arguments: CallArguments) -> TableName {
    if let fixed = row.fixedTable { return .named(fixed) }
    var value: NodeID?
    for label in row.tables where value == nil { value = arguments.value(label) }
    guard let value else { return .localizable }
    // Foundation looks an empty table name up in `Localizable`.
    if let name = tree.staticText(value) ?? project?.constantText(of: value) {
      return name.isEmpty ? .localizable : .named(name)
    }
    let written = tree.text(tree.bytes(of: value))
    if written == "nil" { return .localizable }
    // Only the project tells if the expression names a constant.
    if project == nil { dependsOnTypes = true }
    return .computed(written)
  }

  /// Adds the first literal of a set as the key, with all texts of the set as its phrases.
  private mutating func addSet(
    _ leaves: [NodeID], _ row: LocalizingAPI, _ detail: StringDetail
  ) {
    guard let first = leaves.first else { return }
    let count = strings.count
    add(first, row, detail)
    guard strings.count > count else { return }
    strings[strings.count - 1].phrases = leaves.map { leaf in
      if let plain = tree.plainText(ofLiteral: tree.nodes[leaf].token) { return tree.text(plain) }
      var placeholders: [Placeholder] = []
      return keys.key(of: LiteralText(leaf, in: tree), &placeholders)
    }
  }

  /// Adds the string of a literal.
  mutating func add(_ leaf: NodeID, _ row: LocalizingAPI, _ detail: StringDetail) {
    if row.isSwiftUI, !extractsSwiftUI { return }
    let range = tree.bytes(of: leaf)
    var placeholders: [Placeholder] = []
    let key: String
    if let plain = tree.plainText(ofLiteral: tree.nodes[leaf].token) {
      key = tree.text(plain)
    } else {
      let literal = LiteralText(leaf, in: tree)
      // With a default value, all APIs take a `StaticString` as the key.
      if row.takesStaticKey || detail.defaultValue != nil, !literal.isStatic {
        interpolatedKeys.append(InterpolatedKey(range: range, api: row.title))
        return
      }
      key = keys.key(of: literal, &placeholders)
    }
    var defaultValue: String?
    if let value = detail.defaultValue, tree.nodes[value].kind == .string {
      let text = LiteralText(value, in: tree)
      if !text.pieces.isEmpty || !row.emptyDefaultIsNone {
        placeholders = []
        defaultValue = keys.key(of: text, &placeholders)
      }
    }
    var string = ExtractedString(
      key: key, defaultValue: defaultValue, table: detail.table, bundle: detail.bundle,
      comment: detail.comment, placeholders: placeholders, api: row.title, path: path,
      range: range, position: SourcePosition(line: 1, column: 1))  // set by `addPositions(in:)`
    if row.isUnseen { string.isFollowed = true }
    if let site = detail.site { string.site = site }
    if !detail.chain.isEmpty { string.chain = detail.chain }
    append(string)
  }

  mutating func append(_ string: ExtractedString) { strings.append(string) }

  /// Removes strings that `"follow"` found to be default values and not keys.
  mutating func remove(valuesAt starts: Set<Int>) {
    strings.removeAll { starts.contains($0.range.start) && !$0.isFollowed }
  }

  /// True if one of the names is called at the head of the call's chain.
  private func isInChain(of names: [String], _ call: NodeID) -> Bool {
    // The head is the first node of the subtree, unless parentheses come before it.
    let head = tree.nodes[tree.nodes[call].first]
    return head.kind == .name && head.start == tree.nodes[call].start
      && names.contains(tree.name(ofToken: head.token))
  }

  /// True if the base of a member call is spelled exactly like one of the texts.
  private func isMember(of bases: [String], _ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call), tree.nodes[callee].kind == .member,
      let base = tree.firstChild(of: callee)
    else { return false }
    return bases.contains(tree.text(tree.bytes(of: base)))
  }

  // MARK: Sites

  /// The site of the strings that come from an argument of a call; `nil` if sites are not
  /// collected.
  mutating func site(of value: NodeID, _ call: NodeID, _ row: LocalizingAPI) -> StringSite? {
    guard collectsSites else { return nil }
    return sites.site(of: value, call, CallArguments(of: call, in: tree), row, &surroundings)
  }

  /// The site of strings that a type makes localizable; `nil` if sites are not collected.
  mutating func site(ofTyped value: NodeID, _ traits: LocalizingTraits) -> StringSite? {
    guard collectsSites else { return nil }
    return sites.site(ofTyped: value, traits, &surroundings)
  }
}
