package import SwiftTree

/// The type of an expression, simplified to what extraction needs: if a literal is localizable, and
/// which specifier an interpolation gets. ``TypeInference`` returns it.
@usableFromInline package indirect enum SwiftType: Hashable, Sendable {
  case nominal(Nominal)
  case optional(SwiftType)
  /// Any sequence of elements, a set or a range as well.
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([Element])
  case function([SwiftType], SwiftType)
  /// The type itself as a value, as `Int` in `Int.max`.
  case meta(SwiftType)

  /// A type known by name, with its generic arguments.
  @usableFromInline package struct Nominal: Hashable, Sendable {
    /// The name, without the types around it.
    package let name: Name
    /// The type of the project that is meant; ``TypeID/none`` for an external type,
    /// ``TypeID/generic`` for a generic parameter.
    package var id = TypeID.none
    /// The generic arguments in order; empty if none are known.
    package var arguments: [SwiftType] = []
  }

  /// An element of a tuple.
  @usableFromInline package struct Element: Hashable, Sendable {
    /// The element's label, or ``Name/none``.
    package let label: Name
    /// The element's type.
    package let type: SwiftType
  }

  /// A type without arguments, known by name only.
  package static func named(_ name: Name) -> SwiftType { .nominal(Nominal(name: name)) }

  package static let string = named(Name("String"))
  package static let substring = named(Name("Substring"))
  /// A value whose type is known at run time only.
  package static let any = named(Name("Any"))
  package static let int = named(Name("Int"))
  package static let double = named(Name("Double"))
  package static let bool = named(Name("Bool"))
  package static let text = named(Name("Text"))
  /// The result of a function that does not return.
  package static let never = named(Name("Never"))
  /// A type of which nothing is known, such as the element type of an unknown list.
  package static let unknown = named(Name("?"))

  /// The type without the optionals around it.
  @inlinable package var unwrapped: SwiftType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The name and arguments; `nil` for a tuple, a function and the like.
  @inlinable package var nominal: Nominal? {
    if case .nominal(let nominal) = self { nominal } else { nil }
  }

  /// The element type of a sequence, such as `Character` for `String`; `nil` for other types.
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

  /// The optional of the type; an optional stays as it is.
  @inlinable package var asOptional: SwiftType {
    if case .optional = self { self } else { .optional(self) }
  }
}

extension Name {
  package static let string = Name("String")
  package static let text = Name("Text")
}
