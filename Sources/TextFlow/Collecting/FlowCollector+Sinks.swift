internal import LocalizationModel
internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// Calls that look a text up.
extension FlowCollector {
  /// - Parameters:
  ///   - call: Of nothing that the project declares.
  ///   - token: Of the name that is called.
  mutating func visitSink(_ call: NodeID, _ token: TokenID, _ name: Name) {
    let arguments = CallArguments(of: call, in: tree)
    if name == ProjectIndex.initName {
      visitInitializer(call, token, arguments)
    } else if Self.keyTypes.contains(name) {
      noteKey(of: call, token, arguments)
    } else if name == Self.localizedString {
      if let first = arguments.first, let labels = labels(of: call, holding: first) {
        note(first, call, token, labels, call)
      }
    } else if name == Self.bundleMethod {
      if let key = arguments.value("forKey"), !isOthers(bundleOf: call) {
        note(key, call, token, Labels(table: ["table"], value: "value"), call)
      }
    } else if name == Self.notificationMethod {
      if let key = arguments.value("forKey") { note(key, call, token, Labels(), call) }
    }
    visitRows(call, token, arguments)
  }

  private static let keyTypes = StandardTypes.names(
    "LocalizedStringKey LocalizedStringResource LocalizationValue")
  private static let localizedString = Name("NSLocalizedString")
  private static let bundleMethod = Name("localizedString")
  private static let notificationMethod = Name("localizedUserNotificationString")

  /// The labels of what is said beside the key.
  fileprivate struct Labels {
    var table: [String] = []
    var comment = ""
    var value = ""
    var bundle = ""
  }

  /// `.init(title)`, `LocalizedStringKey.init(title)`
  private mutating func visitInitializer(
    _ call: NodeID, _ token: TokenID, _ arguments: CallArguments
  ) {
    guard let callee = tree.firstChild(of: call) else { return }
    var type = expectedType(of: call)
    if let base = tree.firstChild(of: callee) {
      guard case .meta(let inner)? = types.type(of: base) else { return }
      type = inner
    }
    guard let nominal = type?.unwrapped.nominal, !nominal.id.isKnown,
      Self.keyTypes.contains(nominal.name)
    else { return }
    noteKey(of: call, token, arguments)
  }

  /// `LocalizedStringKey(title)`: what is said beside it is said by the call around it.
  private mutating func noteKey(of call: NodeID, _ token: TokenID, _ arguments: CallArguments) {
    guard arguments.nodes.count >= 1,
      let key = arguments.first ?? arguments.value("stringLiteral")
    else { return }
    // What is made of another key is looked up by that.
    if types.type(of: key).map({ !$0.isText }) ?? false { return }
    var node = call
    while true {
      guard let parent = types.parents[node] else { break }
      switch tree.nodes[parent].kind {
      case .argument, .tuple, .ternary, .effect, .operation:
        node = parent
        continue
      case .call where tree.nodes[parent].token != .none:
        if let labels = labels(of: parent, holding: node) {
          return note(key, call, token, labels, parent)
        }
      default: break
      }
      break
    }
    note(key, call, token, Labels(), call)
  }

  /// The labels of a call that localizes one of its arguments.
  private func labels(of call: NodeID, holding argument: NodeID) -> Labels? {
    guard let name = tree.calleeName(of: call) else { return nil }
    for row in table.rows(namedBy: name, in: tree) where row.form != .attribute {
      let arguments = CallArguments(of: call, in: tree)
      guard row.values(in: arguments).contains(where: { holds(argument, $0) }) else { continue }
      return Labels(
        table: row.tables, comment: row.comment, value: row.defaultValue, bundle: row.bundle)
    }
    return nil
  }

  private func holds(_ argument: NodeID, _ value: NodeID) -> Bool {
    tree.lastChild(of: argument) == value || argument == value
  }

  /// What calls of the SDKs expect of their arguments, and what functions of the settings look up.
  private mutating func visitRows(_ call: NodeID, _ token: TokenID, _ arguments: CallArguments) {
    guard tree.nodes[call].token != .none, let name = tree.calleeName(of: call) else { return }
    for row in table.rows(namedBy: name, in: tree)
    where row.form != .attribute && row.form != .macro && row.form != .suffix && !row.takesText {
      for value in row.values(in: arguments) where tree.nodes[value].kind != .string {
        if row.isSetting {
          note(
            value, call, token,
            Labels(
              table: row.tables, comment: row.comment, value: row.defaultValue, bundle: row.bundle),
            call)
        } else {
          expect(.named(Self.key), of: value)
        }
      }
    }
  }

  private static let key = Name("LocalizedStringKey")

  // MARK: Bundles

