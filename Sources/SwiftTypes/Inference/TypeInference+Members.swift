package import SwiftTree

/// What members are of.
extension TypeInference {
  func memberType(_ node: NodeID) -> SwiftType? {
    let token = tree.nodes[node].token
    let name = tree.interned(token)
    guard let base = tree.firstChild(of: node) else { return nil }
    if tree.tokens[token].keyword == .self { return type(of: base) }
    guard let type = type(of: base), type.unwrapped != .unknown else {
      let type = memberOfUnknown(name, token)
      return isOptionalChain(base) ? type?.asOptional : type
    }
    if tree.tokens[token].kind == .number, case .tuple(let elements) = type.unwrapped,
      let position = Int(tree.name(ofToken: token)), position < elements.count
    {
      return elements[position].type
    }
    if case .meta(let inner) = type { return staticMember(name, inner, token) }
    return property(name, of: type)
  }

  /// Whether an expression, or one that it begins with, is followed by a `?`.
  func isOptionalChain(_ node: NodeID) -> Bool {
    var node = node
    // A chain is looked at from each of its parts, so that only so much of it may be.
    for _ in 0..<16 {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .postfix where tree.tokens[syntax.end - 1].kind == .postfixQuestion: return true
      case .member, .call, .subscripting:
        guard let base = tree.firstChild(of: node) else { return false }
        node = base
      default: return false
      }
    }
    return false
  }

  private func staticMember(_ name: Name, _ type: SwiftType, _ token: TokenID) -> SwiftType? {
    if name == Self.allCases { return .array(type) }
    guard let nominal = type.nominal else { return nil }
    if nominal.id.isKnown {
      if let nested = index.nested(name, in: nominal.id) {
        return .meta(.nominal(.init(name: name, id: nested)))
      }
      let found = index.members(named: name, of: nominal.id) {
        $0.kind == .enumCase || $0.kind == .property
      }
      return found.first.flatMap { self.type(of: $0) }
    }
    if let id = index.external(named: nominal.name) {
      if let nested = index.nested(name, in: id) {
        return .meta(.nominal(.init(name: name, id: nested)))
      }
      let found = index.members(named: name, of: id) { $0.kind == .property }
      if let first = found.first { return self.type(of: first) }
    }
    if let known = StandardMembers.type(of: name, in: nominal.name) { return known }
    let first = tree.source[tree.nameRange(ofToken: token).lowerBound]
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      if let id = index.type([name], scope: .none, file: file), index.known(id).isKnown {
        return .meta(.nominal(.init(name: name, id: id)))
      }
      return .meta(.named(name))
    }
    // What types of the SDKs have of their own is mostly one of theirs: `Locale.current`.
    return type
  }

  private static let allCases = Name("allCases")

  /// A property of a value, or of what an optional holds.
  package func property(_ name: Name, of type: SwiftType) -> SwiftType? {
    switch type {
    case .optional(let inner): return property(name, of: inner).map(\.asOptional)
    case .tuple(let elements): return elements.first { $0.label == name }?.type
    case .nominal(let nominal):
      for id in memberTypes(of: type) {
        let found = index.members(named: name, of: id) { $0.kind == .property }
        if let first = found.first {
          let type = self.type(of: first)
          if nominal.arguments.isEmpty || !nominal.id.isKnown { return type }
          let names = index.genericNames(ofType: nominal.id)
          let pairs = zip(names, nominal.arguments).map { ($0, $1) }
          return type?.substituting(Dictionary(pairs) { first, _ in first })
        }
      }
      if name == Self.rawValue, nominal.id.isKnown { return rawType(of: nominal.id) }
      if name == Self.wrappedValue || name == Self.projectedValue { return type }
      return StandardMembers.type(of: name, in: nominal.name)
        ?? inheritedStandard(name, nominal) ?? StandardMembers.type(ofAny: name)
    case .array(let element):
      for id in memberTypes(of: type) {
        let found = index.members(named: name, of: id) { $0.kind == .property }
        if let first = found.first { return self.type(of: first) }
      }
      switch StandardMembers.sequenceProperties[name] {
      case .same?: return type
      case .optionalElement?: return .optional(element)
      case .element?: return element
      default: return StandardMembers.type(of: name, in: Self.array)
      }
    case .dictionary(let key, let value):
      if name == Self.keys { return .array(key) }
      if name == Self.values { return .array(value) }
      return StandardMembers.type(of: name, in: Self.array)
    case .function, .meta: return nil
    }
  }

  private static let rawValue = Name("rawValue")
  private static let wrappedValue = Name("wrappedValue")
  private static let projectedValue = Name("projectedValue")
  private static let array = Name("Array")
  private static let keys = Name("keys")
  private static let values = Name("values")

  /// The raw type of an enum: the first that it inherits from, if that is one.
  private func rawType(of type: TypeID) -> SwiftType? {
    for inherited in index.inherited(by: type) {
      if let name = inherited.nominal?.name, Self.rawTypes.contains(name) { return inherited }
    }
    return nil
  }

  private static let rawTypes = StandardTypes.names(
    "String Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Character CGFloat LocalizedStringKey"
  )

  /// What a type of the project inherits from those of the SDKs.
  private func inheritedStandard(_ name: Name, _ nominal: SwiftType.Nominal) -> SwiftType? {
    guard nominal.id.isKnown else { return nil }
    for inherited in index.inherited(by: nominal.id) {
      if let parent = inherited.nominal, !parent.id.isKnown,
        let type = StandardMembers.type(of: name, in: parent.name)
      {
        return type
      }
    }
    return nil
  }

  /// If all properties of the project with the name agree, what they say; else what the name alone
  /// says.
  private func memberOfUnknown(_ name: Name, _ token: TokenID) -> SwiftType? {
    let found = index.members.references(named: name).filter {
      index.record($0).kind == .property && index.record($0).owner != .none
    }
    var agreed: SwiftType?
    for reference in found.prefix(24) {
      guard let type = type(of: reference) else { continue }
      if let agreed, agreed != type { return nil }
      agreed = type
    }
    return agreed ?? StandardMembers.type(ofAny: name)
  }
}
