internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Finds literals that are shown on the screen but in no catalog: in UIKit setters,
/// `Text(verbatim:)`, error descriptions, view models, and lookups whose argument is a plain
/// `String`. The rules `hardcoded` and `lost-localization` report them.
struct HardcodedTexts {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable
  private let strings: ExtractedStringIndex
  /// An inference from the file's own declarations, which only decides the confidence of facts.
  private lazy var ownTypes = TypeInference(
    guessing: TypeInference(
      tree, ProjectIndex(joining: [("", DeclarationCollector(tree).declarations)]),
      file: FileID(position: 0)))

  private let notificationContents: Set<String>

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable, _ strings: ExtractedStringIndex) {
    self.tree = tree
    self.table = table
    self.strings = strings
    notificationContents = Self.notificationContents(in: tree)
  }

  /// The names of variables to which the file assigns a new notification content.
  private static func notificationContents(in tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for variable in tree.nodes.indices where tree.nodes[variable].kind == .variable {
      guard tree.nodes[variable].token != .none, let value = tree.lastChild(of: variable),
        tree.nodes[value].kind == .call, let callee = tree.calleeName(of: value),
        tree.token(callee, spells: "UNMutableNotificationContent")
      else { continue }
      names.insert(tree.name(ofToken: tree.nodes[variable].token))
    }
    return names
  }

  // MARK: Calls

  mutating func note(
    call node: NodeID, _ surroundings: inout NodeSurroundings, _ facts: inout FactList
  ) {
    guard let name = tree.calleeName(of: node) else { return }
    let isMember = tree.tokens[name - 1].kind == .period
    if tree.token(name, spells: "Text" as StaticString), !isMember || tree.isModule(node, name) {
      let arguments = CallArguments(of: node, in: tree)
      if let value = arguments.value("verbatim") {
        for literal in ValueLeaves(of: value, in: tree).literals {
          facts.note(.verbatimText, literal, sink: "Text(verbatim:)", context: tree.bytes(of: node))
        }
        return
      }
    }
    if let labels = ShownArguments.labels(ofCalled: name, in: tree) {
      let called = tree.name(ofToken: name)
      let arguments = CallArguments(of: node, in: tree)
      for label in labels {
        guard let value = label.isEmpty ? arguments.first : arguments.value(label) else { continue }
        let sink = label.isEmpty ? called : "\(called)(\(label):)"
        noteTexts(of: value, .shownArgument, sink: sink, .high, &surroundings, &facts)
      }
    }
    let rows = table.rows(namedBy: name, in: tree)
    for row in rows {
      switch row.form {
      case .initializer: if isMember, !tree.isModule(node, name) { continue }
      case .modifier: if !isMember { continue }
      case .method: break
      case .implicitMember, .attribute, .macro, .suffix: continue
      }
      noteLost(row, CallArguments(of: node, in: tree), &facts)
    }
    if let row = rows.first(where: { $0.form == .initializer }), case .first = row.localized {
      noteRawValue(after: tree.nodes[node].token, row.title, &facts)
    }
  }

  /// Notes `tab.rawValue` as the first argument, by tokens, because the parser skips arguments
  /// without a literal.
  ///
  /// - Parameter open: The opening parenthesis of the call.
  private func noteRawValue(after open: TokenID, _ title: String, _ facts: inout FactList) {
    var (first, sink) = (open + 1, title)
    if tree.token(first, spells: "LocalizedStringKey"), tree.tokens[first + 1].kind == .leftParen {
      (first, sink) = (first + 2, "LocalizedStringKey")
    }
    var last = first
    while tree.tokens[last].kind == .identifier || tree.token(last, spells: "self"),
      tree.tokens[last + 1].kind == .period
    {
      last = last + 2
    }
    guard last != first, tree.token(last, spells: "rawValue") else { return }
    let next = tree.tokens[last + 1].kind
    guard next == .rightParen || next == .comma else { return }
    facts.append(
      CodeFact(
        .shownRawValue,
        range: ByteRange(
          start: tree.tokens[first].startOffset, end: tree.tokens[last].endOffset), sink: sink))
  }

  /// Notes texts in the arguments of a localizing call that do not become keys.
  private mutating func noteLost(
    _ row: LocalizingAPI, _ arguments: CallArguments, _ facts: inout FactList
  ) {
    if row.isUnseen { return }
    var values: [NodeID] = []
    switch row.localized {
    case .first: values = [arguments.first].compactMap { $0 }
    case .labels(let labels): values = labels.compactMap { arguments.value($0) }
    case .firstAnd, .unlabelled: return
    }
    for value in values where strings.firstString(in: tree.bytes(of: value)) == nil {
      if row.takesStaticKey {
        if tree.nodes[value].kind != .string {
          facts.append(
            CodeFact(
              .keyWithoutLiteral, range: tree.bytes(of: value), sink: row.title,
              confidence: isSelf(value) || arguments.value("value") != nil
                || isOfOtherBundle(row, arguments) ? .low : .high))
        }
        continue
      }
      if !row.defaultValue.isEmpty { continue }
      noteJoinedList(value, row, &facts)
      let leaves = ValueLeaves(of: value, in: tree)
      let pieces = leaves.pieces.filter(hasWords)
      if let piece = pieces.first(where: { !isUnit($0) }) ?? pieces.first {
        facts.append(
          CodeFact(
            isOfLiterals(value) ? .splitLiteral : .joinedText, range: tree.bytes(of: piece),
            sink: row.title,
            context: tree.bytes(of: value), confidence: isUnit(piece) ? .low : .high))
      }
      for literal in ConvertedLiterals(of: leaves.others, in: tree).literals {
        facts.note(.lostText, literal, sink: row.title, context: tree.bytes(of: value))
      }
      if leaves.others.isEmpty || leaves.literals.isEmpty { continue }
      guard let confidence = confidenceThatIsString(leaves.others) else { continue }
      for literal in leaves.literals {
        facts.note(
          .lostText, literal, sink: row.title, context: tree.bytes(of: value),
          confidence: confidence)
      }
    }
  }

  /// Notes texts that are joined with commas, although other languages separate lists differently.
  private func noteJoinedList(_ value: NodeID, _ row: LocalizingAPI, _ facts: inout FactList) {
    guard tree.nodes[value].kind == .call, let name = tree.calleeName(of: value),
      tree.token(name, spells: "joined"),
      let separator = CallArguments(of: value, in: tree).value("separator"),
      tree.nodes[separator].kind == .string,
      LiteralText(separator, in: tree).staticText == ", "
    else { return }
    facts.append(CodeFact(.joinedList, range: tree.bytes(of: separator), sink: row.title))
  }

  // MARK: Dictionaries

  /// Notes texts in `[NSLocalizedDescriptionKey: "…"]`.
  func note(
    dictionary node: NodeID, _ surroundings: inout NodeSurroundings, _ facts: inout FactList
  ) {
    let children = tree.children(of: node)
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let key = tree.nodes[children[index]]
      guard key.kind == .name, key.token != .none else { continue }
      let name = tree.name(ofToken: key.token)
      if ShownArguments.errorKeys.contains(name) {
        noteTexts(
          of: children[index + 1], .shownArgument, sink: name, .high, &surroundings, &facts)
      }
    }
  }

  /// True if `+` joins nothing but literals.
  private func isOfLiterals(_ value: NodeID) -> Bool {
    tree.nodes[value].kind == .operation
      && tree.children(of: value).allSatisfy { tree.nodes[$0].kind == .string }
  }

  /// True if a call names a bundle that may not be the project's own, such as another app's.
  private func isOfOtherBundle(_ row: LocalizingAPI, _ arguments: CallArguments) -> Bool {
    guard let bundle = tree.text(of: arguments.value(row.bundle)) else { return false }
    return ![".main", "Bundle.main", ".module", "Bundle.module", "#bundle"].contains(bundle)
  }

  /// The confidence that one of several values is a plain `String`; `nil` if one is known to have
  /// another type.
  private mutating func confidenceThatIsString(_ nodes: [NodeID]) -> CodeFact.Confidence? {
    var confidence = CodeFact.Confidence.low
    for node in nodes {
      guard let type = ownTypes.type(of: node) else { continue }
      switch type.unwrapped {
      case .string, .substring: confidence = .high
      case .unknown, .any: break
      default: return nil
      }
    }
    return confidence
  }

  // MARK: Properties

  /// Notes texts in `label.text = "…"`.
  func note(
    assignment node: NodeID, _ surroundings: inout NodeSurroundings, _ facts: inout FactList
  ) {
    let children = tree.children(of: node)
    guard children.count == 2,
      ValueLeaves.mayHoldLiterals(children[1], in: tree)
        || ConvertedLiterals.mayBe(children[1], in: tree)
    else { return }
    let target = children[0]
    let syntax = tree.nodes[target]
    guard syntax.kind == .name || syntax.kind == .member, syntax.token != .none else { return }
    let sink = tree.name(ofToken: syntax.token)
    let confidence: CodeFact.Confidence
    if let base = tree.firstChild(of: target), syntax.kind == .member, !isSelf(base) {
      let isShown =
        isViewName(base) && ShownArguments.setters.contains(sink)
        || ["title", "subtitle", "body"].contains(sink) && isNotificationContent(base)
      confidence = isShown ? .high : .low
    } else if ShownArguments.setters.contains(sink), surroundings.isInView(node) {
      confidence = .high
    } else {
      confidence = .medium
    }
    noteTexts(
      of: children[1], .assignedText, sink: sink, confidence, &surroundings, &facts)
  }

  /// Notes texts in `var statusText = "…"` and `var errorDescription: String? { … }`.
  func note(
    variable node: NodeID, _ surroundings: inout NodeSurroundings, _ facts: inout FactList
  ) {
    guard let value = tree.lastChild(of: node), ValueLeaves.mayHoldLiterals(value, in: tree),
      surroundings.isProperty(node)
    else { return }
    if let type = tree.firstChild(of: node), tree.nodes[type].kind == .type {
      guard tree.node(type, isWritten: "String") || tree.node(type, isWritten: "String?") else {
        return
      }
    }
    let sink = tree.name(ofToken: tree.nodes[node].token)
    switch tree.nodes[value].kind {
    case .type: return
    case .block, .accessors:
      let isError = ShownArguments.errorProperties.contains(sink) && declaresLocalizedErrors
      noteTexts(
        of: value, .returnedText, sink: sink, isError ? .high : .medium, &surroundings, &facts)
    default: noteTexts(of: value, .initialText, sink: sink, .medium, &surroundings, &facts)
    }
  }

  /// True if a type of the file conforms to `LocalizedError`, so that alerts may show its texts.
  private var declaresLocalizedErrors: Bool {
    tree.nodes.indices.contains { node in
      tree.nodes[node].kind == .inheritedType
        && tree.token(tree.nodes[node].end - 1, spells: "LocalizedError")
    }
  }

  private func noteTexts(
    of value: NodeID, _ kind: CodeFact.Kind, sink: String, _ confidence: CodeFact.Confidence,
    _ surroundings: inout NodeSurroundings, _ facts: inout FactList
  ) {
    let leaves = ValueLeaves(of: value, in: tree)
    let converted = ConvertedLiterals(of: leaves.others, in: tree).literals
    let literals = (leaves.literals + leaves.pieces + converted).filter {
      !strings.isLocalizable($0)
    }
    if literals.isEmpty || surroundings.isForDebugging(value) { return }
    for literal in literals {
      facts.note(kind, literal, sink: sink, context: tree.bytes(of: value), confidence: confidence)
    }
  }

  private func isSelf(_ node: NodeID) -> Bool {
    tree.nodes[node].kind == .name && tree.token(tree.nodes[node].token, spells: "self")
  }

  /// True if an expression is a variable that holds a notification's content.
  private func isNotificationContent(_ node: NodeID) -> Bool {
    guard tree.nodes[node].kind == .name, tree.nodes[node].token != .none else { return false }
    return notificationContents.contains(tree.name(ofToken: tree.nodes[node].token))
  }

  /// True if an expression is named like a view, as `titleLabel` and `navigationItem` are.
  private func isViewName(_ node: NodeID) -> Bool {
    var node = node
    while tree.nodes[node].kind == .postfix, let base = tree.firstChild(of: node) { node = base }
    let syntax = tree.nodes[node]
    guard syntax.kind == .name || syntax.kind == .member, syntax.token != .none else {
      return false
    }
    let name = tree.name(ofToken: syntax.token).lowercased()
    return ShownArguments.viewNames.contains { name.hasSuffix($0) }
  }

  /// True for a literal of at most three characters, which may be a unit such as `" g"`.
  private func isUnit(_ literal: NodeID) -> Bool {
    let text = LiteralText(literal, in: tree).staticText?.filter { !$0.isWhitespace }
    return text.map { $0.count <= 3 } ?? false
  }

  private func hasWords(_ literal: NodeID) -> Bool {
    LiteralText(literal, in: tree).pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }
}