  private func isOthers(bundleOf call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call), let base = tree.firstChild(of: callee) else {
      return false
    }
    return isOthers(base)
  }

  /// Whether an expression is a bundle of the system's: `Bundle(for: UIApplication.self)`,
  /// `Bundle(identifier: "com.apple.UIKit")`.
  private func isOthers(_ bundle: NodeID) -> Bool {
    var bundle = bundle
    while tree.nodes[bundle].kind == .postfix, let base = tree.firstChild(of: bundle) {
      bundle = base
    }
    guard tree.nodes[bundle].kind == .call, tree.nodes[bundle].token != .none else { return false }
    let arguments = CallArguments(of: bundle, in: tree)
    if let identifier = arguments.value("identifier"), tree.nodes[identifier].kind == .string {
      return LiteralText(identifier, in: tree).staticText?.hasPrefix("com.apple.") ?? false
    }
    guard let owner = arguments.value("for"), tree.nodes[owner].kind == .member,
      tree.tokens[tree.nodes[owner].token].keyword == .`self`,
      let type = tree.firstChild(of: owner), tree.nodes[type].kind == .name,
      case .meta(let found)? = types.type(of: type), let nominal = found.nominal
    else { return false }
    return !nominal.id.isKnown
  }

  // MARK: Sinks

  private mutating func note(
    _ key: NodeID, _ call: NodeID, _ token: TokenID, _ labels: Labels, _ holder: NodeID
  ) {
    let sources = sources(of: key, FlowPath()).filter { source in
      switch source {
      case .literal, .slot: true
      case .flag, .nothing, .unknown: false
      }
    }
    if sources.isEmpty { return }
    let arguments = CallArguments(of: holder, in: tree)
    if let bundle = arguments.value(labels.bundle), isOthers(bundle) { return }
    var table: NodeID?
    for label in labels.table where table == nil { table = arguments.value(label) }
    let details = (
      table: detail(table), comment: detail(arguments.value(labels.comment)),
      value: detail(arguments.value(labels.value))
    )
    let bundle = arguments.value(labels.bundle).map { tree.text(tree.bytes(of: $0)) }
    let name = sinkName(call, token)
    let line = line(ofToken: token)
    let place = tree.bytes(of: key).start
    let condition = condition(around: call)
    for source in sources {
      add(
        FlowFacts.Sink(
          source: source, name: name, line: line, key: place, table: details.table,
          comment: details.comment,
          value: details.value, condition: condition.detail, holds: condition.holds,
          bundle: bundle), at: call)
    }
  }

  /// What a call names as its table and so on.
  private mutating func detail(_ node: NodeID?) -> FlowFacts.Detail {
    guard let node else { return .absent }
    let sources = Array(Set(sources(of: node, FlowPath())))
    guard sources.count == 1 else { return .unknown }
    return switch sources[0] {
    case .literal(let literal): .text(literal.text)
    case .slot(let slot): .slot(slot)
    case .flag(let flag): .flag(flag)
    case .nothing: .absent
    case .unknown: .unknown
    }
  }

  // MARK: Conditions

  /// The nearest variable that decides whether a call is made: `if isKey { … }`, `isKey ? … : name`.
  private mutating func condition(around call: NodeID) -> (detail: FlowFacts.Detail, holds: Bool) {
    var node = call
    while true {
      guard let parent = types.parents[node] else { return (.absent, true) }
      switch tree.nodes[parent].kind {
      case .ternary:
        let children = tree.children(of: parent)
        if children.count == 3, node != children[0],
          let found = flag(children[0], holds: node == children[1])
        {
          return found
        }
      case .ifStatement:
        let children = tree.children(of: parent)
        let conditions = children.prefix { tree.nodes[$0].kind != .block }
        // Of several conditions one that does not hold decides, but not which.
        let isThen = children.count > conditions.count && node == children[conditions.count]
        if isThen || conditions.count == 1, !conditions.contains(node) {
          for condition in conditions {
            if let found = flag(condition, holds: isThen) { return found }
          }
        }
      case .function, .initializer, .subscriptDeclaration, .variable, .typeDeclaration:
        return (.absent, true)
      default: break
      }
      node = parent
    }
  }

  private mutating func flag(
    _ node: NodeID, holds: Bool
  ) -> (detail: FlowFacts.Detail, holds: Bool)? {
    var (node, holds) = (node, holds)
    while tree.nodes[node].kind == .prefix,
      tree.tokens[tree.nodes[node].start].detail == UInt8(ascii: "!"),
      let operand = tree.lastChild(of: node)
    {
      (node, holds) = (operand, !holds)
    }
    guard tree.nodes[node].kind == .name || tree.nodes[node].kind == .member,
      types.type(of: node) == .bool,
      case let sources = sources(of: node, FlowPath()), sources.count == 1,
      case .slot(let slot) = sources[0], slot.declaration != nil
    else { return nil }
    return (.slot(slot), holds)
  }

  private func sinkName(_ call: NodeID, _ token: TokenID) -> String {
    if tree.tokens[token].keyword == .`init` {
      let named = tree.calleeName(of: call).map { tree.name(ofToken: $0) }
      return named.flatMap { $0 == "init" ? nil : $0 } ?? ".init"
    }
    return tree.name(ofToken: token)
  }
}
