internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// Reads the facts that the guides' rules need from one source, in one pass over its tree.
///
/// `gloss check` runs it on each source in parallel if a guide is on. The `…Reading` types each
/// read one kind of fact; ``GuideProject`` joins the facts of all sources.
package struct GuideReader {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents
  private let typeReading: TypeReading
  private let deliveries: DeliveryReading
  private let postings: PostingReading
  private let executors: ExecutorReading
  private let storedTasks: StoredTaskReading
  private let changes: ChangeReading
  private let appearances: AppearReading
  private let tasks: TaskReading
  private let environment: EnvironmentReading
  private let values: ValueUse
  private let passedMembers: PassedMembersReading
  private let changePlaces: PropertyChangeReading?
  private var madeArguments: MadeArgumentReading
  var conditions: BranchConditions
  /// True if the condition of any `#if` depends on the compiler.
  let tellsCompilersApart: Bool
  private var imports: [NodeID] = []
  /// True if a class of the project has `@Observable`; some facts are only needed then.
  let hasObservableClasses: Bool
  /// True if a class of the project is an `ObservableObjectRule`.
  private let hasObservableObjects: Bool
  /// True if the project has models of either kind.
  var hasModels: Bool { hasObservableClasses || hasObservableObjects }
  /// The facts read so far.
  var source: GuideFacts

  /// Parses a source and reads its facts.
  ///
  /// - Parameters:
  ///   - isTest: True if the source belongs to a test target.
  ///   - index: The joined declarations; types are unknown if the source is not among them.
  ///   - models: The names of the project's models.
  package static func source(
    _ text: ContiguousArray<UInt8>, path: String, isTest: Bool, in index: ProjectIndex,
    _ models: ModelNames
  ) -> GuideSource {
    let tree = Parser.parse(text)
    let types = index.number(of: path).map { TypeInference(tree, index, file: $0) }
    let tokens = RelevantTokens(tree, models)
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
    _ tree: SyntaxTree, _ types: TypeInference?, _ models: ModelNames, _ tokens: RelevantTokens,
    path: String, isTest: Bool
  ) {
    self.tree = tree
    self.types = types
    parents = NodeParents(tree, types)
    typeReading = TypeReading(tree, types, tokens)
    deliveries = DeliveryReading(tree: tree, types: types, parents: parents)
    postings = PostingReading(tree: tree, types: types, parents: parents)
    executors = ExecutorReading(tree: tree, types: types, parents: parents)
    storedTasks = StoredTaskReading(tree: tree, types: types)
    changes = ChangeReading(tree: tree, types: types, parents: parents)
    appearances = AppearReading(tree: tree, types: types, parents: parents)
    tasks = TaskReading(tree, types, parents)
    environment = EnvironmentReading(tree: tree, types: types)
    values = ValueUse(tree: tree, parents: parents)
    passedMembers = PassedMembersReading(tree: tree, types: types)
    changePlaces = types.map { [parents] in PropertyChangeReading(tree, $0, parents) }
    madeArguments = MadeArgumentReading(tree, parents)
    conditions = BranchConditions(tree)
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
        guard let type = typeReading.type(node) else { continue }
        source.types.append(type)
        readMembers(of: node, type)
        if let fact = nameExtension(node), !isConditional(node) {
          source.nameExtension = source.nameExtension ?? fact
        }
        if isOlder(node) { source.older.append(type.range) }
        if tree.isPreviewProvider(node) {
          source.previews.append(environment.preview(node, type.range))
        }
      case .macro:
        if tree.isPreview(node) {
          source.previews.append(environment.preview(node, tree.bytes(of: node)))
        }
      case .call: readCall(node)
      case .subscripting: readSubscript(node)
      case .assignment:
        assignments.append(node)
        if let fact = storedTasks.storedTask(node) { source.storedTasks.append(fact) }
        if let target = tree.firstChild(of: node) { readChange(target) }
        if let fact = executors.assigned(node) { source.executors.append(fact) }
      case .operation: if let target = tree.changedOperand(of: node) { readChange(target) }
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
      case .variable:
        if let fact = deliveries.storedPublisher(node) { source.storedPublishers.append(fact) }
        if let fact = executors.declared(node) { source.executors.append(fact) }
        if let name = storedTasks.copied(node) { source.cancelledNames.insert(name) }
      case .optionalBinding:
        if let name = storedTasks.copied(node) { source.cancelledNames.insert(name) }
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
    source.unusedSets = combine.unusedSets
  }

  /// Records a function that only starts a task, or one that publishes or posts on the main actor.
  private mutating func readFunction(_ node: NodeID) {
    if let fact = tasks.startingFunction(node) { source.startingFunctions.insert(fact) }
    let token = tree.nodes[node].token
    if token == .none { return }
    if tree.token(token, spells: "publisher" as StaticString), postings.hops(node) {
      source.publisherHops = true
    } else if tree.token(token, spells: "post" as StaticString), postings.hops(node) {
      source.postHops = true
    }
  }

  /// Records the change of a property in a project with models.
  private mutating func readChange(_ target: NodeID) {
    if hasObservableClasses || hasObservableObjects { changePlaces?.read(target, into: &source) }
  }

  /// Records the facts of a call, by the called name.
  private mutating func readCall(_ call: NodeID) {
    guard let token = tree.calledToken(of: call) else { return }
    let name = tree.nameHash(token)
    switch Self.called.contains(name) ? Self.calls[name] : nil {
    case .appear: if let fact = appearances.appearance(call) { source.appearances.append(fact) }
    case .task: if let fact = tasks.task(call, token) { source.tasks.append(fact) }
    case .environmentObject:
      if let fact = environment.environmentCall(call, token) {
        source.environmentCalls.append(fact)
      }
      if let fact = environment.injection(call, token) { source.injections.append(fact) }
    case .environment:
      if let fact = environment.injection(call, token) { source.injections.append(fact) }
    case .change: if let base = tree.base(of: call) { readChange(base) }
    case .send: if let fact = changes.changeCall(call) { source.changeCalls.append(fact) }
    case .post:
      if let fact = post(call) { source.posts.append(fact) }
      if let fact = postings.posting(call) { source.postings.append(fact) }
    case .receive:
      if let fact = deliveries.delivery(call, token) { source.deliveries.append(fact) }
      readSubscription(call, token)
    case .assign:
      if let fact = deliveries.assigning(call, token) { source.deliveries.append(fact) }
      readSubscription(call, token)
    case .cancel: if let name = storedTasks.cancelled(call) { source.cancelledNames.insert(name) }
    case .taskModifier:
      if let fact = storedTasks.taskModifier(call, token) { source.taskModifiers.append(fact) }
    case .addObserver:
      let forName = CallArguments(of: call, in: tree).value("forName")
      if forName != nil, values.isDropped(call) {
        source.droppedObservers.append(tree.bytes(ofToken: token))
      }
    case .name: if let fact = notificationName(call, token) { source.names.append(fact) }
    case nil: break
    }
    guard hasModels else { return }
    // By convention a type begins with a capital letter; other than ASCII letters may be capitals.
    let first = tree.source[tree.nameRange(ofToken: token).lowerBound]
    let isTypeName =
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first >= 0x80
    if isTypeName || tree.tokens[token].keyword == .`init` {
      source.madeArguments += madeArguments.madeArguments(of: call, name)
    }
    if isTypeName, let fact = environment.making(call, token) { source.viewCreations.append(fact) }
    if isTypeName, hasObservableClasses { readMaking(call, token, name) }
    if !isTypeName { changePlaces?.readCall(call, token, into: &source) }
  }

  /// Records `publisher.sink { … }` and `publisher.assign(to: …, on: …)` whose result is dropped,
  /// so that the subscription ends at once.
  private mutating func readSubscription(_ call: NodeID, _ token: TokenID) {
    guard let types, tree.base(of: call) != nil, values.isDroppedStatement(call) else { return }
    let arguments = CallArguments(of: call, in: tree)
    let isSubscription =
      tree.token(token, spells: "sink" as StaticString)
      ? tree.onlyClosure(of: call) != nil || arguments.value("receiveValue") != nil
      : tree.token(token, spells: "assign" as StaticString) && arguments.value("on") != nil
    let isOwn = types.index.members[tree.nameHash(token)].contains {
      types.index.record($0).kind == .function
    }
    if isSubscription, !isOwn { source.droppedSubscriptions.append(tree.bytes(ofToken: token)) }
  }

  /// Records the arguments of a call that makes a value, such as a view.
  private mutating func readMaking(_ call: NodeID, _ token: TokenID, _ name: Name) {
    let arguments = CallArguments(of: call, in: tree).nodes
    if let fact = passedMembers.passedMembers(call, token, arguments) {
      source.passedMembers.append(fact)
    }
    for argument in arguments
    where tree.nodes[argument].token != .none {
      if let binding = binding(in: argument, of: token) {
        source.passedBindings.append(binding)
      } else {
        let label = tree.nameHash(tree.nodes[argument].token)
        source.givenLabels.append(.init(callee: name, label: label))
      }
    }
  }

  /// The kinds of calls that are read, by their name.
  private enum CallKind {
    case appear, task, environmentObject, environment, send, post, receive, assign, cancel
    case taskModifier, addObserver, name, change
  }

  /// The names in ``calls``, looked up first because most calls have none of them.
  private static let called = NameSet(calls.keys)

  /// The kind of call for each name.
  private static let calls: [Name: CallKind] = specialCalls.merging(
    ChangeReading.changingMethods.map { (Name($0), .change) },
    uniquingKeysWith: { first, _ in first })

  private static let specialCalls: [Name: CallKind] = [
    Name("onAppear"): .appear, Name("Task"): .task, Name("detached"): .task,
    Name("environmentObject"): .environmentObject, Name("environment"): .environment,
    Name("assign"): .assign, Name("send"): .send, Name("post"): .post,
    Name("onReceive"): .receive, Name("sink"): .receive, Name("cancel"): .cancel,
    Name("task"): .taskModifier, Name("addObserver"): .addObserver, Name("Name"): .name,
    Name("init"): .name, Name("Self"): .name,
  ]

  // MARK: Helpers

  /// Returns the binding in an argument such as `model: $model`; `nil` for any other argument.
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

  /// True if a node lies in a branch of an `#if`.
  mutating func isConditional(_ node: NodeID) -> Bool {
    !conditions.conditions(at: tree.bytes(of: node).start).isEmpty
  }
}
