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
  let deliveries: DeliveryReading
  let postings: PostingReading
  let executors: ExecutorReading
  let storedTasks: StoredTaskReading
  let changes: ChangeReading
  let appearances: AppearReading
  let tasks: TaskReading
  let environment: EnvironmentReading
  let values: ValueUse
  let passedMembers: PassedMembersReading
  let changePlaces: PropertyChangeReading?
  var madeArguments: MadeArgumentReading
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
    storedTasks = StoredTaskReading(tree: tree, types: types, parents: parents)
    changes = ChangeReading(tree: tree, types: types, parents: parents)
    appearances = AppearReading(tree: tree, types: types, parents: parents)
    tasks = TaskReading(tree, types, parents)
    environment = EnvironmentReading(tree, types, parents)
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
      case .operation:
        if let target = tree.changedOperand(of: node) { readChange(target) }
        if let fact = storedTasks.addedTasks(node) { source.storedTasks.append(fact) }
      case .argument:
        if let name = storedTasks.passedOn(node) { source.cancelledNames.insert(name) }
      case .array:
        let elements = tree.children(of: node).compactMap { storedTasks.name(of: $0) }
        elements.forEach { source.cancelledNames.insert($0) }
      case .function:
        readFunction(node)
        readOlder(node)
        readOutermost(node)
      case .variable:
        if let fact = deliveries.storedPublisher(node) { source.storedPublishers.append(fact) }
        if let fact = executors.declared(node) { source.executors.append(fact) }
        storedTasks.copied(node).forEach { source.cancelledNames.insert($0) }
      case .optionalBinding:
        storedTasks.copied(node).forEach { source.cancelledNames.insert($0) }
      case .variableDeclaration:
        readOlder(node)
        readOutermost(node)
      case .ifStatement: readOlder(node)
      case .importDeclaration: imports.append(node)
      case .name: readDrawnMember(node)
      case .member:
        readDrawnMember(node)
        storedTasks.awaited(node).forEach { source.cancelledNames.insert($0) }
      case .forStatement:
        storedTasks.looped(node).forEach { source.cancelledNames.insert($0) }
      default: break
      }
    }
    readAssignments(assignments, in: structures)
    let combine = CombineUse(tree, types, parents, imports)
    source.unneededCombine = combine.unneeded
    source.combineRemovals = combine.removals
    source.unusedSets = combine.unusedSets
  }

  /// Records the assignments in structures and extensions of a project with models.
  private mutating func readAssignments(_ assignments: [NodeID], in structures: [NodeID]) {
    guard hasModels else { return }
    let reading = AssignmentReading(tree: tree, types: types, parents: parents)
    OutermostNodes(structures, in: tree).forEach(in: assignments) {
      if let fact = reading.assignment($0) { source.assignments.append(fact) }
    }
  }

  /// Records a member of a view that another member draws, in a project with models.
  private mutating func readDrawnMember(_ node: NodeID) {
    guard hasModels else { return }
    if tree.nodes[node].kind == .member {
      guard let base = tree.firstChild(of: node), tree.node(base, isWritten: "self") else { return }
    }
    if let fact = environment.drawnMember(node) { source.drawnMembers.insert(fact) }
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
  mutating func readChange(_ target: NodeID) {
    if hasObservableClasses || hasObservableObjects { changePlaces?.read(target, into: &source) }
  }

  /// True if a node lies in a branch of an `#if`.
  mutating func isConditional(_ node: NodeID) -> Bool {
    !conditions.conditions(at: tree.bytes(of: node).start).isEmpty
  }
}
