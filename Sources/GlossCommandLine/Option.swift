/// An option of a command, and the key that reads its value back.
///
///     let check = Option.flag("check", help: "Write nothing; fail if something would change")
///     let stale = Option.value("stale", default: StaleMode.xcode, help: "…")
///     …
///     if invocation[check] { … invocation[stale] … }
package struct Option<Value: Sendable>: DeclaresOption {
  /// The declaration that help, completion and the parser read.
  package let declaration: OptionDeclaration
  /// Converts the accepted words, in the order given, to the option's value; an empty list means
  /// that it is absent.
  let read: @Sendable ([String]) -> Value
}

extension Option where Value == Bool {
  /// An option that is given or not.
  package static func flag(
    _ name: String, short: Character? = nil, isHidden: Bool = false, help: String
  ) -> Self {
    Self(
      declaration: OptionDeclaration(name: name, short: short, isHidden: isHidden, help: help),
      read: { !$0.isEmpty })
  }
}

extension Option where Value: ExpressibleByArgument {
  /// An option with a value and a default; if given several times, the last value counts.
  ///
  /// - Parameters:
  ///   - placeholder: The value's name in usage lines; by default the option's name in capitals.
  ///   - companion: The name of another option without which this option has no effect.
  package static func value(
    _ name: String, short: Character? = nil, placeholder: String? = nil,
    default defaultValue: Value, completion: Completion = .nothing, isHidden: Bool = false,
    with companion: String? = nil, help: String
  ) -> Self {
    Self(
      declaration: OptionDeclaration(
        name: name, short: short,
        value: ValueDeclaration(
          of: Value.self, placeholder: placeholder ?? name.uppercased(), default: defaultValue,
          completion: completion), isHidden: isHidden, companion: companion, help: help),
      read: { texts in texts.last.flatMap(Value.init(argument:)) ?? defaultValue })
  }

  /// An option that must be given; if given several times, the last value counts.
  package static func required(
    _ name: String, short: Character? = nil, placeholder: String? = nil,
    completion: Completion = .nothing, help: String
  ) -> Self {
    Self(
      declaration: OptionDeclaration(
        name: name, short: short,
        value: ValueDeclaration(
          of: Value.self, placeholder: placeholder ?? name.uppercased(), default: nil,
          completion: completion), isRequired: true, help: help),
      read: { texts in
        guard let value = texts.last.flatMap(Value.init(argument:)) else {
          preconditionFailure("the parser lets no command run without its required '--\(name)'")
        }
        return value
      })
  }
}

extension Option {
  /// An option with a value, or `nil` if absent; if given several times, the last value counts.
  package static func optional<Wrapped: ExpressibleByArgument>(
    _ name: String, short: Character? = nil, placeholder: String? = nil,
    completion: Completion = .nothing, isHidden: Bool = false, help: String
  ) -> Self where Value == Wrapped? {
    Self(
      declaration: OptionDeclaration(
        name: name, short: short,
        value: ValueDeclaration(
          of: Wrapped.self, placeholder: placeholder ?? name.uppercased(), default: nil,
          completion: completion), isHidden: isHidden, help: help),
      read: { texts in texts.last.flatMap(Wrapped.init(argument:)) })
  }

  /// An option that may stand alone or have a value, which then has to follow a `=`: `--fix` and
  /// `--fix=all`. The value is `nil` if the option is absent.
  ///
  /// - Parameter implied: The value of the option without a `=`.
  package static func optional<Wrapped: ExpressibleByArgument>(
    _ name: String, short: Character? = nil, placeholder: String? = nil, implied: Wrapped,
    isHidden: Bool = false, help: String
  ) -> Self where Value == Wrapped? {
    Self(
      declaration: OptionDeclaration(
        name: name, short: short,
        value: ValueDeclaration(
          of: Wrapped.self, placeholder: placeholder ?? name.uppercased(), default: nil,
          implied: implied, completion: .nothing), isHidden: isHidden, help: help),
      read: { texts in texts.last.flatMap(Wrapped.init(argument:)) })
  }

  /// An option that may be given several times, each time with one value; all values count, in the
  /// order given.
  package static func repeated<Element: ExpressibleByArgument>(
    _ name: String, short: Character? = nil, placeholder: String? = nil,
    completion: Completion = .nothing, isHidden: Bool = false, help: String
  ) -> Self where Value == [Element] {
    Self(
      declaration: OptionDeclaration(
        name: name, short: short,
        value: ValueDeclaration(
          of: Element.self, placeholder: placeholder ?? name.uppercased(), default: nil,
          completion: completion), isRepeatable: true, isHidden: isHidden, help: help),
      read: { texts in texts.compactMap(Element.init(argument:)) })
  }
}
