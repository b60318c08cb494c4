internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Finds the format specifier of an interpolation from what the same file declares.
///
/// Types are names as written, `Int` or `[String]`; a name that the file declares with two
/// different types has none.
struct SpecifierInference {
  private let tree: SyntaxTree
  private let types: DeclaredTypes
  /// What the project says, once it is known.
  private let project: TypeInference?

  init(_ tree: SyntaxTree, project: TypeInference? = nil) {
    self.tree = tree
    self.project = project
    types = DeclaredTypes(tree)
  }

  // MARK: Interpolations

  /// - Parameter node: An `interpolation` node.
  func placeholder(for node: NodeID) -> Placeholder {
    Self.placeholder(for: node, in: tree) { value in
      if let type = project?.type(of: value), type.unwrapped != .unknown {
        return Self.specifier(of: type)
      }
      return type(of: value).map(Self.specifier)
    }
  }

  /// - Parameters:
  ///   - node: An `interpolation` node.
  ///   - specifierOf: What the type of a value asks for; `nil` if that is unknown.
  static func placeholder(
    for node: NodeID, in tree: SyntaxTree, specifierOf: (NodeID) -> String?
  ) -> Placeholder {
    let arguments = tree.children(of: node).filter { tree.nodes[$0].kind == .argument }
    guard let first = arguments.first, let value = tree.lastChild(of: first) else {
      return Placeholder(expression: "", specifier: "%@", confidence: .assumed)
    }
    let expression = tree.text(tree.bytes(of: value))
    if let written = writtenSpecifier(arguments, in: tree) {
      return Placeholder(expression: expression, specifier: written, confidence: .written)
    }
    if let variable = variableName(value, in: tree) {
      return Placeholder(
        expression: expression, specifier: "${\(variable)}", confidence: .written)
    }
    guard let specifier = specifierOf(value) else {
      return Placeholder(expression: expression, specifier: "%@", confidence: .assumed)
    }
    return Placeholder(
      expression: expression, specifier: specifier,
      confidence: tree.nodes[value].kind == .literal ? .written : .inferred)
  }

  private static func specifier(of type: SwiftType) -> String {
    guard case .nominal(let nominal) = type, !nominal.id.isKnown else { return "%@" }
    return named[nominal.name] ?? "%@"
  }

  static let named = Dictionary(
    specifiers.map { (Name($0), $1) }, uniquingKeysWith: { first, _ in first })

  private static func writtenSpecifier(
    _ arguments: some Sequence<NodeID>, in tree: SyntaxTree
  ) -> String? {
    for argument in arguments {
      let label = tree.nodes[argument].token
      guard label != .none, let value = tree.children(of: argument).last else { continue }
      if tree.token(label, spells: "specifier"), tree.nodes[value].kind == .string {
        return LiteralText(value, in: tree).staticText
      }
      for formatting in ["format", "style", "formatter"] as [StaticString]
      where tree.token(label, spells: formatting) {
        return "%@"
      }
      if tree.token(label, spells: "placeholder"), tree.nodes[value].kind == .member {
        return placeholderSpecifiers[tree.name(ofToken: tree.nodes[value].token)]
      }
    }
    return nil
  }

