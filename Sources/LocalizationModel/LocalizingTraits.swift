/// The traits of an API that localizes its literal, such as `Text` or `NSLocalizedString`. The
/// scanner has a table of these APIs, and copies from an API's row the columns that rules and the
/// notes for translators need.
package struct LocalizingTraits: Hashable, Sendable {
  /// The types that the argument accepts beside a literal.
  package enum Argument: Hashable, Sendable {
    /// Only a type that looks a key up, such as `LocalizedStringKey`, or an unknown type.
    case key
    /// A key, or a `String` that is shown unchanged. So the caller can make the text with
    /// `String(localized:comment:)` first and pass it on.
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
    /// The app's bundle unless the call gives another one as a
    /// `LocalizedStringResource.BundleDescription`, a type without `.module`.
    case appOrDescribedBundle
    /// An unknown bundle.
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

  /// Makes the traits of one API. The first three have no default value, so that no row of the
  /// scanner's table can forget them.
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

  /// The traits of functions that the project declares, of which nothing more is known.
  package static let unknown = LocalizingTraits(
    argument: .key, lookup: .unknown, product: .labelled)
}
