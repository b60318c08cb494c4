/// The traits of an API that localizes its literal: those columns of its row in the scanner's table
/// that rules and translators' notes need, whatever the call looks like.
package struct LocalizingTraits: Hashable, Sendable {
  /// The types that the argument accepts beside a literal.
  package enum Argument: Hashable, Sendable {
    /// Only a type that looks a key up, such as `LocalizedStringKey`, or one that is not known.
    case key
    /// A key, or a `String` that is shown unchanged, so that the string can be made with a comment
    /// first.
    case keyOrString
    /// A `LocalizedStringResource`, which the compiler extracts.
    case resource
  }

  /// The bundle that the key is looked up in.
  package enum Lookup: Hashable, Sendable {
    /// The app's bundle, whatever target the call is in.
    case app
    /// The app's bundle unless the call names another `Bundle` by `bundle:`.
    case appOrBundle
    /// The app's bundle unless the call describes another one, which `.module` does not.
    case appOrDescribedBundle
    /// Any bundle: the declaration does not say, or is not known.
    case unknown
  }

  /// The result of a call.
  package enum Product: Hashable, Sendable {
    /// A view or value with the text in it, such as a button: the API says what the text is for.
    case labelled
    /// A text that can be shown anywhere.
    case text
    /// A text with attributes that can be shown anywhere.
    case attributedText
    /// A `String` in the user's language that can be shown anywhere.
    case string
    /// A text of the type that the context expects: `.init(localized: "…")`.
    case inferredText
  }

  /// The types that the argument accepts.
  package let argument: Argument
  /// The bundle that the key is looked up in.
  package let lookup: Lookup
  /// The result of a call.
  package let product: Product
  /// True if a `%` in the literal begins a specifier even without an interpolation.
  package let readsSpecifiers: Bool
  /// True if `verbatim:` before the literal shows it unchanged.
  package let takesVerbatim: Bool

  /// Makes a row's traits. The first three have no default value, so that no row can forget them.
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

  /// The traits of functions that only the project knows.
  package static let unknown = LocalizingTraits(
    argument: .key, lookup: .unknown, product: .labelled)
}
