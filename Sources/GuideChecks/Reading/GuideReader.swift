internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// Reads what the guides are about from one source.
package struct GuideReader {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents
  private let reading: TypeReading
  private let deliveries: DeliveryReading
  private let storedTasks: StoredTaskReading
  private let changes: ChangeReading
  private let appearances: AppearReading
  private var madeArguments: MadeArgumentReading
  var conditions: ConditionMap
  /// Whether any `#if` tells compilers apart.
  let tellsCompilersApart: Bool
  private var imports: [NodeID] = []
  /// Whether a class of the project has `@Observable`: some facts are only asked of such a one.
  let hasObservableClasses: Bool
  /// Whether a class of the project is an `ObservableObject`.
  private let hasObservableObjects: Bool
  /// Whether the project has models of either kind.
  var hasModels: Bool { hasObservableClasses || hasObservableObjects }
  var source: GuideFacts

  /// - Parameters:
  ///   - isTest: Whether the source belongs to a test target.
  ///   - index: Counts the source, or nothing is known of its types.
  ///   - models: What the project says of its models.
  package static func source(
    _ text: ContiguousArray<UInt8>, path: String, isTest: Bool, in index: ProjectIndex,
    _ models: ModelNames
  ) -> GuideSource {
    let tree = Parser.parse(text)
    let types = index.number(of: path).map { TypeInference(tree, index, file: $0) }
    let tokens = NotedTokens(tree, models)
    var reader = GuideReader(tree, types, models, tokens, path: path, isTest: isTest)
    reader.read()
    if models.hasObservableObjects {
      var uses = ModelUseReading(tree, types, reader.parents, models, tokens.ofModels)
      uses.findImportPlace(
        reader.imports.filter { !reader.isConditional($0) }, &reader.conditions)
      uses.readConditions(of: reader.source.types, &reader.conditions)
      reader.source.modelUses = uses.uses
      reader.source.effects =
        types.map { SourceEffects(tree, $0, reader.parents) } ?? SourceEffects()
    }
    return GuideSource(reader.source)
  }

  private init(
    _ tree: SyntaxTree, _ types: TypeInference?, _ models: ModelNames, _ tokens: NotedTokens,
    path: String, isTest: Bool
  ) {
    self.tree = tree
    self.types = types
    parents = NodeParents(tree, types)
    reading = TypeReading(tree, types, tokens)
    deliveries = DeliveryReading(tree: tree, types: types, parents: parents)
    storedTasks = StoredTaskReading(tree: tree, types: types)
    changes = ChangeReading(tree: tree, types: types, parents: parents)
    appearances = AppearReading(tree: tree, types: types, parents: parents)
    madeArguments = MadeArgumentReading(tree, parents)
    conditions = ConditionMap(tree)
    tellsCompilersApart = Self.hasBranches(forCompilersIn: tree)
    hasObservableClasses = models.hasObservableClasses
    hasObservableObjects = models.hasObservableObjects
    source = GuideFacts(path: path, isTest: isTest)
    source.classMentions = tokens.mentions
  }

  private mutating func read() {
    var assignments: [NodeID] = []
    var structures: [NodeID] = []
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .typeDeclaration:
        readOlder(node)
        let kind = tree.nodes[node].detail
        if kind == .struct || kind == .extension { structures.append(node) }
        guard let type = reading.type(node) else { continue }
        source.types.append(type)
        readMembers(of: node, type)
        if let fact = nameExtension(node), !isConditional(node) {
          source.nameExtension = source.nameExtension ?? fact
        }
        if isOlder(node) { source.older.append(type.range) }
        if tree.isPreviewProvider(node) { source.previews.append(type.range) }
      case .macro: if tree.isPreview(node) { source.previews.append(tree.bytes(of: node)) }
      case .call: readCall(node)
      case .subscripting: readSubscript(node)
      case .assignment:
        assignments.append(node)
        if let fact = storedTasks.storedTask(node) { source.storedTasks.append(fact) }
      case .argument:
        if let name = storedTasks.passedOn(node) { source.cancelledNames.insert(name) }
      case .array:
        for element in tree.children(of: node) {
          if let name = storedTasks.name(of: element) { source.cancelledNames.insert(name) }
        }
      case .function:
        readFunction(node)
        readOlder(node)
        readOutermost(node)
      case .variableDeclaration:
        readOlder(node)
        readOutermost(node)
      case .ifStatement: readOlder(node)
      case .importDeclaration: imports.append(node)
      case .member:
        if let name = storedTasks.awaited(node) { source.cancelledNames.insert(name) }
      default: break
      }
    }
    if hasModels {
      let structures = OutermostNodes(structures, in: tree)
      structures.forEach(in: assignments) { readAssignment($0) }
    }
    let combine = CombineUse(tree, imports)
    source.unneededCombine = combine.unneeded
    source.combineRemoval = combine.removal
  }

  private mutating func readCall(_ call: NodeID) {
    guard let token = tree.calledToken(of: call) else { return }
    let name = tree.interned(token)
    switch Self.called.contains(name) ? Self.calls[name] : nil {
    case .appear: if let fact = appearances.appearance(call) { source.appearances.append(fact) }
    case .task: if let fact = task(call, token) { source.tasks.append(fact) }
    case .environmentObject:
      if let fact = environmentCall(call, token) { source.environmentCalls.append(fact) }
    case .send: if let fact = changes.changeCall(call) { source.changeCalls.append(fact) }
    case .post:
      if let fact = post(call) { source.posts.append(fact) }
      if let fact = deliveries.posting(call) { source.postings.append(fact) }
    case .receive: if let fact = deliveries.delivery(call, token) { source.deliveries.append(fact) }
    case .cancel: if let name = storedTasks.cancelled(call) { source.cancelledNames.insert(name) }
    case .taskModifier:
      if let fact = storedTasks.taskModifier(call, token) { source.taskModifiers.append(fact) }
    case .addObserver:
      let forName = CallArguments(of: call, in: tree).value("forName")
      if forName != nil, isDropped(call) {
        source.droppedObservers.append(tree.bytes(ofToken: token))
      }
    case .name: if let fact = notificationName(call, token) { source.names.append(fact) }
    case nil: break
    }
    guard hasModels else { return }
    let first = tree.nameRange(ofToken: token).lowerBound
    let isMaking = (65...90).contains(tree.source[first]) || tree.source[first] >= 0x80
    if isMaking || tree.tokens[token].keyword == .`init` {
      source.madeArguments += madeArguments.madeArguments(of: call, name)
    }
    if isMaking, hasObservableClasses { readMaking(call, token, name) }
  }

  /// A call with a capital letter, which makes a value, such as a view of others.
  private mutating func readMaking(_ call: NodeID, _ token: TokenID, _ name: Name) {
    let arguments = CallArguments(of: call, in: tree).nodes
    if let fact = storedTasks.takenApart(call, token, arguments) {
      source.takenApart.append(fact)
    }
    for argument in arguments
    where tree.nodes[argument].token != .none {
      if let binding = binding(in: argument, of: token) {
        source.passedBindings.append(binding)
      } else {
        let label = tree.interned(tree.nodes[argument].token)
        source.givenLabels.append(.init(callee: name, label: label))
      }
    }
  }

  /// What a call may be, by its name.
  private enum CallKind {
    case appear, task, environmentObject, send, post, receive, cancel, taskModifier, addObserver
    case name
  }

  /// Asked before ``calls``, since most calls are none of them.
  private static let called = NameSet(calls.keys)

  private static let calls: [Name: CallKind] = [
    Name("onAppear"): .appear, Name("Task"): .task, Name("detached"): .task,
    Name("environmentObject"): .environmentObject, Name("send"): .send, Name("post"): .post,
    Name("onReceive"): .receive, Name("sink"): .receive, Name("cancel"): .cancel,
    Name("task"): .taskModifier, Name("addObserver"): .addObserver, Name("Name"): .name,
    Name("init"): .name, Name("Self"): .name,
  ]

  // MARK: Small things

  private func environmentCall(_ call: NodeID, _ token: TokenID) -> GuideFacts.EnvironmentCall? {
    guard tree.base(of: call) != nil, let value = CallArguments(of: call, in: tree).first,
      let id = types?.type(of: value)?.nominal?.id, id.isKnown
    else { return nil }
    return .init(range: tree.bytes(ofToken: token), type: types?.index.known(id) ?? .none)
  }

  private func binding(in argument: NodeID, of callee: TokenID) -> GuideFacts.PassedBinding? {
    guard let value = tree.lastChild(of: argument), tree.nodes[value].kind == .name,
      tree.source[tree.bytes(of: value).start] == UInt8(ascii: "$"), let types
    else { return nil }
    let type = types.scope(at: argument)
    return .init(
      callee: tree.name(ofToken: callee), label: tree.name(ofToken: tree.nodes[argument].token),
      range: tree.bytes(of: value), name: String(tree.written(value).dropFirst()),
      type: type.isKnown ? types.index.known(type) : .none)
  }

  /// Whether nothing takes what a call gives.
  func isDropped(_ call: NodeID) -> Bool {
    guard let parent = parents[call] else { return true }
    if tree.nodes[parent].kind == .assignment {
      return tree.firstChild(of: parent).map { tree.written($0) == "_" } ?? false
    }
    guard tree.isList(parent) else { return false }
    // The only expression of a body is what that gives.
    if tree.nodes[parent].kind == .closure {
      return tree.items(of: parent).count > 1 || !isValueTaken(ofClosure: parent)
    }
    guard tree.nodes[parent].kind == .block, let owner = parents[parent] else { return true }
    let isOnly = tree.children(of: parent).count == 1
    let returns = tree.firstChild(of: owner) { tree.nodes[$0].kind == .returnType } != nil
    let isGetter = [.variable, .accessor].contains(tree.nodes[owner].kind)
    return !(isOnly && (returns || isGetter))
  }

  /// Whether something takes what a closure gives: it is called where it stands, or a method of the
  /// standard library collects its values.
  private func isValueTaken(ofClosure closure: NodeID) -> Bool {
    if tree.firstChild(of: closure, where: { tree.nodes[$0].kind == .returnType }) != nil {
      return true
    }
    guard let holder = parents[closure] else { return false }
    if tree.nodes[holder].kind == .call { return !isDropped(holder) }
    guard let call = parents[holder], tree.nodes[call].kind == .call,
      let token = tree.calledToken(of: call)
    else { return false }
    return Self.collecting.contains(tree.name(ofToken: token)) && !isDropped(call)
  }

  private static let collecting: Set<String> = ["map", "compactMap", "flatMap"]

  mutating func isConditional(_ node: NodeID) -> Bool {
    !conditions.conditions(at: tree.bytes(of: node).start).isEmpty
  }
}
