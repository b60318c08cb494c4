import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the uses of `ObservableObjectRule` models in one source into ``ModelUses``, for the planning
/// of migrations.
///
/// ``GuideReader`` runs it in projects with such models. Types are inferred strictly: a migration
/// must not rest on a guess.
struct ModelUseReading {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private let parents: NodeParents
  private let names: ModelNames
  /// The name and member nodes of the source, by their tokens.
  private var nodes: [TokenID: NodeID] = [:]
  private(set) var uses = ModelUses()

  /// - Parameter tokens: The tokens that may be uses of models.
  init(
    _ tree: SyntaxTree, _ types: TypeInference?, _ parents: NodeParents, _ names: ModelNames,
    _ tokens: [TokenID]
  ) {
    self.tree = tree
    self.types = types.map { TypeInference(strictly: $0) }
    self.parents = parents
    self.names = names
    readDeclarations()
    if tokens.isEmpty { return }
    var wanted = ContiguousArray(repeating: false, count: tree.tokens.count)
    for token in tokens { wanted[token.position] = true }
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      if syntax.kind == .name || syntax.kind == .member, syntax.token != .none,
        wanted[syntax.token.position]
      {
        nodes[syntax.token] = node
      }
    }
    for token in tokens { read(token) }
  }

  private static let wrappers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject"]

  /// Records the use that a token stands for, if it is one.
  private mutating func read(_ token: TokenID) {
    let name = tree.name(ofToken: token)
    switch name {
    case "objectWillChange":
      guard let node = nodes[token] else { return }
      if let announcer = AnnouncerReading(tree, parents).announcer(around: node) {
        uses.announcers[announcer.property] = announcer.removal
        return
      }
      uses.announcements.append(
        .init(range: tree.bytes(ofToken: token), owner: ownership(of: node).owner))
    case "ObservableObject": readConstraint(token)
    case "environmentObject":
      if let passing = passing(token) { uses.environmentCalls.append(passing) }
    default:
      if name.hasPrefix("$") {
        readProjection(token, String(name.dropFirst()))
      } else if name.hasPrefix("_"), name.count > 1 {
        readWrapper(token, String(name.dropFirst()))
      } else if let passing = passing(token) {
        uses.passings.append(passing)
      }
    }
  }

  // MARK: Owners

  /// Returns the type that declares a name or member, and the bytes of `self.` before it.
  private func ownership(
    of node: NodeID
  ) -> (owner: ModelUses.Owner, isOwn: Bool, prefix: ByteRange?) {
    let surrounding = (types?.scope(at: node)).map { $0.isKnown ? known($0) : .others } ?? .unknown
    guard tree.nodes[node].kind == .member else { return (surrounding, true, nil) }
    guard let base = tree.firstChild(of: node) else { return (.unknown, false, nil) }
    let written = tree.written(base)
    if written == "self" || written == "super" {
      let start = tree.bytes(of: base).start
      let end = tree.tokens[tree.nodes[node].token].startOffset
      return (surrounding, true, ByteRange(start: start, end: end))
    }
    return (owner(of: base), false, nil)
  }

  /// Returns a type of the project as an owner; `.others` for a framework's type.
  private func known(_ type: TypeID) -> ModelUses.Owner {
    guard let types, type.isKnown else { return .others }
    let known = types.index.known(type)
    return known.isKnown ? .type(known) : .others
  }

  /// Returns the type of a value, or of the elements of an array.
  private func owner(of value: NodeID) -> ModelUses.Owner {
    guard var type = types?.type(of: value)?.unwrapped else { return .unknown }
    while case .array(let element) = type { type = element.unwrapped }
    if type == .unknown { return .unknown }
    guard let nominal = type.nominal else { return .others }
    return known(nominal.id)
  }

  // MARK: Wrappers

  /// Records `$name`.
  private mutating func readProjection(_ token: TokenID, _ name: String) {
    let range = tree.bytes(ofToken: token)
    // `$0` is a closure's argument.
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return }
    let isWhole = tree.tokens[token + 1].kind != .period
    guard let node = nodes[token] else {
      // A key path such as `\.$name`; without a period it is a closure's parameter.
      guard tree.tokens[token - 1].kind == .period else { return }
      uses.projections.append(
        .init(
          name: name, range: range, prefix: nil, owner: .unknown, isOwn: false, isWhole: true,
          body: nil))
      return
    }
    let ownership = ownership(of: node)
    uses.projections.append(
      .init(
        name: name, range: range, prefix: ownership.prefix, owner: ownership.owner,
        isOwn: ownership.isOwn,
        isWhole: isWhole, body: BodyReading(tree, parents).body(around: node)))
  }

  /// Records `_name`, with the assignment of a new wrapper to it.
  private mutating func readWrapper(_ token: TokenID, _ name: String) {
    guard let node = nodes[token] else { return }
    let ownership = ownership(of: node)
    guard ownership.isOwn, case .type(let type) = ownership.owner else { return }
    uses.wrappers.append(
      .init(
        name: name, range: tree.bytes(ofToken: token), owner: type, making: making(node)))
  }

  /// Reads `_model = StateObject(wrappedValue: …)`; `nil` for any other use of the wrapper.
  private func making(_ target: NodeID) -> ModelUses.Making? {
    guard let assignment = parents[target], tree.nodes[assignment].kind == .assignment,
      let value = tree.lastChild(of: assignment), value != target,
      tree.nodes[value].kind == .call, let callee = tree.firstChild(of: value),
      tree.children(of: value).count == 2
    else { return nil }
    let arguments = CallArguments(of: value, in: tree)
    guard
      let inner = arguments.value("wrappedValue") ?? arguments.value("initialValue")
    else { return nil }
    let range = tree.bytes(of: inner)
    let start = tree.bytes(of: callee).start
    return .init(
      wrapper: tree.name(ofToken: tree.nodes[callee].token),
      head: ByteRange(start: start, end: range.start), value: range,
      assignment: tree.bytes(of: assignment),
      effects: EffectReading(tree, types, parents).effects(of: inner))
  }

  // MARK: Calls

  /// Reads a call with the values that it passes; `nil` if the token is not a called name.
  private func passing(_ token: TokenID) -> ModelUses.Passing? {
    guard let node = nodes[token], let call = parents[node], tree.nodes[call].kind == .call,
      tree.firstChild(of: call) == node
    else { return nil }
    let values = CallArguments(of: call, in: tree).nodes.compactMap { tree.lastChild(of: $0) }
      .filter { ![.closure, .string, .literal].contains(tree.nodes[$0].kind) }
    return .init(
      name: tree.name(ofToken: token), range: tree.bytes(ofToken: token),
      owners: values.isEmpty ? [.unknown] : values.map { owner(of: $0) })
  }

  /// Records a mention of `ObservableObjectRule` that is not a conformance.
  private mutating func readConstraint(_ token: TokenID) {
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      guard syntax.start <= token, token < syntax.end else { continue }
      switch syntax.kind {
      case .inheritedType:
        if let parent = parents[node], tree.nodes[parent].kind == .typeDeclaration { return }
      case .importDeclaration: return
      case .typeDeclaration, .function:
        // Nodes are in postorder: the first match is the innermost declaration.
        guard syntax.token != token, syntax.token != .none,
          names.generics.contains(tree.nameHash(syntax.token))
        else { break }
        return
      default: break
      }
    }
    uses.constraints.append(tree.bytes(ofToken: token))
  }

  // MARK: Declarations

  /// Records classes and wrapped variables that are declared in functions.
  private mutating func readDeclarations() {
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .typeDeclaration:
        if tree.nodes[node].detail == .class, isLocal(node) {
          uses.localClasses.insert(tree.bytes(of: node))
        }
      case .variableDeclaration: readLocalVariables(node)
      default: break
      }
    }
  }

  /// True if a declaration stands in a function, closure or accessor.
  private func isLocal(_ node: NodeID) -> Bool {
    var node = node
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .function, .initializer, .closure, .accessor, .variable: return true
      default: break
      }
    }
    return false
  }

  /// Records local variables with a wrapper for models.
  private mutating func readLocalVariables(_ node: NodeID) {
    let attributes = tree.children(of: node, .attribute).filter {
      Self.wrappers.contains(tree.name(ofToken: tree.nodes[$0].start + 1))
    }
    guard let attribute = attributes.first, isLocal(node) else { return }
    let owners = tree.children(of: node, .variable).map { variable -> ModelUses.Owner in
      guard let first = tree.firstChild(of: variable) else { return .unknown }
      guard tree.nodes[first].kind == .type else { return owner(of: first) }
      return types?.writtenType(first)?.unwrapped.nominal.map { known($0.id) } ?? .unknown
    }
    uses.localWrappers.append(
      .init(name: tree.written(attribute), range: tree.bytes(of: attribute), owners: owners))
  }

  // MARK: Imports

  /// Finds the position for another import: in order among the imports if these are sorted, or else
  /// after the last.
  ///
  /// - Parameter imports: The imports of the source, in order, without those in a branch of an
  ///   `#if`.
  mutating func findImportPlace(_ imports: [NodeID], _ conditions: inout BranchConditions) {
    for node in imports { readImport(node) }
    let endsInReturn = tree.source.firstIndex(of: UInt8(ascii: "\n")).map {
      $0 > 0 && tree.source[$0 - 1] == UInt8(ascii: "\r")
    }
    let lineEnd = endsInReturn == true ? "\r\n" : "\n"
    let modules = imports.map { tree.name(ofToken: tree.nodes[$0].end - 1) }
    let isSorted = zip(modules, modules.dropFirst()).allSatisfy { $0 < $1 }
    let before = isSorted ? modules.prefix { $0 < "Observation" }.count : imports.count
    var offset = tree.tokens[.first].startOffset
    var (front, end) = ("", lineEnd + lineEnd)
    if before == 0, let first = imports.first {
      (offset, end) = (tree.bytes(of: first).start, lineEnd)
    } else if before > 0 {
      offset = tree.bytes(of: imports[before - 1]).end
      // To the end of the line: a line feed or carriage return.
      while offset < tree.source.count, ![0x0A, 0x0D].contains(tree.source[offset]) { offset += 1 }
      (front, end) = (lineEnd, "")
    }
    uses.importPlace = .init(
      offset: offset, before: front, after: end, conditions: conditions.conditions(at: offset))
  }

  /// Records the names of an import, and whether it is public.
  private mutating func readImport(_ node: NodeID) {
    var names: [String] = []
    var isPublic = false
    for token in tree.nodes[node].start..<tree.nodes[node].end {
      switch tree.tokens[token].keyword {
      case .public: isPublic = true
      case .internal, .private, .fileprivate: break
      default: if tree.tokens[token].kind == .identifier { names.append(tree.name(ofToken: token)) }
      }
    }
    uses.imports.formUnion(names)
    if isPublic { uses.publicImports.formUnion(names) }
  }

  /// Records the conditions of the `#if` branches around types.
  mutating func readConditions(of types: [TypeFact], _ conditions: inout BranchConditions) {
    if tree.directives.isEmpty { return }
    for type in types {
      let around = conditions.conditions(at: type.range.start)
      if !around.isEmpty { uses.conditions[type.range.start] = around }
    }
  }
}
