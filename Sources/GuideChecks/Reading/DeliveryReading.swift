import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the code that receives notifications, for the rule `notification-off-main`.
///
/// ``GuideReader`` asks it for deliveries without a hop, a switch to the main queue.
struct DeliveryReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// The start of a publisher's chain, and the last queue that it delivers on.
  private struct Chain {
    let publisher: NotificationPublisher
    /// The queue, which may be off the main thread; `nil` for the thread that posts.
    let executor: ExecutorUse?
  }

  /// Reads `.onReceive(NotificationCenter.default.publisher(for: …)) { … }` or a `.sink { … }`;
  /// `nil` unless its closure stores or calls something.
  func delivery(_ call: NodeID, _ token: TokenID) -> DeliveryFact? {
    let isSink = tree.token(token, spells: "sink" as StaticString)
    guard let base = tree.base(of: call) ?? (isSink ? nil : call) else { return nil }
    let arguments = CallArguments(of: call, in: tree)
    let received =
      tree.onlyClosure(of: call) ?? arguments.value("receiveValue") ?? arguments.value("perform")
    guard let node = isSink ? base : arguments.first, let received, let chain = chain(node),
      let types, case let scope = types.scope(at: call), scope.isKnown
    else { return nil }
    let isClosure = tree.nodes[received].kind == .closure
    let targets = isClosure ? assignedNames(in: received) : []
    let calls = isClosure ? calls(in: received, types) : method(received, types).map { [$0] } ?? []
    if targets.isEmpty, calls.isEmpty { return nil }
    return DeliveryFact(
      range: tree.bytes(ofToken: token), publisher: chain.publisher, executor: chain.executor,
      targets: targets, calls: calls, type: types.index.known(scope), hop: tree.bytes(of: node).end)
  }

  /// Reads `.assign(to: \.name, on: model)` or `.assign(to: &$name)` of a publisher of
  /// notifications.
  func assigning(_ call: NodeID, _ token: TokenID) -> DeliveryFact? {
    guard let types, let base = tree.base(of: call),
      let target = CallArguments(of: call, in: tree).value("to"), let chain = chain(base),
      let (name, owner) = assigned(target, CallArguments(of: call, in: tree).value("on"), types),
      owner.isKnown, case let known = types.index.known(owner), known.isKnown
    else { return nil }
    return DeliveryFact(
      range: tree.bytes(ofToken: token), publisher: chain.publisher, executor: chain.executor,
      targets: [name], calls: [], type: known, hop: tree.bytes(of: base).end)
  }

  /// Returns the property that `assign` fills, with the type that has it.
  ///
  /// - Parameter object: The value of `on:`.
  private func assigned(
    _ target: NodeID, _ object: NodeID?, _ types: TypeInference
  ) -> (name: String, owner: TypeID)? {
    if let object {
      // `\.name` or `\Model.name`; the property is the first part that is no type.
      let parts = tree.written(target).drop { $0 == "\\" }.split { $0 == "." || $0 == "?" }
      guard tree.nodes[target].kind == .keyPath,
        let name = parts.first(where: { !($0.first?.isUppercase ?? true) })
      else { return nil }
      let isOwn = tree.node(object, isWritten: "self")
      return (
        String(name),
        isOwn ? types.scope(at: object) : types.type(of: object)?.unwrapped.nominal?.id ?? .none
      )
    }
    guard tree.nodes[target].kind == .prefix, let value = tree.lastChild(of: target),
      tree.nodes[value].token != .none,
      case let name = tree.name(ofToken: tree.nodes[value].token), name.hasPrefix("$")
    else { return nil }
    var owner = types.scope(at: target)
    if tree.nodes[value].kind == .member, let base = tree.firstChild(of: value),
      !tree.node(base, isWritten: "self")
    {
      owner = types.type(of: base)?.unwrapped.nominal?.id ?? .none
    }
    return (String(name.dropFirst()), owner)
  }

  /// Returns the method of the surrounding type that is passed instead of a closure.
  private func method(_ value: NodeID, _ types: TypeInference) -> DeliveryFact.Call? {
    let syntax = tree.nodes[value]
    let isOwn =
      syntax.kind == .name
      || syntax.kind == .member
        && tree.firstChild(of: value).map { tree.node($0, isWritten: "self") } ?? false
    guard isOwn, syntax.token != .none, case let scope = types.scope(at: value), scope.isKnown,
      case let known = types.index.known(scope), known.isKnown
    else { return nil }
    return .init(name: tree.name(ofToken: syntax.token), owner: known)
  }

  /// Reads a property that holds a publisher, or a computed one that returns it.
  func storedPublisher(_ variable: NodeID) -> StoredPublisherFact? {
    guard let types, tree.nodes[variable].token != .none else { return nil }
    let parts = VariableParts(of: variable, in: tree)
    var value = parts.value
    if let body = parts.body, tree.nodes[body].kind == .block, tree.children(of: body).count == 1 {
      value = tree.firstChild(of: body, where: { tree.nodes[$0].kind == .call })
    }
    guard let value, tree.nodes[value].kind == .call, let chain = chain(value) else { return nil }
    if case .stored = chain.publisher { return nil }
    let scope = types.scope(at: variable)
    return StoredPublisherFact(
      name: tree.name(ofToken: tree.nodes[variable].token),
      type: scope.isKnown ? types.index.known(scope) : .none, publisher: chain.publisher,
      executor: chain.executor)
  }

  /// Returns the start of a publisher's chain; `nil` if the chain hops to the main queue.
  private func chain(_ end: NodeID) -> Chain? {
    let executors = ExecutorReading(tree: tree, types: types, parents: parents)
    var node = end
    var executor: ExecutorUse?
    while tree.nodes[node].kind == .call, let token = tree.calledToken(of: node),
      let base = tree.base(of: node)
    {
      let arguments = CallArguments(of: node, in: tree)
      switch tree.name(ofToken: token) {
      case "subscribe": return nil
      case "receive":
        // Only the last queue counts.
        guard let use = executor ?? arguments.value("on").flatMap(executors.use) else { return nil }
        (executor, node) = (use, base)
      case "debounce", "delay", "throttle":
        if let scheduler = arguments.value("scheduler") {
          guard let use = executor ?? executors.use(scheduler) else { return nil }
          executor = use
        }
        node = base
      case "publisher":
        guard isCenter(base), let value = arguments.value("for"),
          tree.nodes[value].kind == .member, tree.nodes[value].token != .none
        else { return nil }
        return (publisher(for: value) ?? (executor == nil ? nil : .name(nil)))
          .map { Chain(publisher: $0, executor: executor) }
      default: node = base
      }
    }
    let token = tree.nodes[node].token
    let isOwn =
      tree.nodes[node].kind == .name
      || tree.nodes[node].kind == .member
        && tree.firstChild(of: node).map { tree.node($0, isWritten: "self") } ?? false
    guard isOwn, token != .none else { return nil }
    return Chain(publisher: .stored(tree.name(ofToken: token)), executor: executor)
  }

  /// True for a center of notifications: `NotificationCenter.default`, or a value of that type.
  private func isCenter(_ value: NodeID) -> Bool {
    if tree.written(value).contains("NotificationCenter") { return true }
    if types?.type(of: value)?.unwrapped.nominal?.name == Self.centerName { return true }
    let token = tree.nodes[value].token
    guard [.name, .member].contains(tree.nodes[value].kind), token != .none else { return false }
    let name = tree.nameHash(token)
    return tree.nodes.indices.contains { node in
      guard tree.nodes[node].kind == .variable, tree.nodes[node].token != .none,
        tree.nameHash(tree.nodes[node].token) == name,
        let value = VariableParts(of: node, in: tree).value
      else { return false }
      return tree.node(value, isWritten: "NotificationCenter.default")
    }
  }

  private static let centerName = Name("NotificationCenter")

  /// Returns the notifications of `publisher(for: value)`; `nil` for a name of any other type.
  private func publisher(for value: NodeID) -> NotificationPublisher? {
    let name = tree.name(ofToken: tree.nodes[value].token)
    guard let owner = tree.firstChild(of: value) else { return .name(name) }
    if name == "self" { return .message(message(owner)) }
    let written = tree.written(owner)
    if GuideReader.typeNames.contains(written) { return .name(name) }
    return Self.backgroundTypes.contains(written) ? .name(nil) : nil
  }

  /// Returns the type of the project that an expression such as `Message` in `Message.self` names.
  private func message(_ type: NodeID) -> TypeID {
    guard let types else { return .none }
    let path = tree.written(type).split(separator: ".").map { Name(String($0)) }
    let found = types.index.type(path, scope: types.scope(at: type), file: types.file)
    return found.map { $0.isKnown ? types.index.known($0) : .none } ?? .none
  }

  /// Returns the methods called in a closure, without calls that a hop moves to the main actor.
  private func calls(in closure: NodeID, _ types: TypeInference) -> [DeliveryFact.Call] {
    var found: [DeliveryFact.Call] = []
    for node in tree.nodes[closure].first..<closure
    where tree.nodes[node].kind == .call && !hops(node, within: closure) {
      guard let token = tree.calledToken(of: node) else { continue }
      var owner = TypeID.none
      if var base = tree.base(of: node) {
        while tree.nodes[base].kind == .postfix, let inner = tree.firstChild(of: base) {
          base = inner
        }
        owner =
          tree.node(base, isWritten: "self")
          ? types.scope(at: node) : types.type(of: base)?.unwrapped.nominal?.id ?? .none
      } else {
        owner = types.scope(at: node)
      }
      guard owner.isKnown, case let known = types.index.known(owner), known.isKnown else {
        continue
      }
      found.append(.init(name: tree.name(ofToken: token), owner: known))
    }
    return found
  }

  /// Types of Apple's frameworks whose notifications arrive on any queue.
  private static let backgroundTypes: Set<String> = [
    "AVAudioSession", "AVPlayerItem", "NSManagedObjectContext", "NSUbiquitousKeyValueStore",
    "ProcessInfo", "UserDefaults", "Process", "FileHandle",
  ]

  /// Returns the names that a closure assigns or changes, without changes that a hop moves to the
  /// main actor.
  private func assignedNames(in closure: NodeID) -> Set<String> {
    var names: Set<String> = []
    for node in tree.nodes[closure].first..<closure {
      guard var target = changed(node), !hops(node, within: closure) else { continue }
      var member = ""
      while [.member, .subscripting, .postfix].contains(tree.nodes[target].kind),
        let base = tree.firstChild(of: target)
      {
        if tree.nodes[target].kind == .member {
          member = tree.name(ofToken: tree.nodes[target].token)
        }
        target = base
      }
      guard tree.nodes[target].kind == .name, tree.nodes[target].token != .none else { continue }
      let root = tree.name(ofToken: tree.nodes[target].token)
      names.insert(root == "self" ? member : root)
    }
    return names
  }

  /// Returns the expression that an assignment or a changing method changes.
  private func changed(_ node: NodeID) -> NodeID? {
    switch tree.nodes[node].kind {
    case .assignment: return tree.firstChild(of: node)
    case .operation: return tree.changedOperand(of: node)
    case .call:
      guard let token = tree.calledToken(of: node),
        Self.changingMethods.contains(tree.nameHash(token))
      else { return nil }
      return tree.base(of: node)
    default: return nil
    }
  }

  private static let changingMethods = NameSet(ChangeReading.changingMethods.map { Name($0) })

  /// True if code in a closure is passed on to the main actor or to another queue.
  private func hops(_ code: NodeID, within closure: NodeID) -> Bool {
    var node = code
    while let parent = parents[node], node != closure {
      node = parent
      if tree.nodes[node].kind == .call, node > code {
        let text = tree.calledToken(of: node).map { tree.name(ofToken: $0) } ?? ""
        if ["run", "async", "Task", "asyncAfter", "perform", "assumeIsolated"].contains(text) {
          return true
        }
      }
      if node == closure { return false }
    }
    return false
  }
}
