package import SwiftTree

/// One source's calls with a literal that may be a key, and the names that the source declares.
///
/// `gloss init` finds functions in it that no source declares and whose literals are keys of the
/// catalogs. APIs of the SDKs that localize, and arguments that are names or plain texts there, are
/// left out.
package struct LookupCalls: Sendable {
  /// The way in which calls name their function and their text.
  package struct Callee: Hashable, Sendable {
    /// The name as the setting `functions` has it: `tr`, `.localized` or `#localized`.
    package let name: String
    /// The label of the text; `nil` for the first argument, without a label, and `self` for a
    /// literal before the period.
    package let key: String?
  }

  /// The calls of one function.
  package struct Evidence: Sendable {
    package private(set) var callCount = 0
    /// The number of calls whose literal is a key.
    package private(set) var keyCount = 0
    /// The keys that the calls spell.
    package private(set) var keys: Set<String> = []
    /// The labels of details, such as `comment`, that some call has.
    package private(set) var labels: Set<String> = []

    package init() {}

    fileprivate init(_ text: String, isKey: Bool, labels: Set<String>) {
      callCount = 1
      keyCount = isKey ? 1 : 0
      keys = isKey ? [text] : []
      self.labels = labels
    }

    package mutating func add(_ other: Evidence) {
      callCount += other.callCount
      keyCount += other.keyCount
      keys.formUnion(other.keys)
      labels.formUnion(other.labels)
    }
  }

  /// Labels of a comment, a table, a bundle and a default value.
  package static let detailLabels = ["comment", "table", "tableName", "bundle", "defaultValue"]

  /// The names that the source declares, of types, functions, variables and cases.
  package private(set) var declared: Set<String> = []
  package private(set) var evidence: [Callee: Evidence] = [:]

  private static let declarators: Set<String> = [
    "func", "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "let", "var",
    "case", "associatedtype",
  ]

  /// Members of `String`.
  private static let textMembers = PlainArguments.comparisons.union(
    PlainArguments.words(
      """
      uppercased lowercased capitalized localizedUppercase localizedLowercase localizedCapitalized \
      appending append padding trimmingCharacters count isEmpty utf8 utf16 unicodeScalars data \
      cString hash hashValue description debugDescription first last dropFirst dropLast prefix suffix \
      map filter forEach enumerated reversed sorted write self size draw boundingRect joined \
      addingPercentEncoding removingPercentEncoding
      """))

  /// - Parameter keys: The keys of the project's catalogs.
  package init(in tree: SyntaxTree, keys: Set<String>) {
    for token in tree.tokens.indices.dropLast()
    where tree.tokens[token].kind == .keyword || tree.tokens[token].kind == .identifier {
      let next = token + 1
      if tree.tokens[next].kind == .identifier,
        Self.declarators.contains(tree.name(ofToken: token))
      {
        declared.insert(tree.name(ofToken: next))
      }
    }
    var suffixed: Set<NodeID> = []
    for node in tree.nodes.indices where tree.nodes[node].kind == .call {
      guard let name = tree.calleeName(of: node) else { continue }
      if let member = tree.firstChild(of: node), let base = Self.literal(before: member, in: tree) {
        suffixed.insert(member)
        add(base, suffixedBy: name, CallArguments(of: node, in: tree), tree, keys)
      } else {
        add(node, calling: name, tree, keys)
      }
    }
    for node in tree.nodes.indices {
      if tree.nodes[node].kind == .macro {
        // A macro without parentheses, such as `#Preview {}`, has no token here.
        let token = tree.nodes[node].token
        if token != .none, tree.tokens[token - 1].kind == .identifier {
          add(node, calling: token - 1, tree, keys)
        }
      } else if !suffixed.contains(node), let base = Self.literal(before: node, in: tree) {
        add(base, suffixedBy: tree.nodes[node].token, nil, tree, keys)
      }
    }
  }

  /// Returns the literal in `"…".localized`; `nil` if the node is something else.
  private static func literal(before member: NodeID, in tree: SyntaxTree) -> NodeID? {
    guard tree.nodes[member].kind == .member, let base = tree.lastChild(of: member),
      tree.nodes[base].kind == .string
    else { return nil }
    return base
  }

  /// Adds a call or macro whose first literal may be a key.
  private mutating func add(
    _ call: NodeID, calling name: TokenID, _ tree: SyntaxTree, _ keys: Set<String>
  ) {
    guard tree.tokens[name].kind == .identifier,
      LocalizingAPITable.sdk.rows(namedBy: name, in: tree).isEmpty
    else { return }
    let function = tree.name(ofToken: name)
    let arguments = CallArguments(of: call, in: tree)
    guard
      let argument = arguments.nodes.first(where: {
        arguments.value(of: $0).map { tree.nodes[$0].kind == .string } ?? false
      }), let literal = arguments.value(of: argument),
      let text = LiteralText(literal, in: tree).staticText
    else { return }
    let label = tree.nodes[argument].token
    let key = label == .none ? nil : tree.name(ofToken: label)
    // Of the arguments without a label the setting knows the first one alone.
    if key == nil, argument != arguments.nodes.first { return }
    if Self.detailLabels.contains(key ?? "") || Self.isPlain(key ?? "", name, function, tree) {
      return
    }
    let isMethod = tree.nodes[call].kind == .call && tree.tokens[name - 1].kind == .period
    // A method of any type can take a text that happens to be a key, but not a name such as
    // `home.title`.
    let isKey = keys.contains(text) && (!isMethod || Self.isName(text))
    let mark = tree.nodes[call].kind == .macro ? "#" : isMethod ? "." : ""
    let found = Evidence(text, isKey: isKey, labels: Self.detailLabels(of: arguments))
    evidence[Callee(name: mark + function, key: key), default: Evidence()].add(found)
  }

  /// Adds a member of a literal.
  private mutating func add(
    _ base: NodeID, suffixedBy name: TokenID, _ arguments: CallArguments?, _ tree: SyntaxTree,
    _ keys: Set<String>
  ) {
    let function = tree.name(ofToken: name)
    guard !Self.textMembers.contains(function), let text = LiteralText(base, in: tree).staticText
    else { return }
    let labels = arguments.map { Self.detailLabels(of: $0) } ?? []
    let found = Evidence(text, isKey: keys.contains(text), labels: labels)
    evidence[Callee(name: "." + function, key: "self"), default: Evidence()].add(found)
  }

  private static func detailLabels(of arguments: CallArguments) -> Set<String> {
    Set(detailLabels.filter { arguments.value($0) != nil })
  }

  /// True if an SDK function looks its argument up in no table.
  private static func isPlain(
    _ label: String, _ name: TokenID, _ function: String, _ tree: SyntaxTree
  ) -> Bool {
    PlainArguments.contain(label, of: function) || PlainArguments.levels.contains(function)
      || PlainArguments.comparisons.contains(function)
      || ShownArguments.labels(ofCalled: name, in: tree)?.contains(label) ?? false
  }

  /// True for a name of words with marks between them, such as `home.title`.
  private static func isName(_ text: String) -> Bool {
    text.contains(where: { "._-".contains($0) })
      && text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }
}
