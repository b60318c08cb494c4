import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the code that posts notifications, with the actor that runs it, for the rule
/// `notification-off-main`. ``GuideReader`` uses it.
struct PostingReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Reads `post(name: .x, …)` or `post(Message(…))`; `nil` if the notification is unknown.
  func posting(_ call: NodeID) -> PostingFact? {
    guard let notification = notification(CallArguments(ofPost: call, in: tree, parents)) else {
      return nil
    }
    return PostingFact(
      notification: notification, isOnMainActor: isOnMainActor(call),
      type: (types?.scope(at: call)).flatMap { $0.isKnown ? types?.index.known($0) : nil } ?? .none)
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
      return hopsToMain(callee) || isReceivedOnMain(node)
    }
  }

  /// True for `.receive(on:)`, unless it certainly leaves the main thread.
  private func isReceivedOnMain(_ call: NodeID) -> Bool {
    guard let token = tree.calledToken(of: call),
      tree.token(token, spells: "receive" as StaticString)
    else { return false }
    let scheduler = CallArguments(of: call, in: tree).value("on")
    let reading = ExecutorReading(tree: tree, types: types, parents: parents)
    return scheduler.flatMap { reading.use($0) } != .offMain
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

  /// True for a declaration of a view or of another type that is used on the main thread only, and
  /// for an extension of one.
  private func isView(_ type: NodeID) -> Bool {
    let inherited = tree.children(of: type, .inheritedType)
    if inherited.contains(where: { GuideTypes.isOnMainThread(tree.written($0)) }) { return true }
    if tree.nodes[type].detail == .extension, tree.nodes[type].token != .none,
      GuideTypes.isOnMainThread(tree.name(ofToken: tree.nodes[type].token))
    {
      return true
    }
    return false
  }
}
