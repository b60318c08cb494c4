internal import SwiftTree

/// Infers the types of operations with binary operators.
extension TypeInference {
  func operationType(_ node: NodeID) -> SwiftType? {
    let children = tree.children(of: node)
    var coalesces = false
    var isRange = false
    let operators = tree.operators(of: children)
    for name in operators {
      switch name {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=": return .bool
      case "??": coalesces = true
      case "...", "..<": isRange = true
      default: break
      }
    }
    // In a range, a whole-number literal takes the type of the other bound.
    if isRange, isCertain { return operandType(Array(children)).map { .array($0) } }
    if isRange { return children.first.flatMap(type).map { .array($0) } }
    if isCertain {
      return coalesces
        ? coalescedType(Array(children)) : arithmeticType(Array(children), operators)
    }
    if coalesces {
      guard let last = children.last else { return nil }
      for child in children {
        if let type = type(of: child), tree.nodes[child].kind != .literal {
          if child != last { return type.unwrapped }
          return type
        }
      }
      return type(of: last)
    }
    // A literal takes the type of the other operand.
    var literal: SwiftType?
    for child in children {
      guard let type = type(of: child), type != .unknown else { continue }
      if scoped.isLiteral(child) {
        if literal == nil || type == .double { literal = type }
      } else {
        return type
      }
    }
    // The literal would take the type of any operand of unknown type.
    return children.allSatisfy { scoped.isLiteral($0) } ? literal : nil
  }

  /// The result type of `??` between two values; `nil` if it is not certain.
  private func coalescedType(_ operands: [NodeID]) -> SwiftType? {
    guard operands.count == 2, case .optional(let inner)? = type(of: operands[0]) else {
      return nil
    }
    return scoped.isLiteral(operands[1]) || type(of: operands[1]) == inner ? inner : nil
  }

  /// The result type of the language's own operators between values of one type; `nil` for other
  /// operators or types.
  private func arithmeticType(
    _ operands: [NodeID], _ operators: some Sequence<String>
  ) -> SwiftType? {
    guard operators.allSatisfy(Self.arithmeticOperators.contains),
      let type = operandType(operands), let nominal = type.nominal, !nominal.id.isKnown,
      Self.arithmeticTypes.contains(nominal.name)
    else { return nil }
    return type
  }

  /// The common type of operands, to which literals adapt; `nil` if they have none.
  func operandType(_ operands: [NodeID]) -> SwiftType? {
    let (literals, values) = (
      operands.filter { scoped.isLiteral($0) }, operands.filter { !scoped.isLiteral($0) }
    )
    let isNil = literals.contains {
      tree.nodes[$0].kind == .literal && tree.tokens[tree.nodes[$0].start].keyword == .nil
    }
    if values.isEmpty {
      let types = literals.map { type(of: $0) }
      if types.contains(.double), !types.contains(where: { $0 != .int && $0 != .double }) {
        return .double
      }
      return isNil ? nil : agreedType(of: types)
    }
    guard let type = agreedType(of: values.map(type)) else { return nil }
    return isNil ? type.asOptional : type
  }

  /// The type that all elements of a list are; `nil` if one is unknown or different.
  func agreedType(of types: [SwiftType?]) -> SwiftType? {
    guard let first = types.first, let type = first, type.unwrapped != .unknown,
      types.allSatisfy({ $0 == type })
    else { return nil }
    return type
  }

  /// The type of a name with several declarations: the first declaration's or, if only certain
  /// answers count, the type on which all agree.
  func type(ofAny references: [ProjectIndex.Reference]) -> SwiftType? {
    isCertain
      ? agreedType(of: references.map { type(of: $0) }) : references.first.flatMap { type(of: $0) }
  }

  private static let arithmeticOperators: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]

  private static let arithmeticTypes = SDKTypes.names(
    "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat String")
}
