internal import LocalizationModel

extension LocalizingAPI {
  /// A framework with its declarations that take a localized key, resource or text.
  package struct Framework: Sendable {
    /// The name of its module, such as `SwiftUI`.
    package let name: String
    /// The rows, one for each API.
    package let rows: [LocalizingAPI]
  }

  /// All frameworks in the table. `TextState`, of a common library, is among Foundation's rows.
  package static let frameworks: [Framework] =
    [
      Framework(name: "Foundation", rows: foundation),
      Framework(name: "SwiftUI", rows: swiftUI),
    ] + intentFrameworks + widgetFrameworks + smallFrameworks

  /// All rows for Apple's SDKs, which ``LocalizingAPITable/sdk`` holds.
  package static let sdk: [LocalizingAPI] = frameworks.flatMap(\.rows) + writtenLiterals

  /// The initializers that the compiler calls for literals, written out:
  /// `LocalizedStringKey(stringLiteral: "…")`.
  private static let writtenLiterals: [LocalizingAPI] = frameworks.flatMap(\.rows)
    .filter { $0.form == .initializer && LocalizedTypes.spellings.contains($0.name) }
    .map {
      LocalizingAPI(
        name: $0.name, form: .initializer, localized: .labels(["stringLiteral"]), traits: $0.traits)
    }

  // MARK: Kinds of rows

  /// Rows for views, scenes and their parts whose first argument is a `LocalizedStringKey` or a
  /// `String`.
  static func views(_ names: String...) -> [LocalizingAPI] {
    names.map { view($0, .first, .keyOrString) }
  }

  /// A row for a SwiftUI initializer, which looks keys up in the app's bundle.
  static func view(
    _ name: String, _ localized: Localized, _ argument: LocalizingTraits.Argument
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: .initializer, localized: localized,
      traits: LocalizingTraits(argument: argument, lookup: .app, product: .labelled))
  }

  /// Rows for SwiftUI modifiers whose first argument is a `LocalizedStringKey` or a `String`.
  static func modifiers(_ names: String...) -> [LocalizingAPI] {
    names.map { modifier($0, .first, .keyOrString) }
  }

  /// A row for a SwiftUI modifier, which looks keys up in the app's bundle.
  static func modifier(
    _ name: String, _ localized: Localized, _ argument: LocalizingTraits.Argument,
    onlyInChainOf chain: [String] = []
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: .modifier, localized: localized,
      traits: LocalizingTraits(argument: argument, lookup: .app, product: .labelled),
      onlyInChainOf: chain)
  }

  /// A row for an API whose literal becomes a `LocalizedStringResource` or a type made from one.
  static func resource(
    _ name: String, _ form: Form, _ localized: Localized, tables: [String] = [],
    onlyInChainOf chain: [String] = []
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: form, localized: localized, traits: resourceTraits, tables: tables,
      onlyInChainOf: chain)
  }

  /// The traits of an API whose literal becomes a `LocalizedStringResource`.
  static let resourceTraits = LocalizingTraits(
    argument: .resource, lookup: .unknown, product: .labelled)

  /// A row for `.init(…)` as an argument, whose type follows from the argument's label.
  ///
  /// - Parameters:
  ///   - type: The name of the type that is made.
  ///   - calls: The types whose initializers have the argument; empty if its label says enough.
  static func made(
    _ type: String, _ labels: [String], inArgument arguments: String...,
    ofCalls calls: [String] = []
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: "init", form: .implicitMember, localized: .labels(labels), traits: resourceTraits,
      inArguments: arguments, inCalls: calls, title: type)
  }

  /// A row for an argument of type `Text`, which `.init("…")` can make. A literal alone is not
  /// accepted there.
  static func text(_ name: String, _ form: Form, _ localized: Localized) -> LocalizingAPI {
    LocalizingAPI(name: name, form: form, localized: localized, traits: .unknown, takesText: true)
  }
}
