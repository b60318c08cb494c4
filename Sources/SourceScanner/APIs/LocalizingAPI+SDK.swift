internal import LocalizationModel

extension LocalizingAPI {
  /// A framework with its declarations that take a localized key, resource or text.
  package struct Framework: Sendable {
    /// The name that code imports it by.
    package let name: String
    /// One row for all that is known of an API.
    package let rows: [LocalizingAPI]
  }

  /// The frameworks whose declarations are known, and libraries that are as common.
  package static let frameworks: [Framework] =
    [
      Framework(name: "Foundation", rows: foundation),
      Framework(name: "SwiftUI", rows: swiftUI),
    ] + intentFrameworks + widgetFrameworks + smallFrameworks

  /// The declarations of Apple's SDKs.
  package static let sdk: [LocalizingAPI] = frameworks.flatMap(\.rows) + writtenLiterals

  /// The initializers that literals stand for, written out.
  private static let writtenLiterals: [LocalizingAPI] = frameworks.flatMap(\.rows)
    .filter { $0.form == .initializer && LocalizedTypes.spellings.contains($0.name) }
    .map {
      LocalizingAPI(
        name: $0.name, form: .initializer, localized: .labels(["stringLiteral"]), traits: $0.traits)
    }

  // MARK: Kinds of rows

  /// Views, scenes and their parts whose first argument is a `LocalizedStringKey` or a `String`.
  static func views(_ names: String...) -> [LocalizingAPI] {
    names.map { view($0, .first, .keyOrString) }
  }

  /// An initializer of SwiftUI, which looks keys up in the app's bundle.
  static func view(
    _ name: String, _ localized: Localized, _ argument: LocalizingTraits.Argument
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: .initializer, localized: localized,
      traits: LocalizingTraits(argument: argument, lookup: .app, product: .labelled))
  }

  /// Modifiers of SwiftUI whose first argument is a `LocalizedStringKey` or a `String`.
  static func modifiers(_ names: String...) -> [LocalizingAPI] {
    names.map { modifier($0, .first, .keyOrString) }
  }

  /// A modifier of SwiftUI, which looks keys up in the app's bundle.
  static func modifier(
    _ name: String, _ localized: Localized, _ argument: LocalizingTraits.Argument,
    onlyInChainOf chain: [String] = []
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: .modifier, localized: localized,
      traits: LocalizingTraits(argument: argument, lookup: .app, product: .labelled),
      onlyInChainOf: chain)
  }

  /// A place where a literal becomes a `LocalizedStringResource` or what is made from one.
  static func resource(
    _ name: String, _ form: Form, _ localized: Localized, tables: [String] = [],
    onlyInChainOf chain: [String] = []
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: form, localized: localized, traits: resourceTraits, tables: tables,
      onlyInChainOf: chain)
  }

  static let resourceTraits = LocalizingTraits(
    argument: .resource, lookup: .unknown, product: .labelled)

  /// `.init(…)` as an argument, whose type the argument's label tells.
  ///
  /// - Parameter type: The name of the type, for messages.
  static func made(_ type: String, _ labels: [String], inArgument argument: String) -> LocalizingAPI
  {
    LocalizingAPI(
      name: "init", form: .implicitMember, localized: .labels(labels), traits: resourceTraits,
      inArguments: [argument], title: type)
  }

  /// A place of a `Text`, which `.init("…")` can make there. Rules look at no such literal.
  static func text(_ name: String, _ form: Form, _ localized: Localized) -> LocalizingAPI {
    LocalizingAPI(name: name, form: form, localized: localized, traits: .unknown, takesText: true)
  }
}
