internal import LocalizationModel
internal import SwiftTree

/// Extracts from variables, results, parameters and casts with a written localized type, such as
/// `let title: LocalizedStringKey = "…"`. It needs no declarations of other files.
struct TypedPlaces {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable) {
    self.tree = tree
    self.table = table
  }

  /// The types that a literal can become, and `Text`, for which only `.init(…)` counts.
  private static let localizedTypes = Set(LocalizedTypes.spellings)
    .union(["String.LocalizationValue", "Text"])

  /// Extracts the values of a variable, function, parameter, subscript or cast with a localized
  /// type.
  func visit(_ node: NodeID, _ strings: inout StringCollector) {
    guard let typeNode = localizedType(of: node) else { return }
    let children = tree.children(of: node)
    guard let typeIndex = children.firstIndex(of: typeNode) else { return }
    let type = localizedTypeName(typeNode)
    let isFunction = tree.nodes[node].kind == .function
    let values: [NodeID]
    switch tree.nodes[node].kind {
    case .cast: values = children.first.map { [$0] } ?? []
    default: values = Array(children[(typeIndex + 1)...])
    }
    for value in values {
      let kind = tree.nodes[value].kind
      let isBody = kind == .block || kind == .accessors
      if isBody {
        for result in ResultExpressions(of: value, in: tree).nodes {
          extract(result, as: type, &strings)
        }
      } else if !isFunction {
        extract(value, as: type, &strings)
      }
    }
  }

  /// Extracts the raw values of an enum such as `enum Mode: LocalizedStringKey`.
  func visit(rawValuesOf node: NodeID, _ strings: inout StringCollector) {
    guard let raw = tree.firstChild(of: node, where: { tree.nodes[$0].kind == .inheritedType }),
      isLocalizedType(raw), let block = tree.lastChild(of: node), tree.nodes[block].kind == .block
    else { return }
    let type = localizedTypeName(raw)
    for member in tree.children(of: block) where tree.nodes[member].kind == .enumCase {
      for element in tree.children(of: member) {
        guard let value = tree.lastChild(of: element), tree.nodes[value].kind == .string else {
          continue
        }
        extract(value, as: type, &strings)
      }
    }
  }

  /// Adds the literals and `.init(…)` calls that a value of a localized type can come from.
  private func extract(
    _ value: NodeID, as type: String, _ strings: inout StringCollector
  ) {
    let leaves = LocalizableLeaves(of: value, in: tree)
    if leaves.dependsOnTypes { strings.recordDependenceOnTypes() }
    if type != "Text" {
      let row = LocalizingAPI(
        place: type, table.traits(of: type), isSwiftUI: type.hasSuffix("LocalizedStringKey"))
      var site = strings.site(ofTyped: value, row.traits)
      let name = type.split(separator: ".").last.map(String.init) ?? type
      site?.expectation = StringSite.Expectation(type: name, hasComment: false)
      for leaf in leaves.literals { strings.add(leaf, row, StringDetail(site: site)) }
    }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    for call in leaves.implicitInitializers {
      let arguments = CallArguments(of: call, in: tree)
      for row in table.rows(named: name) { strings.extract(row, call, arguments) }
    }
  }

  /// The first child that is a localized type. A loop, because a closure would retain the tree for
  /// every node.
  @inline(__always)
  private func localizedType(of node: NodeID) -> NodeID? {
    let first = tree.nodes[node].first
    var type: NodeID?
    var child = node - 1
    while child >= first {
      let syntax = tree.nodes[child]
      // The longest is `String.LocalizationValue?`, four tokens.
      if syntax.kind == .type || syntax.kind == .returnType, syntax.end - syntax.start <= 4,
        mayBeginLocalizedType(syntax.start), isLocalizedType(child)
      {
        type = child
      }
      child = syntax.first - 1
    }
    return type
  }

  /// True if a type begins like a localized type, which most types do not: a cheap first test.
  @inline(__always)
  private func mayBeginLocalizedType(_ token: TokenID) -> Bool {
    let start = tree.tokens[token].startOffset
    // At the end of the file the type may be missing.
    guard start < tree.source.count else { return false }
    return switch tree.source[start] {
    case UInt8(ascii: "L"), UInt8(ascii: "S"), UInt8(ascii: "T"), UInt8(ascii: "`"): true
    case UInt8(ascii: "I"), UInt8(ascii: "D"):
      tree.tokens[token].length >= "IntentDialog".utf8.count
    default: false
    }
  }

  private func isLocalizedType(_ node: NodeID) -> Bool {
    // The first name is compared before a string is made of the type.
    let syntax = tree.nodes[node]
    let first = syntax.start
    // `String`, the commonest type, is localized only with a member, as in
    // `String.LocalizationValue`.
    if tree.tokens[first].length == "String".utf8.count, syntax.end - syntax.start < 3 {
      return false
    }
    return Self.firstNames.contains { tree.token(first, spells: $0) }
      && Self.localizedTypes.contains(localizedTypeName(node))
  }

  private static let firstNames: [StaticString] = [
    "LocalizedStringKey", "LocalizedStringResource", "String", "LocalizationValue", "Text",
    "IntentDescription", "IntentDialog", "DisplayRepresentation", "TypeDisplayRepresentation",
  ]

  private func localizedTypeName(_ node: NodeID) -> String {
    let text = tree.text(tree.bytes(of: node))
    return text.hasSuffix("?") ? String(text.dropLast()) : text
  }
}
