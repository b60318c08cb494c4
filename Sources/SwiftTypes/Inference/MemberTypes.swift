internal import SwiftTree

/// Infers the types of members and subscripts: of the project's types, the listed SDK types, and
/// bases of unknown type.
struct MemberTypes {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var file: FileID { types.file }
  private var scoped: ScopedTree { types.scoped }

  func memberType(_ node: NodeID) -> SwiftType? {
    let token = tree.nodes[node].token
    let name = tree.nameHash(token)
    guard let base = tree.firstChild(of: node) else { return nil }
    if tree.tokens[token].keyword == .self { return types.type(of: base) }
    guard let type = types.type(of: base), type.unwrapped != .unknown else {
      let type = memberOfUnknown(name, token)
      return scoped.isOptionalChain(base) ? type?.asOptional : type
    }
    if tree.tokens[token].kind == .number, case .tuple(let elements) = type.unwrapped,
      let position = Int(tree.name(ofToken: token)), position < elements.count
    {
      return elements[position].type
    }
    if case .meta(let inner) = type { return staticMember(name, inner, token) }
    return property(name, of: type)
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
      return types.type(ofAny: found)
    }
    if let id = index.external(named: nominal.name) {
      if let nested = index.nested(name, in: id) {
        return .meta(.nominal(.init(name: name, id: nested)))
      }
      let found = index.members(named: name, of: id) { $0.kind == .property }
      if !found.isEmpty { return types.type(ofAny: found) }
    }
    if let known = SDKMembers.type(of: name, in: nominal.name) { return known }
    let first = tree.source[tree.nameRange(ofToken: token).lowerBound]
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      if let id = index.type([name], scope: .none, file: file), index.known(id).isKnown {
        return .meta(.nominal(.init(name: name, id: id)))
      }
      return .meta(.named(name))
    }
    // Static members of SDK types are mostly of the type itself, as `Locale.current` is.
    return types.isCertain ? nil : type
  }

  private static let allCases = Name("allCases")

  /// The type of a value's property; if the value is optional, an optional.
  func property(_ name: Name, of type: SwiftType) -> SwiftType? {
    switch type {
    case .optional(let inner): return property(name, of: inner).map(\.asOptional)
    case .tuple(let elements): return elements.first { $0.label == name }?.type
    case .nominal(let nominal):
      for id in types.calls.memberTypes(of: type) {
        let found = index.members(named: name, of: id) { $0.kind == .property }
        if !found.isEmpty {
          if types.isCertain, !namesakesAgree(name, ofTypesNamed: nominal.name) { return nil }
          let type = types.type(ofAny: found)
          if nominal.arguments.isEmpty || !nominal.id.isKnown { return type }
          let names = index.genericNames(ofType: nominal.id)
          let pairs = zip(names, nominal.arguments).map { ($0, $1) }
          return type?.substituting(Dictionary(pairs) { first, _ in first })
        }
      }
      if name == Self.rawValue, nominal.id.isKnown { return rawType(of: nominal.id) }
      if types.isCertain {
        return nominal.id.isKnown ? nil : SDKMembers.type(of: name, in: nominal.name)
      }
      // SDK property wrappers count as their values.
      if name == Self.wrappedValue || name == Self.projectedValue { return type }
      return SDKMembers.type(of: name, in: nominal.name)
        ?? inheritedStandard(name, nominal) ?? SDKMembers.type(ofAny: name)
    case .array(let element):
      for id in types.calls.memberTypes(of: type) {
        let found = index.members(named: name, of: id) { $0.kind == .property }
        if !found.isEmpty { return types.type(ofAny: found) }
      }
      switch SDKMembers.sequenceProperties[name] {
      case .same?: return type
      case .optionalElement?: return .optional(element)
      case .element?: return element
      default: return SDKMembers.type(of: name, in: Self.array)
      }
    case .dictionary(let key, let value):
      if name == Self.keys { return .array(key) }
      if name == Self.values { return .array(value) }
      return SDKMembers.type(of: name, in: Self.array)
    case .function, .meta: return nil
    }
  }

  /// True if the property has one type in all types of this name. Imports, which are not read,
  /// decide which of those types the file sees.
  private func namesakesAgree(_ name: Name, ofTypesNamed type: Name) -> Bool {
    let found = index.members[name].filter {
      let record = index.record($0)
      guard record.kind == .property, record.owner != .none else { return false }
      return index.record(ProjectIndex.Reference(file: $0.file, record: record.owner)).name == type
    }
    return found.isEmpty || types.agreedType(of: found.map { types.type(of: $0) }) != nil
  }

  private static let rawValue = Name("rawValue")

  private static let wrappedValue = Name("wrappedValue")

  private static let projectedValue = Name("projectedValue")

  private static let array = Name("Array")

  private static let keys = Name("keys")

  private static let values = Name("values")

  /// The raw type of an enum, from its inheritance clause; `nil` if it has none.
  private func rawType(of type: TypeID) -> SwiftType? {
    for inherited in index.inherited(by: type) {
      if let name = inherited.nominal?.name, Self.rawTypes.contains(name) { return inherited }
    }
    return nil
  }

  private static let rawTypes = SDKTypes.names(
    "String Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Character CGFloat LocalizedStringKey"
  )

  /// The type of a member that a type of the project inherits from an SDK type.
  private func inheritedStandard(_ name: Name, _ nominal: SwiftType.Nominal) -> SwiftType? {
    guard nominal.id.isKnown else { return nil }
    for inherited in index.inherited(by: nominal.id) {
      if let parent = inherited.nominal, !parent.id.isKnown,
        let type = SDKMembers.type(of: name, in: parent.name)
      {
        return type
      }
    }
    return nil
  }

  /// The type of a member whose base is unknown: the type of all the project's properties of the
  /// name; if there are none, the name's entry in ``SDKMembers``. `nil` if the properties disagree.
  private func memberOfUnknown(_ name: Name, _ token: TokenID) -> SwiftType? {
    guard types.acceptsNamesakes else { return nil }
    let found = index.members[name].filter {
      index.record($0).kind == .property && index.record($0).owner != .none
    }
    var agreed: SwiftType?
    // Bounded: a name such as `id` can have very many declarations.
    for reference in found.prefix(24) {
      guard let type = types.type(of: reference) else { continue }
      if let agreed, agreed != type { return nil }
      agreed = type
    }
    return agreed ?? SDKMembers.type(ofAny: name)
  }

  func subscriptType(_ node: NodeID) -> SwiftType? {
    guard let base = tree.firstChild(of: node), let type = types.type(of: base) else { return nil }
    if case .optional(let inner) = type { return subscripted(inner, node).map(\.asOptional) }
    return subscripted(type, node)
  }

  private func subscripted(_ type: SwiftType, _ node: NodeID) -> SwiftType? {
    switch type {
    case .array(let element):
      let index = tree.lastChild(of: node).flatMap { types.type(of: $0) }
      if case .array? = index { return type }  // a range gives a slice
      if let argument = tree.lastChild(of: node), tree.nodes[argument].token != .none {
        // A labelled subscript such as `array[safe: index]` is the project's, and mostly returns an
        // optional.
        return types.isCertain ? nil : element.asOptional
      }
      return types.isCertain && index != .int ? nil : element
    case .dictionary(_, let value):
      if let argument = tree.lastChild(of: node), tree.nodes[argument].kind == .argument,
        tree.nodes[argument].token != .none
      {
        return value
      }
      return .optional(value)
    default:
      for id in types.calls.memberTypes(of: type) {
        let found = index.members(named: Name("subscript"), of: id) { $0.kind == .subscripted }
        if types.isCertain { return types.agreedType(of: found.map { index.writtenType(of: $0) }) }
        if let first = found.first { return index.writtenType(of: first) }
      }
      return nil
    }
  }
}
