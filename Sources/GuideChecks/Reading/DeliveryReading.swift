import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the code that receives and posts notifications, for the rule `notification-off-main`.
///
/// ``GuideReader`` asks it for deliveries without a hop, a switch to the main queue, and for posts
/// with the actor that runs them.
struct DeliveryReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Reads `.onReceive(NotificationCenter.default.publisher(for: …)) { … }` or a `.sink { … }`;
  /// `nil` unless its closure stores or calls something.
  func delivery(_ call: NodeID, _ token: TokenID) -> DeliveryFact? {
    let isSink = tree.token(token, spells: "sink" as StaticString)
    guard let base = tree.base(of: call) ?? (isSink ? nil : call) else { return nil }
    let closure: NodeID?
    let chain: NodeID?
    let arguments = CallArguments(of: call, in: tree)
    if isSink {
      chain = base
      closure = tree.onlyClosure(of: call) ?? arguments.value("receiveValue")
    } else {
      chain = arguments.first
      closure = tree.onlyClosure(of: call) ?? arguments.value("perform")
    }
    guard let chain, let closure, tree.nodes[closure].kind == .closure,
      let publisher = publisher(of: chain), let types
    else { return nil }
    let targets = assignedNames(in: closure)
    let calls = calls(in: closure, types)
    let type = types.scope(at: call)
    guard !targets.isEmpty || !calls.isEmpty, type.isKnown else { return nil }
    return DeliveryFact(
      range: tree.bytes(ofToken: token), publisher: publisher, targets: targets, calls: calls,
      type: types.index.known(type), hop: tree.bytes(of: chain).end)
  }

  /// Reads a property that holds a publisher, or a computed one that returns it.
  func storedPublisher(_ variable: NodeID) -> StoredPublisherFact? {
    guard let types, tree.nodes[variable].token != .none else { return nil }
    let parts = VariableParts(of: variable, in: tree)
    var value = parts.value
    if let body = parts.body, tree.nodes[body].kind == .block, tree.children(of: body).count == 1 {
      value = tree.firstChild(of: body, where: { tree.nodes[$0].kind == .call })
    }
    guard let value, tree.nodes[value].kind == .call, let publisher = publisher(of: value) else {
      return nil
    }
    if case .stored = publisher { return nil }
    let scope = types.scope(at: variable)
    return StoredPublisherFact(
      name: tree.name(ofToken: tree.nodes[variable].token),
      type: scope.isKnown ? types.index.known(scope) : .none, publisher: publisher)
  }

  /// Returns the notifications at the start of a publisher's chain; `nil` if the chain hops to
  /// another queue.
  private func publisher(of chain: NodeID) -> NotificationPublisher? {
    var node = chain
    while tree.nodes[node].kind == .call, let token = tree.calledToken(of: node),
      let base = tree.base(of: node)
    {
      switch tree.name(ofToken: token) {
      case "receive", "subscribe": return nil
      case "debounce", "delay", "throttle":
        if CallArguments(of: node, in: tree).value("scheduler") != nil { return nil }
        node = base
      case "publisher":
        guard tree.written(base).contains("NotificationCenter"),
          let value = CallArguments(of: node, in: tree).value("for"),
          tree.nodes[value].kind == .member, tree.nodes[value].token != .none
        else { return nil }
        return publisher(for: value)
      default: node = base
      }
    }
    let token = tree.nodes[node].token
    let isOwn =
      tree.nodes[node].kind == .name
      || tree.nodes[node].kind == .member
        && tree.firstChild(of: node).map { tree.node($0, isWritten: "self") } ?? false
    return isOwn && token != .none ? .stored(tree.name(ofToken: token)) : nil
  }

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

  /// True if a function of the project that publishes or posts messages hops to the main actor
  /// itself.
  func hops(_ function: NodeID) -> Bool {
    guard let block = tree.lastChild(of: function), tree.nodes[block].kind == .block else {
      return false
    }
    if hasModifier(Self.mainActor, function) { return true }
    return (tree.nodes[block].first..<block).contains { node in
      guard tree.nodes[node].kind == .call, let callee = tree.firstChild(of: node) else {
        return false
      }
      return hopsToMain(callee)
        || tree.calledToken(of: node).map { tree.token($0, spells: "receive" as StaticString) }
          ?? false
    }
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

  // MARK: Posts

  /// Reads `post(name: .x, …)` or `post(Message(…))`; `nil` if the notification is unknown.
  func posting(_ call: NodeID) -> PostingFact? {
    let arguments = CallArguments(of: call, in: tree)
    guard let notification = notification(arguments) else { return nil }
    return PostingFact(
      notification: notification, isOnMainActor: isOnMainActor(call),
      type: (types?.scope(at: call)).flatMap { $0.isKnown ? types?.index.known($0) : nil } ?? .none)
  }

  /// Returns the notification that a post names, or whose message it makes.
  private func notification(_ arguments: CallArguments) -> PostingFact.Notification? {
    if let name = arguments.value("name") {
      guard tree.nodes[name].kind == .member, tree.nodes[name].token != .none else { return nil }
      return .name(tree.name(ofToken: tree.nodes[name].token))
    }
    guard let value = arguments.first, let types, let id = types.type(of: value)?.nominal?.id,
      id.isKnown, case let known = types.index.known(id), known.isKnown
    else { return nil }
    return .message(known)
  }

  /// True if an attribute, a hop or a view around a node puts it on the main actor; `nil` if
  /// nothing decides it.
  private func isOnMainActor(_ code: NodeID) -> Bool? {
    var node = code
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .call:
        guard let callee = tree.firstChild(of: node) else { continue }
        if hopsToMain(callee) { return true }
        let isDetached =
          tree.node(callee, isWritten: "Task.detached")
          || tree.node(callee, isWritten: "DispatchQueue.global().async")
        if isDetached { return false }
      case .closure:
        let bytes = tree.bytes(of: node)
        // Attributes stand at the start of a closure; a long closure is not copied whole.
        let head = ByteRange(start: bytes.start, end: min(bytes.end, bytes.start + 400))
        if tree.text(head).prefix(40).contains("@MainActor") { return true }
      case .function, .initializer, .variableDeclaration:
        if hasModifier(Self.mainActor, node) { return true }
        if hasModifier(Self.nonisolated, node) { return false }
      case .typeDeclaration:
        return hasModifier(Self.mainActor, node) || isView(node) ? true : nil
      default: break
      }
    }
    return nil
  }

  /// True for a callee that ends with `MainActor.run` or contains `DispatchQueue.main.async`.
  private func hopsToMain(_ callee: NodeID) -> Bool {
    let bytes = tree.bytes(of: callee)
    let text = tree.source
    let run = Self.mainRun
    let start = max(bytes.start, bytes.end - run.count)
    return text.span.holds(run.span, in: start..<bytes.end)
      || text.span.holds(Self.mainQueue.span, in: bytes.start..<bytes.end)
  }

  private static let mainRun = ContiguousArray("MainActor.run".utf8)
  private static let mainActor = ContiguousArray("@MainActor".utf8)
  private static let nonisolated = ContiguousArray("nonisolated".utf8)
  private static let mainQueue = ContiguousArray("DispatchQueue.main.async".utf8)

  /// True if a word, such as `@MainActor`, stands among a declaration's attributes and modifiers.
  private func hasModifier(_ word: ContiguousArray<UInt8>, _ declaration: NodeID) -> Bool {
    let syntax = tree.nodes[declaration]
    guard syntax.token != .none, syntax.token > syntax.start else { return false }
    let text = tree.source
    let start = tree.tokens[syntax.start].startOffset
    return text.span.holds(word.span, in: start..<tree.tokens[syntax.token].startOffset)
  }

  /// True for a declaration of a view or of another type that is used on the main thread only.
  private func isView(_ type: NodeID) -> Bool {
    let views: Set<String> = [
      "View", "App", "Scene", "ViewModifier", "UIViewController", "Commands", "ToolbarContent",
    ]
    if tree.children(of: type, .inheritedType).contains(where: { views.contains(tree.written($0)) })
    {
      return true
    }
    guard let types, let id = types.declaredType(type), id.isKnown,
      case let known = types.index.known(id), known.isKnown
    else { return false }
    return GuideTypes(index: types.index).isOnMainThread(known)
  }
}
