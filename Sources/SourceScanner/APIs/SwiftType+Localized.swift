internal import SwiftTree
internal import SwiftTypes

/// What becomes of a literal by its type.
extension SwiftType {
  /// Whether a literal of this type, or what an optional of it holds, is localizable.
  var isLocalized: Bool {
    if case .nominal(let nominal) = unwrapped, !nominal.id.isKnown {
      return LocalizedTypes.names.contains(nominal.name)
    }
    return false
  }

  /// Whether a value of the type can hold localizable literals: by itself or in its parts.
  var mayLocalize: Bool {
    switch self {
    case .nominal(let nominal): nominal.id.isKnown || isLocalized || self == .text
    case .optional(let inner), .array(let inner), .meta(let inner): inner.mayLocalize
    case .dictionary(let key, let value): key.mayLocalize || value.mayLocalize
    case .tuple(let elements): elements.contains { $0.type.mayLocalize }
    case .function(_, let result): result.mayLocalize
    }
  }

  /// Whether a literal becomes a plain text by the type.
  var takesPlainLiteral: Bool {
    guard let nominal = unwrapped.nominal else { return false }
    return nominal.id == TypeID.generic || Self.plain.contains(nominal.name)
  }

  private static let plain = StandardTypes.names("String Substring StringProtocol Any StaticString")
}
