import LocalizationModel
import SwiftTree
import SwiftTypes

/// The reading of calls, each by the name that is called.
extension GuideReader {
  /// Records the facts of a call, by the called name.
  mutating func readCall(_ call: NodeID) {
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
    case .change:
      if let base = tree.base(of: call) { readChange(base) }
      if let fact = storedTasks.addedTask(call) { source.storedTasks.append(fact) }
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
    case .cancel: storedTasks.cancelled(call).forEach { source.cancelledNames.insert($0) }
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
}