  private static let placeholderSpecifiers = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]

  /// `.applicationName` and `\.$name`, which phrases and summaries hold as `${name}`.
  private static func variableName(_ value: NodeID, in tree: SyntaxTree) -> String? {
    switch tree.nodes[value].kind {
    case .member where tree.lastChild(of: value) == nil:
      return tree.text(tree.bytes(of: value)) == ".applicationName" ? "applicationName" : nil
    case .keyPath:
      let text = tree.text(tree.bytes(of: value))
      return text.hasPrefix("\\.$") ? String(text.dropFirst(3)) : nil
    default: return nil
    }
  }

  // MARK: Types

  /// The type of an expression as far as this file shows it; `nil` if it does not.
  func typeName(of node: NodeID) -> String? { type(of: node) }

  /// Expressions nest this deep before their type counts as unknown.
  private static let depthLimit = 32

  /// The type of an expression as far as this file shows it, or `nil`.
  private func type(of node: NodeID, depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    let syntax = tree.nodes[node]
    let depth = depth + 1
    switch syntax.kind {
    case .literal:
      let text = tree.text(tree.bytes(of: node))
      if text == "true" || text == "false" { return "Bool" }
      if text == "nil" { return nil }
      let isHex = text.hasPrefix("0x")
      return !isHex && text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" })
        ? "Double" : "Int"
    case .string: return "String"
    case .name: return declaredType(syntax.token) ?? nil
    case .member: return memberType(node)
    case .call: return callType(node)
    case .tuple, .effect, .argument:
      let children = tree.children(of: node)
      return children.count == 1 ? type(of: children[0], depth: depth) : nil
    case .postfix:
      guard let base = tree.children(of: node).first, let type = type(of: base, depth: depth) else {
        return nil
      }
      return type.hasSuffix("?") ? String(type.dropLast()) : type
    case .prefix: return tree.children(of: node).last.flatMap { type(of: $0, depth: depth) }
    case .cast: return castType(node)
    case .ternary:
      return firstType(of: tree.children(of: node).dropFirst(), depth)
    case .operation: return operationType(node, depth)
    default: return nil
    }
  }

  /// The type that the file declares a name with: `nil` if it declares none such, `.some(nil)` if
  /// it does not say which or says two.
  private func declaredType(_ token: TokenID) -> String?? {
    types.type(ofName: token, in: tree) { literalType($0) }
  }

  private func literalType(_ node: NodeID) -> String? {
    switch tree.nodes[node].kind {
    case .literal, .string, .call: type(of: node)
    default: nil
    }
  }

  private func memberType(_ node: NodeID) -> String? {
    let token = tree.nodes[node].token
    let declared = declaredType(token)
    if let base = tree.children(of: node).first, isOptionalChain(base) {
      return declared.flatMap { $0 }.map { $0.hasSuffix("?") ? $0 : $0 + "?" } ?? "Any?"
    }
    if let declared { return declared }
    return Self.memberTypes[tree.name(ofToken: token)]
  }

  private static let memberTypes = [
    "count": "Int", "description": "String", "localizedDescription": "String",
    "lowercased": "String", "uppercased": "String", "formatted": "String",
    "capitalized": "String", "absoluteString": "String", "path": "String",
    "lastPathComponent": "String",
  ]

  private func isOptionalChain(_ node: NodeID) -> Bool {
    var node = node
    while true {
      let syntax = tree.nodes[node]
      if syntax.kind == .postfix, tree.tokens[syntax.end - 1].kind == .postfixQuestion {
        return true
      }
      guard syntax.kind == .member || syntax.kind == .call || syntax.kind == .subscripting,
        let base = tree.children(of: node).first
      else { return false }
      node = base
    }
  }

  private func callType(_ node: NodeID) -> String? {
    guard let callee = tree.children(of: node).first else { return nil }
    switch tree.nodes[callee].kind {
    case .name:
      let name = tree.name(ofToken: tree.nodes[callee].token)
      return Self.specifiers[name] == nil ? nil : name
    case .member:
      if tree.children(of: callee).first.map(isOptionalChain) == true { return "Any?" }
      return Self.memberTypes[tree.name(ofToken: tree.nodes[callee].token)]
    default: return nil
    }
  }

  private func castType(_ node: NodeID) -> String? {
    guard let type = tree.children(of: node).last, tree.nodes[type].kind == .type else {
      return nil
    }
    let mark = tree.tokens[tree.nodes[node].token + 1].kind
    return tree.typeText(type) + (mark == .postfixQuestion ? "?" : "")
  }

  private func operationType(_ node: NodeID, _ depth: Int) -> String? {
    let children = tree.children(of: node)
    var isComparison = false
    var coalesces = false
    for left in children.dropLast() {
      switch tree.text(tree.bytes(ofToken: tree.nodes[left].end)) {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=": isComparison = true
      case "??": coalesces = true
      default: break
      }
    }
    if isComparison { return "Bool" }
    if coalesces {
      return firstType(of: children.reversed(), depth)
        .map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    }
    // A literal takes the type of the other side.
    let typed = children.filter { tree.nodes[$0].kind != .literal }
    if typed.isEmpty {
      return children.contains { type(of: $0, depth: depth) == "Double" }
        ? "Double" : type(of: children[0], depth: depth)
    }
    return firstType(of: typed, depth)
  }

  /// A loop, because `lazy.compactMap(…).first` would ask for the type twice, which doubles at
  /// every level.
  private func firstType(of nodes: some Sequence<NodeID>, _ depth: Int) -> String? {
    for node in nodes {
      if let type = type(of: node, depth: depth) { return type }
    }
    return nil
  }

  private static func specifier(ofType type: String) -> String { specifiers[type] ?? "%@" }

  private static let specifiers = [
    "Int": "%lld", "Int64": "%lld", "UInt": "%llu", "UInt64": "%llu", "Int32": "%d",
    "Int16": "%d", "Int8": "%d", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf",
    "CGFloat": "%lf", "TimeInterval": "%lf", "Float": "%f", "Float32": "%f", "Float64": "%lf",
    "OSStatus": "%d", "CInt": "%d", "pid_t": "%d", "kern_return_t": "%d", "NSInteger": "%lld",
    "NSUInteger": "%llu", "CLongLong": "%lld", "CUnsignedInt": "%u", "CLong": "%lld",
    "uid_t": "%u", "gid_t": "%u", "mode_t": "%u", "in_port_t": "%u", "off_t": "%lld",
    "time_t": "%lld", "ssize_t": "%lld", "size_t": "%lld", "CDouble": "%lf", "CFloat": "%f",
    "CLLocationDistance": "%lf", "CLLocationDegrees": "%lf", "CLLocationSpeed": "%lf",
    "CLLocationDirection": "%lf", "CLLocationAccuracy": "%lf", "CFTimeInterval": "%lf",
    "String": "%@", "Substring": "%@",
    "Character": "%@", "CGKeyCode": "%u", "CGWindowID": "%u", "CGDirectDisplayID": "%u",
    "socklen_t": "%u", "AudioDeviceID": "%u", "AudioObjectID": "%u", "FourCharCode": "%u",
    "OSType": "%u", "CUnsignedShort": "%u", "CShort": "%d", "CUnsignedLongLong": "%llu",
    "CVReturn": "%d", "IOReturn": "%d", "errno_t": "%d", "dev_t": "%d", "ino_t": "%llu",
    "CMTimeScale": "%d", "CMTimeValue": "%lld", "AVAudioFrameCount": "%u",
    "AVAudioChannelCount": "%u", "CLBeaconMajorValue": "%u", "CLBeaconMinorValue": "%u",
  ]
}
