import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads where notifications are received, and where they are posted from.
struct DeliveryReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// `.onReceive(NotificationCenter.default.publisher(for: …)) { … }` or `.sink { … }` on it.
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
      let name = publishedName(of: chain), let types
    else { return nil }
    let targets = assignedNames(in: closure)
    let type = types.scope(at: call)
    guard !targets.isEmpty, type.isKnown else { return nil }
    return DeliveryFact(
      range: tree.bytes(ofToken: token), name: name.isEmpty ? nil : name, targets: targets,
      type: types.index.known(type), hop: tree.bytes(of: chain).end)
  }

  /// The notification that a chain of a publisher begins with, without a hop to another queue; empty
  /// for one of a framework that posts from anywhere.
  private func publishedName(of chain: NodeID) -> String? {
    var node = chain
    while tree.nodes[node].kind == .call, let token = tree.calledToken(of: node),
      let base = tree.base(of: node)
    {
      switch tree.name(ofToken: token) {
      case "receive", "subscribe": return nil
      case "publisher":
        guard tree.written(base).contains("NotificationCenter"),
          let value = CallArguments(of: node, in: tree).value("for"),
          tree.nodes[value].kind == .member, tree.nodes[value].token != .none
        else { return nil }
        let name = tree.name(ofToken: tree.nodes[value].token)
        guard let owner = tree.firstChild(of: value) else { return name }
        let written = tree.written(owner)
        if GuideReader.typeNames.contains(written) { return name }
        return Self.backgroundOwners.contains(written) ? "" : nil
      default: node = base
      }
    }
    return nil
  }

  /// Types of frameworks whose notifications come from any queue.
  private static let backgroundOwners: Set<String> = [
    "AVAudioSession", "AVPlayerItem", "NSManagedObjectContext", "NSUbiquitousKeyValueStore",
    "ProcessInfo", "UserDefaults", "Process", "FileHandle",
  ]

  /// What a closure assigns itself, not where it goes to the main actor first.
  private func assignedNames(in closure: NodeID) -> Set<String> {
    var names: Set<String> = []
    for node in tree.nodes[closure].first..<closure
    where tree.nodes[node].kind == .assignment && !hops(node, within: closure) {
      guard var target = tree.firstChild(of: node) else { continue }
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

  /// Whether code in a closure is passed to the main actor or to another queue.
  private func hops(_ place: NodeID, within closure: NodeID) -> Bool {
    var node = place
    while let parent = parents[node], node != closure {
      node = parent
      if tree.nodes[node].kind == .call, node > place {
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

  /// `post(name: .x, …)`
  func posting(_ call: NodeID) -> PostingFact? {
    guard let name = CallArguments(of: call, in: tree).value("name"),
      tree.nodes[name].kind == .member, tree.nodes[name].token != .none
    else { return nil }
    return PostingFact(
      name: tree.name(ofToken: tree.nodes[name].token), isOnMainActor: isOnMainActor(call),
      type: (types?.scope(at: call)).flatMap { $0.isKnown ? types?.index.known($0) : nil } ?? .none)
  }

  /// Whether a node says that the main actor runs it, by an attribute around it, a hop or a view.
  private func isOnMainActor(_ place: NodeID) -> Bool? {
    var node = place
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .call:
        guard let callee = tree.firstChild(of: node) else { continue }
        if hopsToMain(callee) { return true }
        let leaves =
          tree.node(callee, isWritten: "Task.detached")
          || tree.node(callee, isWritten: "DispatchQueue.global().async")
        if leaves { return false }
      case .closure:
        let bytes = tree.bytes(of: node)
        let head = ByteRange(start: bytes.start, end: min(bytes.end, bytes.start + 400))
        if tree.text(head).prefix(40).contains("@MainActor") { return true }
      case .function, .initializer, .variableDeclaration:
        if says(Self.mainActor, node) { return true }
        if says(Self.nonisolated, node) { return false }
      case .typeDeclaration:
        return says(Self.mainActor, node) || isView(node) ? true : nil
      default: break
      }
    }
    return nil
  }

  /// `MainActor.run`, `DispatchQueue.main.async` and what is behind that.
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

  private func says(_ word: ContiguousArray<UInt8>, _ declaration: NodeID) -> Bool {
    let syntax = tree.nodes[declaration]
    guard syntax.token != .none, syntax.token > syntax.start else { return false }
    let text = tree.source
    let start = tree.tokens[syntax.start].startOffset
    return text.span.holds(word.span, in: start..<tree.tokens[syntax.token].startOffset)
  }

  private func isView(_ type: NodeID) -> Bool {
    let views: Set<String> = [
      "View", "App", "Scene", "ViewModifier", "UIViewController", "Commands", "ToolbarContent",
    ]
    if tree.children(of: type, .inheritedType).contains(where: { views.contains(tree.written($0)) })
    {
      return true
    }
    guard let types, let id = types.declaredType(type), id.isKnown else { return false }
    return types.index.inherited(by: id).contains { inherited in
      inherited.nominal.map { Self.viewNames.contains($0.name) } ?? false
    }
  }

  private static let viewNames: Set<Name> = [
    Name("View"), Name("App"), Name("Scene"), Name("ViewModifier"), Name("UIViewController"),
    Name("NSViewController"), Name("UIView"), Name("NSView"), Name("UIApplicationDelegate"),
    Name("NSApplicationDelegate"), Name("Commands"), Name("ToolbarContent"), Name("NSWindow"),
  ]
}
