internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Extracts the literals that only the declarations of the project make localizable: arguments of
/// its functions, values of its variables and results, additions to its lists. ``Extractor`` runs
/// it in the second scan of a source, after ``TableCalls`` and ``TypedPlaces``.
struct ProjectPlaces {
  /// A variable, result or argument with an expected type, and its name in messages.
  private struct Place {
    let title: String
    /// The call and the value; `nil` unless the place is an argument.
    var call: NodeID?
    var value: NodeID?
    /// The parameter that the argument goes to.
    var parameter: ProjectIndex.Reference?
  }

  private let tree: SyntaxTree
  private let table: LocalizingAPITable
  private let types: TypeInference
  /// An inference that goes from declaration to declaration only.
  private let strictTypes: TypeInference
  private let names: LocalizingNames
  private let members: ImplicitMembers
  private var expectations = ArgumentExpectations()
  /// Calls that were visited with an expected type.
  private var visited: Set<NodeID> = []

  init(_ types: TypeInference, _ names: LocalizingNames, _ table: LocalizingAPITable) {
    tree = types.tree
    self.table = table
    self.types = types
    strictTypes = TypeInference(strictly: types)
    self.names = names
    members = ImplicitMembers(tree, names)
  }

  /// Visits calls and typed places from the outside in, because the type of an implicit member
  /// follows from the expression around it.
  mutating func visitAll(_ strings: inout StringCollector) {
    for node in tree.nodes.indices.reversed() {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .call:
        if !visited.contains(node) { visit(call: node, &strings, expected: nil) }
      case .attribute where syntax.token != .none: visit(attribute: node, &strings)
      case .variable, .function, .parameter, .subscriptDeclaration, .cast, .closure:
        visit(typed: node, &strings)
      case .assignment: visit(assignment: node, &strings)
      case .enumElement: visit(element: node, &strings)
      default: break
      }
    }
  }

  // MARK: Calls

  private mutating func visit(
    call: NodeID, _ strings: inout StringCollector, expected: SwiftType?
  ) {
    let open = tree.nodes[call].token
    let holdsLiteral = open != .none && tree.tokens[open].flags.contains(.holdsLiteral)
    guard holdsLiteral || tree.nodes[call - 1].kind == .trailingClosure,
      expected != nil || mayLocalize(call)
    else { return }
    let matches = types.matches(of: call, expected: expected)
    if matches.callables.isEmpty {
      visit(renamed: call, &strings)
      return visit(addition: call, &strings)
    }
    guard let token = types.calledName(of: call) else { return }
    let name = tree.tokens[token].keyword == .`init` ? initializedName(expected) : nil
    visit(
      argumentsOf: call, matches, Place(title: name ?? tree.name(ofToken: token), call: call),
      &strings)
  }

  /// True if the call may mean a declaration of the project that localizes, or holds an implicit
  /// member whose type such a call decides.
  private func mayLocalize(_ call: NodeID) -> Bool {
    guard let token = types.calledName(of: call) else { return false }
    if tree.tokens[token].kind == .keyword || members.areCalled(in: call) { return true }
    let name = tree.nameHash(token)
    return names.mayTake(name) || LocalizingNames.additions.contains(name)
  }

  /// Extracts from `Key("…")` where `Key` is an alias of a localized type, and from `Self("…")` and
  /// `self.init("…")` in an extension of such a type. Calls by the type's own name are in the table
  /// of APIs.
  private func visit(renamed call: NodeID, _ strings: inout StringCollector) {
    guard let callee = tree.firstChild(of: call),
      let nominal = typeMade(by: callee)?.nominal, !nominal.id.isKnown,
      LocalizedTypes.names.contains(nominal.name),
      tree.calleeName(of: call).map({ tree.nameHash($0) }) != nominal.name
    else { return }
    let arguments = CallArguments(of: call, in: tree)
    for row in table.rows(named: nominal.name) where row.form == .initializer {
      strings.extract(row, call, arguments)
    }
  }

  /// The type that a call of a type, or of its `init`, makes; `nil` for other callees.
  private func typeMade(by callee: NodeID) -> SwiftType? {
    var named = callee
    if tree.nodes[callee].kind == .member {
      guard tree.tokens[tree.nodes[callee].token].keyword == .`init`,
        let base = tree.firstChild(of: callee)
      else { return nil }
      named = base
    }
    guard tree.nodes[named].kind == .name, let type = types.type(of: named) else { return nil }
    if case .meta(let made) = type { return made }
    let isSelf = tree.tokens[tree.nodes[named].token].keyword == .self
    return named != callee && isSelf ? type : nil
  }

  /// Extracts from `list.append(…)`, whose argument is an element of the list.
  private mutating func visit(addition call: NodeID, _ strings: inout StringCollector) {
    guard let callee = tree.firstChild(of: call), tree.nodes[callee].kind == .member,
      let base = tree.firstChild(of: callee),
      LocalizingNames.additions.contains(tree.nameHash(tree.nodes[callee].token)),
      case .array(let element)? = declaredType(of: base)?.unwrapped, element.mayLocalize
    else { return }
    let arguments = types.arguments(of: call)
    guard let first = arguments.nodes.first, let value = tree.lastChild(of: first) else { return }
    let isList = tree.nodes[first].token != .none  // `append(contentsOf:)`
    let place = Place(title: tree.name(ofToken: tree.nodes[callee].token))
    expect(isList ? .array(element) : element, of: value, place, &strings)
  }

  // MARK: Changes

  private mutating func visit(assignment node: NodeID, _ strings: inout StringCollector) {
    let children = tree.children(of: node)
    guard children.count == 2, members.mayBeLocalized(children[1]),
      let type = declaredType(of: children[0]), type.mayLocalize
    else { return }
    let name = tree.nodes[children[0]].token
    let title = name == .none ? "=" : tree.name(ofToken: name)
    expect(type, of: children[1], Place(title: title), &strings)
  }

  /// The type of an assignment's target, if the types of all its parts are declared.
  ///
  /// In `x.title = "…"` a `title` of the project proves nothing while the type of `x` is unknown: a
  /// view of a dependency has a title, too, and it is a `String`. In 35 real apps the
  /// name alone was right in one of two cases.
  private func declaredType(of target: NodeID) -> SwiftType? {
    guard let type = types.type(of: target), type.mayLocalize else { return nil }
    return strictTypes.type(of: target)
  }

  /// The name of the type that `.init` makes, as declared; `nil` for a type that the project does
  /// not declare.
  private func initializedName(_ type: SwiftType?) -> String? {
    guard let id = type?.unwrapped.nominal?.id, id.isKnown,
      let part = types.index.types[id].parts.first
    else { return nil }
    let file = types.index.files[part.file]
    return String(decoding: file.texts[file.text(of: types.index.record(part))], as: UTF8.self)
  }

  private mutating func visit(
    argumentsOf call: NodeID, _ matches: OverloadSet.Matches, _ place: Place,
    _ strings: inout StringCollector
  ) {
    for (position, argument) in types.arguments(of: call).nodes.enumerated() {
      guard let value = tree.lastChild(of: argument), tree.mayHoldLiteral(value) else { continue }
      let wanted = expectations.types(of: ArgumentID(position: position), matches, types)
      var place = place
      place.value = value
      place.parameter = wanted.parameter
      for type in wanted.types { expect(type, of: value, place, &strings) }
    }
    for child in tree.children(of: call) where tree.nodes[child].kind == .trailingClosure {
      guard let closure = tree.lastChild(of: child), let candidate = matches.callables.first,
        let type = candidate.parameter(of: child, in: types, call), type.mayLocalize
      else { continue }
      expect(type, of: closure, place, &strings)
    }
  }

  private mutating func visit(attribute node: NodeID, _ strings: inout StringCollector) {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier,
      tree.tokens[name + 1].flags.contains(.holdsLiteral),
      names.mayTake(tree.nameHash(name)) || members.areCalled(in: node),
      let id = types.index.type(
        [tree.nameHash(name)], scope: types.scope(at: node), file: types.file)
    else { return }
    let written = types.arguments(of: node).written
    // A property wrapper's `wrappedValue` is not written.
    let matches = types.initializers(of: id).matches(written)
    visit(
      argumentsOf: node, matches, Place(title: tree.name(ofToken: name), call: node), &strings)
  }

  // MARK: Typed places

  private mutating func visit(typed node: NodeID, _ strings: inout StringCollector) {
    var typeNode: NodeID?
    var values: [NodeID] = []
    for child in tree.children(of: node) {
      switch tree.nodes[child].kind {
      case .type, .returnType:
        if typeNode == nil {
          typeNode = child
          if tree.nodes[node].kind != .cast { values = [] }
        }
      case .attribute, .parameter: break
      default: values.append(child)
      }
    }
    guard let typeNode, values.contains(where: tree.mayHoldLiteral),
      members.areCalled(in: node) || names.mayLocalize(typeNode, in: tree),
      let type = types.writtenType(typeNode), type.mayLocalize
    else { return }
    let place = Place(title: tree.text(tree.bytes(of: typeNode)))
    switch tree.nodes[node].kind {
    case .closure: expect(.function([], type), of: node, place, &strings)
    case .function, .subscriptDeclaration:
      if let body = values.last { expectResults(type, of: body, place, &strings) }
    default:
      for value in values { expect(type, of: value, place, &strings) }
    }
  }

  private mutating func visit(element node: NodeID, _ strings: inout StringCollector) {
    guard members.hasLocalizedRawValues, let value = tree.lastChild(of: node),
      tree.nodes[value].kind == .string
    else { return }
    let scope = types.scope(at: node)
    guard scope.isKnown, let raw = types.index.inherited(by: scope).first, raw.isLocalized else {
      return
    }
    expect(raw, of: value, Place(title: "case"), &strings)
  }

  private mutating func expectResults(
    _ type: SwiftType, of body: NodeID, _ place: Place,
    _ strings: inout StringCollector
  ) {
    for result in ResultExpressions(of: body, in: tree).nodes {
      expect(type, of: result, place, &strings)
    }
  }

  // MARK: Values

  /// Adds the literals that a value of a type can come from, found through collections, conditions
  /// and closures.
  private mutating func expect(
    _ type: SwiftType, of value: NodeID, _ place: Place,
    _ strings: inout StringCollector
  ) {
    // A stack, not recursion: conditional expressions can be chained without limit.
    var pending = [(value, type)]
    while let (node, type) = pending.popLast() {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .string: if type.isLocalized { add(localized: node, type, place, &strings) }
      case .argument, .effect:
        if let inner = tree.lastChild(of: node) { pending.append((inner, type)) }
      case .tuple:
        let children = tree.children(of: node)
        if children.count == 1 {
          pending.append((children[0], type))
        } else if case .tuple(let elements) = type.unwrapped, elements.count == children.count {
          for (child, element) in zip(children, elements) { pending.append((child, element.type)) }
        }
      case .ternary:
        for child in tree.children(of: node).dropFirst() { pending.append((child, type)) }
      case .operation:
        let children = tree.children(of: node)
        let isList = if case .array = type.unwrapped { true } else { false }
        let operators = tree.operators(of: children)
        if operators.allSatisfy({ $0 == "??" }) || isList && operators.allSatisfy({ $0 == "+" }) {
          for child in children { pending.append((child, type)) }
        }
      case .array:
        if case .array(let element) = type.unwrapped {
          for child in tree.children(of: node) { pending.append((child, element)) }
        }
      case .dictionary:
        guard case .dictionary(let key, let element) = type.unwrapped else { continue }
        for (position, child) in tree.children(of: node).enumerated() {
          pending.append((child, position % 2 == 0 ? key : element))
        }
      case .ifStatement, .switchStatement, .block, .accessors:
        for result in ResultExpressions(of: node, in: tree).nodes { pending.append((result, type)) }
      case .closure:
        guard case .function(_, let result) = type.unwrapped else { continue }
        for item in ResultExpressions(ofClosure: node, in: tree).nodes {
          pending.append((item, result))
        }
      case .call:
        if let callee = tree.firstChild(of: node), tree.nodes[callee].kind == .closure {
          pending.append((callee, .function([], type)))
        } else {
          visit(expected: type, call: node, place, &strings)
        }
      default: break
      }
    }
  }

  /// Extracts from `.init("…")` and `.row("…")`, whose type the expected type decides.
  private mutating func visit(
    expected type: SwiftType, call node: NodeID, _ place: Place,
    _ strings: inout StringCollector
  ) {
    guard let callee = tree.firstChild(of: node), tree.nodes[callee].kind == .member,
      tree.nodes[callee].first == callee, let nominal = type.unwrapped.nominal
    else { return }
    if !types.callables(of: node, expected: type).isEmpty, visited.insert(node).inserted {
      visit(call: node, &strings, expected: type)
    }
    guard !nominal.id.isKnown, tree.tokens[tree.nodes[callee].token].keyword == .`init` else {
      return
    }
    let arguments = CallArguments(of: node, in: tree)
    for row in table.rows(named: nominal.name) where row.form == .initializer {
      strings.extract(row, node, arguments)
    }
  }

  private mutating func add(
    localized leaf: NodeID, _ type: SwiftType, _ place: Place,
    _ strings: inout StringCollector
  ) {
    let row = LocalizingAPI(
      place: place.title, traits(of: place, type),
      isSwiftUI: type.unwrapped.nominal?.name == Self.swiftUIKey)
    var detail = StringDetail()
    if let call = place.call, let value = place.value, tree.nodes[call].token != .none {
      detail.site = strings.site(of: value, call, row)
    } else {
      detail.site = strings.site(ofTyped: leaf, row.traits)
    }
    if detail.site != nil, let name = type.unwrapped.nominal?.name,
      let spelling = LocalizedTypes.spelling(of: name)
    {
      detail.site?.expectation = StringSite.Expectation(
        type: spelling,
        hasComment: place.parameter.map {
          types.index.hasParameter(Self.commentLabel, beside: $0)
        } ?? false)
    }
    if let step = place.parameter.flatMap({ types.index.step($0) }) { detail.chain = [step] }
    strings.add(leaf, row, detail)
  }

  private static let commentLabel = Name("comment")
  private static let swiftUIKey = Name("LocalizedStringKey")

  /// The traits of a variable, result or argument of the project, by its type. For an argument, an
  /// SDK API with the name of the called function does not count.
  private func traits(of place: Place, _ type: SwiftType) -> LocalizingTraits {
    let ofType = type.unwrapped.nominal.flatMap { table.rows(named: $0.name).first?.traits }
    let named = place.call == nil ? table.traits(of: place.title) : .unknown
    return LocalizingTraits(
      argument: ofType?.argument ?? .key, lookup: .unknown, product: named.product)
  }
}
