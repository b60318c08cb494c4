/// A type as far as it matters to what is localizable and how it is formatted.
indirect enum SwiftType: Hashable, Sendable {
  case nominal(Nominal)
  case optional(SwiftType)
  /// Any sequence of elements.
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([Element])
  case function([SwiftType], SwiftType)
  /// The type itself, as `Int` in `Int.max`.
  case meta(SwiftType)

  struct Nominal: Hashable, Sendable {
    /// Without the types around it.
    let name: Name
    /// Its number in the project; negative for others.
    var id: Int32 = -1
    var arguments: [SwiftType] = []
  }

  struct Element: Hashable, Sendable {
    let label: Name
    let type: SwiftType
  }

  static func named(_ name: Name) -> SwiftType { .nominal(Nominal(name: name)) }

  static let string = named(Name("String"))
  static let int = named(Name("Int"))
  static let double = named(Name("Double"))
  static let bool = named(Name("Bool"))
  static let text = named(Name("Text"))
  static let never = named(Name("Never"))
  /// Of what nothing is known but that it is there, as the elements of an unknown list.
  static let unknown = named(Name("?"))

  /// Without the optionals around it.
  var unwrapped: SwiftType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  var nominal: Nominal? { if case .nominal(let nominal) = self { nominal } else { nil } }

  /// Whether a literal of this type, or what an optional of it holds, is localizable.
  var isLocalized: Bool {
    if case .nominal(let nominal) = unwrapped, nominal.id < 0 {
      return LocalizedTypes.names.contains(nominal.name)
    }
    return false
  }

  /// Whether a value of the type can hold localizable literals: by itself or in its parts.
  var mayLocalize: Bool {
    switch self {
    case .nominal(let nominal): nominal.id >= 0 || isLocalized || self == .text
    case .optional(let inner), .array(let inner), .meta(let inner): inner.mayLocalize
    case .dictionary(let key, let value): key.mayLocalize || value.mayLocalize
    case .tuple(let elements): elements.contains { $0.type.mayLocalize }
    case .function(_, let result): result.mayLocalize
    }
  }

  /// Optional, but never twice.
  var asOptional: SwiftType { if case .optional = self { self } else { .optional(self) } }
}

extension Name {
  static let string = Name("String")
  static let text = Name("Text")
}
