internal import SwiftTree
internal import SwiftTypes

/// The effect of a type on a literal that is converted to it.
extension SwiftType {
  /// True if a literal of this type, or of an optional of it, is localizable.
  var isLocalized: Bool {
    if case .nominal(let nominal) = unwrapped, !nominal.id.isKnown {
      return LocalizedTypes.names.contains(nominal.name)
    }
    return false
  }

  /// True if a value of the type can hold localizable literals, by itself or in its parts.
  var mayLocalize: Bool {
    switch self {
    case .nominal(let nominal): nominal.id.isKnown || isLocalized || self == .text
    case .optional(let inner), .array(let inner), .meta(let inner): inner.mayLocalize
    case .dictionary(let key, let value): key.mayLocalize || value.mayLocalize
    case .tuple(let elements): elements.contains { $0.type.mayLocalize }
    case .function(_, let result): result.mayLocalize
    }
  }

  /// True if the type makes a literal a plain text.
  var takesPlainLiteral: Bool {
    guard let nominal = unwrapped.nominal else { return false }
    return nominal.id == TypeID.generic || Self.plain.contains(nominal.name)
  }

  private static let plain = SDKTypes.names("String Substring StringProtocol Any StaticString")
}
