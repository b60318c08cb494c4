/// What an API that localizes its literal is like: the columns of its row in the scanner's table that
/// rules and translators' notes go by, wherever a call of it stands.
package struct LocalizingTraits: Hashable, Sendable {
  /// What the argument can be beside a literal.
  package enum Argument: Hashable, Sendable {
    /// Only what looks a key up: `LocalizedStringKey`, or a type that is not known.
    case key
    /// A key, or a `String` that is shown as it is, so that it can be made with a comment first.
    case keyOrString
    /// A `LocalizedStringResource`, which the compiler looks at.
    case resource
  }

  /// In which bundle the key is looked up.
  package enum Lookup: Hashable, Sendable {
    /// In the app's, whatever target calls it.
    case app
    /// In the app's unless the call names another `Bundle` by `bundle:`.
    case appOrBundle
    /// In the app's unless the call describes another bundle, which `.module` does not.
    case appOrDescribedBundle
    /// The declaration does not say, or is not known.
    case unknown
  }

  /// What a call gives.
  package enum Product: Hashable, Sendable {
    /// Something with the text in it, such as a button: the API says what the text is for.
    case labelled
    /// A text for any place.
    case text
    /// A text with attributes for any place.
    case attributedText
    /// A `String` in the user's language for any place.
    case string
    /// A text of the type that its place expects: `.init(localized: "…")`.
    case inferredText
  }

  /// What the argument is.
  package let argument: Argument
  /// Which bundle it is looked up in.
  package let lookup: Lookup
  /// What the call gives.
  package let product: Product
  /// Whether a `%` in the literal begins a specifier even where there is no interpolation.
  package let readsSpecifiers: Bool
  /// Whether `verbatim:` before the literal shows it as it is.
  package let takesVerbatim: Bool

  /// - Parameters:
  ///   - argument: Has no default value: a row has to say it. So do the next two.
  package init(
    argument: Argument, lookup: Lookup, product: Product, readsSpecifiers: Bool = false,
    takesVerbatim: Bool = false
  ) {
    self.argument = argument
    self.lookup = lookup
    self.product = product
    self.readsSpecifiers = readsSpecifiers
    self.takesVerbatim = takesVerbatim
  }

  /// Traits of functions that only the project knows.
  package static let unknown = LocalizingTraits(
    argument: .key, lookup: .unknown, product: .labelled)
}
