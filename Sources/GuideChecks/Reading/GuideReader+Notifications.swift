import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideReader {
  /// Reads `Notification.Name("literal")` and its other spellings; `nil` for any other call.
  mutating func notificationName(_ call: NodeID, _ token: TokenID) -> NotificationNameFact? {
    let arguments = CallArguments(of: call, in: tree).nodes
    guard arguments.count == 1, let literal = tree.lastChild(of: arguments[0]),
      let text = tree.plainText(of: literal)
    else { return nil }
    let label = tree.nodes[arguments[0]].token
    if label != .none, !tree.token(label, spells: "rawValue" as StaticString) { return nil }
    guard let callee = tree.firstChild(of: call), isName(callee, of: call) else { return nil }
    return NotificationNameFact(
      text: text, literal: tree.bytes(of: literal), range: tree.bytes(of: call),
      place: place(of: call),
      isConditional: isConditional(call))
  }

  /// True if a call makes a notification name.
  private func isName(_ callee: NodeID, of call: NodeID) -> Bool {
    let written = tree.written(callee)
    switch written {
    case "Notification.Name", "NSNotification.Name", "Foundation.Notification.Name",
      "Notification.Name.init", "NSNotification.Name.init":
      return true
    case "Name", "Self", "Self.init":
      return extendsName(typeDeclaration(around: call))
    case ".init": return isExpectedName(call)
    default: return false
    }
  }

  /// True if the context of a call expects a notification name.
  private func isExpectedName(_ call: NodeID) -> Bool {
    guard let parent = parents[call] else { return false }
    switch tree.nodes[parent].kind {
    case .variable:
      guard let type = tree.firstChild(of: parent), tree.nodes[type].kind == .type else {
        return false
      }
      let written = tree.written(type)
      return Self.typeNames.contains(written)
        || written == "Name" && extendsName(typeDeclaration(around: call))
    case .argument:
      let label = tree.nodes[parent].token
      guard label != .none, let outer = parents[parent], tree.nodes[outer].kind == .call,
        let called = tree.calledToken(of: outer)
      else { return false }
      switch (tree.name(ofToken: called), tree.name(ofToken: label)) {
      case ("post", "name"), ("addObserver", "forName"), ("addObserver", "name"): return true
      case ("publisher", "for"), ("notifications", "named"):
        return tree.base(of: outer).map { tree.written($0).contains("NotificationCenter") } ?? false
      default: return false
      }
    default: return false
    }
  }

  /// The spellings of the type of notification names.
  static let typeNames: Set<String> = [
    "Notification.Name", "NSNotification.Name", "Foundation.Notification.Name",
  ]

  /// Returns the innermost type declaration around a node.
  private func typeDeclaration(around node: NodeID) -> NodeID? {
    var node = node
    while let parent = parents[node] {
      node = parent
      if tree.nodes[node].kind == .typeDeclaration { return node }
    }
    return nil
  }

  /// True for an extension of `Notification.Name`.
  func extendsName(_ type: NodeID?) -> Bool {
    guard let type, tree.nodes[type].detail == .extension else { return false }
    let start = tree.nodes[type].token
    var end = start
    while tree.tokens[end + 1].kind == .period { end += 2 }
    let name = tree.text(
      ByteRange(start: tree.tokens[start].startOffset, end: tree.tokens[end].endOffset))
    return Self.typeNames.contains(name)
  }

  /// Returns the kind of the declaration around a call that makes a notification name.
  private func place(of call: NodeID) -> NotificationNameFact.Place {
    var node = call
    // False once the call is only a part of the declaration's value.
    var isWhole = true
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .variable:
        let token = tree.nodes[node].token
        guard token != .none, let declaration = parents[node] else { return .elsewhere }
        // A global variable.
        guard let block = parents[declaration] else { return isWhole ? .named : .elsewhere }
        guard let owner = parents[block], tree.nodes[owner].kind == .typeDeclaration else {
          return .elsewhere
        }
        let name = tree.name(ofToken: token)
        let isConstant =
          isStatic(declaration) && (extendsName(owner) || name == "name" && isMessage(owner))
        return isConstant ? .constant(name) : isWhole ? .named : .elsewhere
      case .block, .accessor, .accessors, .returnStatement: break
      case .function, .initializer, .closure, .typeDeclaration: return .elsewhere
      default: isWhole = false
      }
    }
    return .elsewhere
  }

  /// True for a declaration with `static` or `class`.
  private func isStatic(_ declaration: NodeID) -> Bool {
    (tree.nodes[declaration].start..<tree.nodes[declaration].token).contains {
      tree.tokens[$0].keyword == .static || tree.tokens[$0].keyword == .class
    }
  }

  /// True if a type declares itself as a message, by its name or by a protocol with a `name`.
  private func isMessage(_ type: NodeID) -> Bool {
    let written = tree.children(of: type, .inheritedType).map { tree.written($0) }
    if written.contains(where: { $0.hasSuffix("Message") }) { return true }
    guard let types, let id = types.declaredType(type), id.isKnown else { return false }
    return types.index.inherited(by: id).contains { inherited in
      guard let parent = inherited.nominal?.id, parent.isKnown else { return false }
      return types.index.types[parent].flags.contains(.isProtocol)
        && !types.index.members(named: Self.nameName, of: parent) { $0.kind == .property }.isEmpty
    }
  }

  private static let nameName = Name("name")

  // MARK: Dictionaries

  /// Reads `post(name: .x, object: y, userInfo: […])`; `nil` without a dictionary, or for a name
  /// that is no constant of `Notification.Name`.
  func post(_ call: NodeID) -> NotificationPostFact? {
    let arguments = CallArguments(ofPost: call, in: tree, parents)
    guard let name = arguments.value("name"), let value = arguments.value("userInfo"),
      !tree.node(value, isWritten: "nil"), tree.nodes[name].kind == .member,
      tree.nodes[name].token != .none
    else { return nil }
    if let base = tree.firstChild(of: name), !Self.typeNames.contains(tree.written(base)) {
      return nil
    }
    var keys: [String] = []
    if tree.nodes[value].kind == .dictionary {
      // Keys and values alternate.
      for (position, node) in tree.children(of: value).enumerated() where position % 2 == 0 {
        if let key = tree.plainText(of: node) { keys.append(key) }
      }
    }
    return NotificationPostFact(
      name: tree.name(ofToken: tree.nodes[name].token), range: tree.bytes(of: value), keys: keys)
  }

  /// Records `userInfo?["literal"]`.
  mutating func readSubscript(_ node: NodeID) {
    let children = tree.children(of: node)
    guard children.count == 2, let key = tree.lastChild(of: children[1]),
      let text = tree.plainText(of: key)
    else { return }
    var base = children[0]
    if tree.nodes[base].kind == .postfix, let inner = tree.firstChild(of: base) { base = inner }
    guard tree.nodes[base].kind == .member || tree.nodes[base].kind == .name,
      tree.nodes[base].token != .none,
      tree.token(tree.nodes[base].token, spells: "userInfo" as StaticString)
    else { return }
    source.userInfoReads.append(UserInfoReadFact(key: text, range: tree.bytes(of: key)))
  }

  // MARK: Names

  /// Reads an extension of `Notification.Name` in which a fix can declare another name.
  func nameExtension(_ node: NodeID) -> NameExtensionFact? {
    guard tree.nodes[node].detail == .extension, extendsName(node), parents[node] == nil,
      let block = tree.lastChild(of: node), tree.nodes[block].kind == .block,
      let last = tree.lastChild(of: block)
    else { return nil }
    var names: Set<String> = []
    for variable in tree.nodes[block].first..<block
    where tree.nodes[variable].kind == .variable && tree.nodes[variable].token != .none {
      names.insert(tree.name(ofToken: tree.nodes[variable].token))
    }
    if names.isEmpty { return nil }
    return NameExtensionFact(
      names: names, end: tree.bytes(of: last).end,
      indentation: SourceLines(tree).indentation(before: tree.bytes(of: last).start))
  }
}
