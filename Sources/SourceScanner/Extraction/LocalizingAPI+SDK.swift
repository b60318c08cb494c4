extension LocalizingAPI {
  /// What Apple's SDKs localize, as far as the catalogs of public apps show it.
  package static let sdk: [LocalizingAPI] =
    foundation + firstArgumentInitializers + firstArgumentModifiers + labelled + alarms + intents
    + texts
    + writtenLiterals

  private static let foundation: [LocalizingAPI] = [
    LocalizingAPI(
      name: "String", form: .initializer, localized: .labels(["localized"]), tables: ["table"],
      bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "AttributedString", form: .initializer, localized: .labels(["localized"]),
      tables: ["table"], bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "init", form: .implicitMember, localized: .labels(["localized"]), tables: ["table"],
      bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(
      name: "init", form: .implicitMember, localized: .first, tables: ["table", "tableName"],
      bundle: "bundle", comment: "comment", defaultValue: "defaultValue", needsDetail: true),
    LocalizingAPI(
      name: "LocalizedStringResource", form: .initializer, localized: .first, tables: ["table"],
      bundle: "bundle", comment: "comment", defaultValue: "defaultValue"),
    LocalizingAPI(name: "LocalizedStringKey", form: .initializer, localized: .first),
    LocalizingAPI(name: "LocalizationValue", form: .initializer, localized: .first),
    LocalizingAPI(
      name: "NSLocalizedString", form: .initializer, localized: .first, tables: ["tableName"],
      bundle: "bundle", comment: "comment", defaultValue: "value",
      emptyDefaultIsNone: true, takesStaticKey: true),
    LocalizingAPI(
      name: "Text", form: .initializer, localized: .first, tables: ["tableName"], bundle: "bundle",
      comment: "comment"),
    LocalizingAPI(
      name: "TextState", form: .initializer, localized: .first, tables: ["tableName"],
      bundle: "bundle", comment: "comment"),
  ]

  private static let firstArgumentInitializers: [LocalizingAPI] = [
    "Label", "Button", "Toggle", "Picker", "Section", "TextField", "SecureField",
    "LabeledContent", "ContentUnavailableView", "Link", "NavigationLink", "Menu", "Stepper",
    "DatePicker", "ColorPicker", "ProgressView", "DisclosureGroup", "GroupBox", "ControlGroup",
    "Tab", "TabSection", "TableColumn", "ShareLink", "SharePreview", "PhotosPicker",
    "WindowGroup", "Window", "MenuBarExtra", "CommandMenu", "Marker", "Annotation",
    "AxisValueLabel",
  ].map { LocalizingAPI(name: $0, form: .initializer, localized: .first) }

  private static let firstArgumentModifiers: [LocalizingAPI] = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "help", "alert",
    "confirmationDialog", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "badge", "configurationDisplayName", "displayName", "chartXAxisLabel", "chartYAxisLabel",
    "fileDialogMessage", "dialogSuppressionToggle",
  ].map { LocalizingAPI(name: $0, form: .modifier, localized: .first) }

  private static let labelled: [LocalizingAPI] = [
    LocalizingAPI(
      name: "description", form: .modifier, localized: .first,
      onlyInChainOf: [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
        "ActivityConfiguration", "StaticControlConfiguration", "AppIntentControlConfiguration",
      ]),
    LocalizingAPI(name: "value", form: .implicitMember, localized: .first),
    LocalizingAPI(name: "searchable", form: .modifier, localized: .labels(["prompt"])),
    LocalizingAPI(name: "accessibilityAction", form: .modifier, localized: .labels(["named"])),
    LocalizingAPI(name: "AlarmButton", form: .initializer, localized: .labels(["text"])),
  ]

  /// Of AlarmKit, what an alarm shows: `AlarmPresentation.Alert(title: "…")`.
  private static let alarms: [LocalizingAPI] = ["Alert", "Countdown", "Paused"].map {
    LocalizingAPI(
      name: $0, form: .modifier, localized: .labels(["title"]), onlyInChainOf: ["AlarmPresentation"]
    )
  }

  /// The initializers that literals stand for, written out.
  private static let writtenLiterals: [LocalizingAPI] = [
    "LocalizedStringResource", "LocalizedStringKey", "LocalizationValue", "IntentDialog",
    "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation",
  ].map {
    LocalizingAPI(name: $0, form: .initializer, localized: .labels(["stringLiteral"]))
  }

  /// What takes a `Text`, which `.init("…")` can make there.
  private static let texts: [LocalizingAPI] =
    [
      ("Alert", ["title", "message"]), ("ActionSheet", ["title", "message"]),
      ("ContentUnavailableView", ["description"]), ("TextField", ["prompt"]),
      ("SecureField", ["prompt"]),
    ].map {
      LocalizingAPI(name: $0, form: .initializer, localized: .labels($1), takesText: true)
    }
    + ["default", "cancel", "destructive"].map {
      LocalizingAPI(name: $0, form: .implicitMember, localized: .first, takesText: true)
    }

  private static let intents: [LocalizingAPI] = [
    LocalizingAPI(name: "needsValueError", form: .modifier, localized: .first),
    LocalizingAPI(name: "requestValue", form: .modifier, localized: .first),
    LocalizingAPI(name: "result", form: .implicitMember, localized: .labels(["dialog"])),
    LocalizingAPI(
      name: "Parameter", form: .attribute,
      localized: .labels(["title", "description", "requestValueDialog"])),
    LocalizingAPI(name: "Property", form: .attribute, localized: .labels(["title"])),
    LocalizingAPI(
      name: "IntentDescription", form: .initializer,
      localized: .firstAnd(["categoryName", "searchKeywords", "resultValueName"])),
    LocalizingAPI(
      name: "DisplayRepresentation", form: .initializer,
      localized: .labels(["title", "subtitle"])),
    LocalizingAPI(
      name: "TypeDisplayRepresentation", form: .initializer,
      localized: .labels(["name", "numericFormat"])),
    LocalizingAPI(
      name: "IntentDialog", form: .initializer, localized: .firstAnd(["full", "supporting"])),
    LocalizingAPI(name: "Summary", form: .initializer, localized: .first),
    LocalizingAPI(
      name: "AppShortcut", form: .initializer, localized: .labels(["phrases"]),
      fixedTable: "AppShortcuts", keyIsFirstOfSet: true),
    LocalizingAPI(name: "AppShortcut", form: .initializer, localized: .labels(["shortTitle"])),
    LocalizingAPI(
      name: "AppIntentRecommendation", form: .initializer, localized: .labels(["description"])),
  ]
}
