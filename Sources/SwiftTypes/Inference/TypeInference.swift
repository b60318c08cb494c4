internal import LocalizationModel
package import SwiftTree

/// Infers the types of expressions in one file from the declarations of its project. Extraction
/// asks it for the types of interpolations, targets and callees; each answer is kept.
///
/// It is no type checker: `nil` means unknown. Variants differ in the evidence they accept, from
/// the strictest to the loosest: ``init(certainly:)`` takes only what declarations and the
/// language's rules prove, ``init(strictly:)`` also the first of several declarations, the plain
/// one also members of the same name in any type (namesakes), and ``init(guessing:)`` also what the
/// file declares under a name. The types listed under "Parts" infer one kind of expression each.
package final class TypeInference {
  /// The tree of the file.
  package let tree: SyntaxTree
  /// The joined declarations of the project.
  package let index: ProjectIndex
  /// The file's index in the project.
  package let file: FileID
  /// The tree with its scopes.
  package let scoped: ScopedTree
  private var nodeTypes = NodeTypeCache()
  let overloads = OverloadCache()
  private var depth = 0
  /// The type around the expression, if that is a declaration's value parsed by itself.
  let outerScope: TypeID
  private let values: Values
  /// The inference that a guessing one asks first; `nil` for an inference that does not guess.
  private let trusted: TypeInference?
  /// True if a member whose base is unknown may mean the project's members of its name.
  let acceptsNamesakes: Bool
  /// True if only answers count that declarations and the rules of the language prove.
  let isCertain: Bool
  private lazy var declaredNames = DeclaredNames(tree)

  /// The parent of each node.
  package var parents: Parents { scoped.parents }
  /// The scope around each node.
  package var scopes: Scopes { scoped.scopes }

  /// The types of properties that are declared by their values, shared with the inferences made for
  /// these values and for guessing.
  final class Values {
    /// For each property the type of its value; `.some(nil)` if it has none, or while it is
    /// inferred.
    package var known: [ProjectIndex.Reference: SwiftType?] = [:]
  }

  /// The greatest depth of nested expressions and of steps from declaration to declaration, beyond
  /// which a type is unknown.
  private static let depthLimit = 40

  package init(_ tree: SyntaxTree, _ index: ProjectIndex, file: FileID) {
    self.tree = tree
    self.index = index
    self.file = file
    scoped = ScopedTree(tree)
    outerScope = .none
    values = Values()
    trusted = nil
    acceptsNamesakes = true
    isCertain = false
  }

  /// Creates an inference whose answers are certain: several declarations count only if they agree,
  /// and a name alone suggests nothing.
  package init(certainly types: TypeInference) {
    tree = types.tree
    index = types.index
    file = types.file
    scoped = types.scoped
    outerScope = types.outerScope
    values = Values()
    trusted = nil
    acceptsNamesakes = false
    isCertain = true
  }

  /// Creates an inference that goes from declaration to declaration only: a member whose base is
  /// unknown is unknown, too, even if other members of the project have its name.
  package init(strictly types: TypeInference) {
    tree = types.tree
    index = types.index
    file = types.file
    scoped = types.scoped
    outerScope = types.outerScope
    values = Values()
    trusted = nil
    acceptsNamesakes = false
    isCertain = false
  }

  /// Creates an inference that, for a name or member of unknown type, takes what the file declares
  /// under that name, if all those declarations agree. Guesses count for the expressions around
  /// them, but not for other declarations.
  package init(guessing types: TypeInference) {
    tree = types.tree
    index = types.index
    file = types.file
    scoped = types.scoped
    outerScope = types.outerScope
    values = types.values
    trusted = types
    acceptsNamesakes = true
    isCertain = false
  }

  /// Creates an inference for the initial value of a declaration, which is parsed by itself and may
  /// lie in another file.
  package init(_ tree: SyntaxTree, within outer: TypeInference, scope: TypeID, file: FileID) {
    self.tree = tree
    index = outer.index
    self.file = file
    scoped = ScopedTree(tree)
    outerScope = scope
    values = outer.values
    trusted = nil
    acceptsNamesakes = outer.acceptsNamesakes
    isCertain = outer.isCertain
    depth = outer.depth + 1
    recordsByOffset = [:]  // offsets in the value are not offsets in the file
  }

  /// The type of an expression, or `nil` if it is unknown.
  package func type(of node: NodeID) -> SwiftType? {
    kept(at: node) { if let trusted { guess(node, trusted) } else { findType(of: node) } }
  }

  /// Returns the kept type of a node, or infers and keeps it.
  ///
  /// - Parameter isDeeper: True if the inference counts as one more step towards ``depthLimit``.
  func kept(at node: NodeID, isDeeper: Bool = true, _ find: () -> SwiftType?) -> SwiftType? {
    if let type = nodeTypes[node] { return type }
    guard depth < Self.depthLimit else { return nil }
    depth += isDeeper ? 1 : 0
    defer { depth -= isDeeper ? 1 : 0 }
    // A variable whose value mentions the variable has no type while it is inferred.
    nodeTypes.keep(nil, of: node)
    let type = find()
    nodeTypes.keep(type, of: node)
    return type
  }

  private func guess(_ node: NodeID, _ trusted: TypeInference) -> SwiftType? {
    if let type = trusted.type(of: node), type.unwrapped != .unknown { return type }
    switch tree.nodes[node].kind {
    case .tuple, .argument, .effect, .postfix, .prefix, .cast, .ternary, .operation:
      return findType(of: node)
    case .name: return declaredNames.type(of: tree.nameHash(tree.nodes[node].token), in: trusted)
    case .member:
      let name = tree.nameHash(tree.nodes[node].token)
      let type = declaredNames.type(of: name, in: trusted)
      // After a `?` the type is an optional.
      if isChained(node) { return (type ?? .unknown).asOptional }
      return type ?? SDKMembers.type(ofCommon: name)
    case .call: return typeByCalleeName(ofCall: node)
    default: return nil
    }
  }

  /// The result type of a call if the callee's name alone shows it: the name of a type, or of a
  /// member that hardly ever has another type.
  func typeByCalleeName(ofCall node: NodeID) -> SwiftType? {
    guard let callee = tree.firstChild(of: node) else { return nil }
    let name = tree.nameHash(tree.nodes[callee].token)
    switch tree.nodes[callee].kind {
    case .name: return type(of: node).flatMap { $0.nominal?.name == name ? $0 : nil }
    case .member:
      return isChained(callee) ? .optional(.unknown) : SDKMembers.type(ofCommon: name)
    default: return nil
    }
  }

  private func isChained(_ member: NodeID) -> Bool {
    tree.firstChild(of: member).map(scoped.isOptionalChain) ?? false
  }

  private func findType(of node: NodeID) -> SwiftType? {
    let syntax = tree.nodes[node]
    switch syntax.kind {
    case .literal: return literalType(node)
    case .string: return .string
    case .name: return names.nameType(node)
    case .member: return members.memberType(node)
    case .call: return results.callType(node)
    case .subscripting: return members.subscriptType(node)
    case .tuple: return tupleType(node)
    case .argument, .postfixIfConfig:
      return tree.lastChild(of: node).flatMap(type)
    case .array:
      guard let first = tree.firstChild(of: node), let element = type(of: first) else { return nil }
      if isCertain, !tree.children(of: node).allSatisfy({ type(of: $0) == element }) { return nil }
      if case .meta(let type) = element { return .meta(.array(type)) }
      return .array(element)
    case .dictionary:
      let children = tree.children(of: node)
      guard children.count > 1, let key = type(of: children[0]), let value = type(of: children[1])
      else { return nil }
      if case .meta(let key) = key, case .meta(let value) = value {
        return .meta(.dictionary(key, value))
      }
      return .dictionary(key, value)
    case .ternary:
      let children = tree.children(of: node)
      return children.count == 3 ? common(children[1], children[2]) : nil
    case .operation: return operationType(node)
    case .prefix:
      if tree.tokens[syntax.start].detail == UInt8(ascii: "!") { return .bool }
      return tree.lastChild(of: node).flatMap(type)
    case .postfix: return postfixType(node)
    case .effect:
      guard let type = tree.lastChild(of: node).flatMap(type) else { return nil }
      let isOptional =
        tree.tokens[syntax.start].keyword == .try
        && tree.tokens[syntax.start + 1].kind == .postfixQuestion
      return isOptional ? type.asOptional : type
    case .cast: return castType(node)
    case .ifStatement, .switchStatement:
      let results = ResultExpressions(of: node, in: tree).nodes
      if isCertain { return agreedType(of: results.map(type)) }
      for result in results {
        if let type = type(of: result) { return type }
      }
      return nil
    case .typeExpression:
      return tree.lastChild(of: node).flatMap { writtenType($0) }.map { .meta($0) }
    case .closure: return closures.closureType(node)
    default: return nil
    }
  }

  // MARK: Simple expressions

  private func literalType(_ node: NodeID) -> SwiftType? {
    let token = tree.tokens[tree.nodes[node].start]
    switch token.keyword {
    case .true, .false: return .bool
    case .nil: return nil
    default: break
    }
    guard token.kind == .number else { return .bool }
    let text = tree.text(tree.bytes(of: node))
    // In hexadecimal `e` is a digit, and every floating-point literal has an exponent: `0x1p3`.
    if text.hasPrefix("0x") { return text.contains { $0 == "p" || $0 == "P" } ? .double : .int }
    return text.contains { $0 == "." || $0 == "e" || $0 == "E" } ? .double : .int
  }

  private func tupleType(_ node: NodeID) -> SwiftType? {
    let children = tree.children(of: node)
    if children.count == 1 { return type(of: children[0]) }
    var elements: [SwiftType.Element] = []
    for child in children {
      guard let type = type(of: child) else { return nil }
      let label = tree.nodes[child].token
      elements.append(
        SwiftType.Element(label: label == .none ? .none : tree.nameHash(label), type: type))
    }
    return elements.isEmpty ? nil : .tuple(elements)
  }

  private func postfixType(_ node: NodeID) -> SwiftType? {
    guard let base = tree.firstChild(of: node), let type = type(of: base) else { return nil }
    let suffix = tree.tokens[tree.nodes[node].end - 1].kind
    if suffix == .exclamation, case .optional(let inner) = type { return inner }
    return type
  }

  private func castType(_ node: NodeID) -> SwiftType? {
    let keyword = tree.nodes[node].token
    if tree.tokens[keyword].keyword == .is { return .bool }
    guard let typeNode = tree.lastChild(of: node), tree.nodes[typeNode].kind == .type,
      let type = writtenType(typeNode)
    else { return nil }
    return tree.tokens[keyword + 1].kind == .postfixQuestion ? type.asOptional : type
  }

  /// The type of a conditional expression with two values.
  private func common(_ left: NodeID, _ right: NodeID) -> SwiftType? {
    if isCertain { return operandType([left, right]) }
    guard let first = type(of: left) else {
      // `nil` makes the other value an optional.
      let isNil = tree.tokens[tree.nodes[left].start].keyword == .nil
      return type(of: right).map { isNil ? $0.asOptional : $0 }
    }
    if tree.nodes[right].kind == .literal,
      tree.tokens[tree.nodes[right].start].keyword == .nil
    {
      return first.asOptional
    }
    guard tree.nodes[left].kind == .literal, tree.nodes[right].kind != .literal,
      let second = type(of: right)
    else {
      if case .optional? = type(of: right) { return first.asOptional }
      return first
    }
    return second
  }

  // MARK: Written types

  /// The type that a `type` or `returnType` node spells.
  package func writtenType(_ node: NodeID) -> SwiftType? {
    let range = tree.bytes(of: node)
    if isCertain, index.isAmbiguous(tree.source, range.start..<range.end) { return nil }
    return index.type(
      tree.source, range.start..<range.end, scope: scope(at: node), file: file,
      generics: generics(at: node))
  }

  /// The innermost type around a node.
  package func scope(at node: NodeID) -> TypeID {
    var node = node
    while let (scope, _) = scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .typeDeclaration, let type = declaredType(node) { return type }
    }
    return outerScope
  }

  /// The type of `self` at a node; `nil` outside types.
  package func ownType(at node: NodeID) -> SwiftType? {
    let type = scope(at: node)
    guard type.isKnown else { return nil }
    let entry = index.types[type]
    // An external type that the project only extends has no id, as everywhere in types.
    return .nominal(.init(name: entry.name, id: index.known(type)))
  }

  /// The type that a node declares or extends; `nil` if the file's declarations lack it.
  package func declaredType(_ node: NodeID) -> TypeID? {
    record(at: tree.nodes[node].token).map { index.declaredType($0) }
  }

  /// The declaration whose name a token is; `nil` if the file's declarations lack it.
  package func record(at token: TokenID) -> ProjectIndex.Reference? {
    record(atByte: tree.tokens[token].startOffset)
  }

  /// The declaration whose name begins at an offset of the file.
  func record(atByte offset: Int) -> ProjectIndex.Reference? {
    if recordsByOffset == nil {
      var byOffset: [UInt32: RecordID] = [:]
      let records = index.files[file].records
      for number in records.indices {
        switch records[number].kind {
        case .parameter, .inherited, .generics: break
        default: byOffset[records[number].place] = number
        }
      }
      recordsByOffset = byOffset
    }
    return recordsByOffset?[UInt32(truncatingIfNeeded: offset)].map {
      ProjectIndex.Reference(file: file, record: $0)
    }
  }

  /// The records by the offset of their names; `nil` until first asked for.
  private var recordsByOffset: [UInt32: RecordID]?

  private func generics(at node: NodeID) -> Set<Name> {
    var node = node
    while true {
      switch tree.nodes[node].kind {
      case .function, .initializer, .subscriptDeclaration, .typeDeclaration:
        if let record = record(at: tree.nodes[node].token) {
          return index.generics(of: record)
        }
      default: break
      }
      guard let (scope, _) = scopes.around(node) else { return [] }
      node = scope
    }
  }

  // MARK: Types of declarations

  /// The type of a property, the result type of a function, or the enum of a case; `nil` if it is
  /// unknown.
  package func type(of reference: ProjectIndex.Reference) -> SwiftType? {
    let record = index.record(reference)
    if record.kind == .enumCase {
      let type = index.scope(of: reference)
      return !type.isKnown ? nil : .nominal(.init(name: index.types[type].name, id: type))
    }
    guard record.flags.contains(.isValue) else {
      if isCertain, index.isAmbiguous(reference) { return nil }
      return index.writtenType(of: reference)
    }
    if let type = values.known[reference] { return type }
    guard depth < Self.depthLimit else { return nil }
    values.known[reference] = .some(nil)
    let type = InitialValueType.type(of: reference, for: self)
    values.known[reference] = .some(type)
    return type
  }

  // MARK: Parts

  var names: NameLookup { NameLookup(types: self) }
  var patterns: PatternTypes { PatternTypes(types: self) }
  var closures: ClosureTypes { ClosureTypes(types: self) }
  var members: MemberTypes { MemberTypes(types: self) }
  var calls: CallResolution { CallResolution(types: self) }
  var results: CallTypes { CallTypes(types: self) }
}
