/// A positional argument of a command, and the key that reads its value back.
///
///     let paths = Argument<[String]>.any("PATH", completion: .folder, help: "…")
///     …
///     for path in invocation[paths] { … }
package struct Argument<Value: Sendable>: DeclaresArgument {
  /// The declaration that help, completion and the parser read.
  package let declaration: ArgumentDeclaration
  /// Converts the accepted words, in the order given, to the argument's value.
  let read: @Sendable ([String]) -> Value
}

extension Argument where Value: ExpressibleByArgument {
  /// An argument that must be given.
  package static func one(
    _ placeholder: String, completion: Completion = .nothing, help: String
  ) -> Self {
    Self(
      declaration: ArgumentDeclaration(
        value: ValueDeclaration(
          of: Value.self, placeholder: placeholder, default: nil, completion: completion),
        isRequired: true, isRepeating: false, help: help),
      read: { texts in
        guard let value = texts.last.flatMap(Value.init(argument:)) else {
          preconditionFailure("the parser lets no command run without its '\(placeholder)'")
        }
        return value
      })
  }
}

extension Argument {
  /// An argument that may be left out; its value is then `nil`.
  package static func optional<Wrapped: ExpressibleByArgument>(
    _ placeholder: String, completion: Completion = .nothing, help: String
  ) -> Self where Value == Wrapped? {
    Self(
      declaration: ArgumentDeclaration(
        value: ValueDeclaration(
          of: Wrapped.self, placeholder: placeholder, default: nil, completion: completion),
        isRequired: false, isRepeating: false, help: help),
      read: { texts in texts.last.flatMap(Wrapped.init(argument:)) })
  }

  /// Any number of arguments, including none; allowed only as a command's last argument.
  package static func any<Element: ExpressibleByArgument>(
    _ placeholder: String, completion: Completion = .nothing, help: String
  ) -> Self where Value == [Element] {
    many(placeholder, isRequired: false, completion: completion, help: help)
  }

  /// One argument or more; allowed only as a command's last argument.
  package static func some<Element: ExpressibleByArgument>(
    _ placeholder: String, completion: Completion = .nothing, help: String
  ) -> Self where Value == [Element] {
    many(placeholder, isRequired: true, completion: completion, help: help)
  }

  private static func many<Element: ExpressibleByArgument>(
    _ placeholder: String, isRequired: Bool, completion: Completion, help: String
  ) -> Self where Value == [Element] {
    Self(
      declaration: ArgumentDeclaration(
        value: ValueDeclaration(
          of: Element.self, placeholder: placeholder, default: nil, completion: completion),
        isRequired: isRequired, isRepeating: true, help: help),
      read: { texts in texts.compactMap(Element.init(argument:)) })
  }
}
