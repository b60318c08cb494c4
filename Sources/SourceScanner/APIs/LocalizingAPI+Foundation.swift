internal import LocalizationModel

extension LocalizingAPI {
  /// The rows of Foundation, of SwiftUI's `Text`, and of types that wrap a text.
  static let foundation: [LocalizingAPI] = values + lookups

  /// Initializers and functions whose literal Xcode extracts as a key.
  private static let values: [LocalizingAPI] = [
    LocalizingAPI(
      name: "String", form: .initializer, localized: .labels(["localized"]),
      traits: LocalizingTraits(
        argument: .key, lookup: .appOrBundle, product: .string, readsSpecifiers: true),
      tables: ["table"], bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "AttributedString", form: .initializer, localized: .labels(["localized"]),
      traits: LocalizingTraits(argument: .key, lookup: .appOrBundle, product: .attributedText),
      tables: ["table"], bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "init", form: .implicitMember, localized: .labels(["localized"]),
      traits: LocalizingTraits(
        argument: .key, lookup: .appOrBundle, product: .inferredText, readsSpecifiers: true),
      tables: ["table"], bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "init", form: .implicitMember, localized: .first,
      traits: LocalizingTraits(
        argument: .key, lookup: .unknown, product: .inferredText, readsSpecifiers: true),
      tables: ["table", "tableName"], bundle: "bundle", comment: "comment",
      defaultValue: "defaultValue", needsDetail: true),
    LocalizingAPI(
      name: "LocalizedStringResource", form: .initializer, localized: .first,
      traits: LocalizingTraits(
        argument: .resource, lookup: .appOrDescribedBundle, product: .text, readsSpecifiers: true),
      tables: ["table"], bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "LocalizedStringKey", form: .initializer, localized: .first,
      traits: LocalizingTraits(argument: .key, lookup: .unknown, product: .text)),
    LocalizingAPI(
      name: "LocalizationValue", form: .initializer, localized: .first,
      traits: LocalizingTraits(argument: .resource, lookup: .unknown, product: .text)),
    LocalizingAPI(
      name: "NSLocalizedString", form: .initializer, localized: .first,
      traits: LocalizingTraits(
        argument: .key, lookup: .appOrBundle, product: .string, readsSpecifiers: true),
      tables: ["tableName"], bundle: "bundle", comment: "comment", defaultValue: "value",
      emptyDefaultIsNone: true, takesStaticKey: true),
    LocalizingAPI(
      name: "Text", form: .initializer, localized: .first,
      traits: LocalizingTraits(
        argument: .key, lookup: .appOrBundle, product: .text, readsSpecifiers: true,
        takesVerbatim: true),
      tables: ["tableName"], bundle: "bundle", comment: "comment"),
    LocalizingAPI(
      name: "TextState", form: .initializer, localized: .first,
      traits: LocalizingTraits(argument: .key, lookup: .unknown, product: .labelled),
      tables: ["tableName"], bundle: "bundle", comment: "comment"),
  ]

  /// Functions that look a `String` up at run time. Xcode does not extract their keys.
  private static let lookups: [LocalizingAPI] = [
    LocalizingAPI(
      name: "localizedString", form: .modifier, localized: .labels(["forKey"]),
      traits: lookupTraits, tables: ["table"], defaultValue: "value", emptyDefaultIsNone: true,
      takesStaticKey: true, bases: ["Bundle.main", "Bundle.module"], isUnseen: true),
    LocalizingAPI(
      name: "localizedAttributedString", form: .modifier, localized: .labels(["forKey"]),
      traits: lookupTraits, tables: ["table"], defaultValue: "value", emptyDefaultIsNone: true,
      takesStaticKey: true, bases: ["Bundle.main", "Bundle.module"], isUnseen: true),
    LocalizingAPI(
      name: "localizedUserNotificationString", form: .modifier, localized: .labels(["forKey"]),
      traits: lookupTraits, takesStaticKey: true, bases: ["NSString"], isUnseen: true),
  ]

  private static let lookupTraits = LocalizingTraits(
    argument: .key, lookup: .unknown, product: .labelled)
}
