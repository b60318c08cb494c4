package import SwiftTree

/// A type as far as it matters to what is localizable and how it is formatted.
@usableFromInline package indirect enum SwiftType: Hashable, Sendable {
  case nominal(Nominal)
  case optional(SwiftType)
  /// Any sequence of elements.
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([Element])
  case function([SwiftType], SwiftType)
  /// The type itself, as `Int` in `Int.max`.
  case meta(SwiftType)

  /// A type by its name, with its generic arguments.
  @usableFromInline package struct Nominal: Hashable, Sendable {
    /// Without the types around it.
    package let name: Name
    /// Which of the project, if it is one of those.
    package var id = TypeID.none
    /// The generic arguments in their order; empty if none are known.
    package var arguments: [SwiftType] = []
  }

  /// An element of a tuple.
  @usableFromInline package struct Element: Hashable, Sendable {
    /// The element's label, or the name of none.
    package let label: Name
    /// The element's type.
    package let type: SwiftType
  }

  /// A type without arguments that need not be the project's.
  package static func named(_ name: Name) -> SwiftType { .nominal(Nominal(name: name)) }

  package static let string = named(Name("String"))
  package static let substring = named(Name("Substring"))
  /// A value of which only the run knows the type.
  package static let any = named(Name("Any"))
  package static let int = named(Name("Int"))
  package static let double = named(Name("Double"))
  package static let bool = named(Name("Bool"))
  package static let text = named(Name("Text"))
  /// The result of what does not return.
  package static let never = named(Name("Never"))
  /// The type of a value of which no more is known, such as an element of an unknown list.
  package static let unknown = named(Name("?"))

  /// Without the optionals around it.
  @inlinable package var unwrapped: SwiftType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The name and arguments; `nil` for a tuple, a function and the like.
  @inlinable package var nominal: Nominal? {
    if case .nominal(let nominal) = self { nominal } else { nil }
  }

  /// What a sequence of the type holds.
  package var element: SwiftType? {
    switch self {
    case .array(let element): element
    case .dictionary(let key, let value):
      .tuple([.init(label: Name("key"), type: key), .init(label: Name("value"), type: value)])
    case .optional(let inner): inner.element
    case .nominal(let nominal) where nominal.name == .string: .named(Name("Character"))
    default: nil
    }
  }

  /// Optional, but never twice.
  @inlinable package var asOptional: SwiftType {
    if case .optional = self { self } else { .optional(self) }
  }
}

extension Name {
  package static let string = Name("String")
  package static let text = Name("Text")
}
