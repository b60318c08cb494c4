internal import LocalizationModel

extension LocalizingAPI {
  /// What Apple's SDKs localize, as far as the catalogs of public apps show it: one row for all that is
  /// known of an API.
  package static let sdk: [LocalizingAPI] =
    foundation + views + modifiers + labelled + alarms + intents + texts + writtenLiterals

  private static let foundation: [LocalizingAPI] = [
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

  /// Views and scenes whose first argument is the text.
  private static let views: [LocalizingAPI] = [
    view("Annotation", .keyOrString, .app),
    view("AxisValueLabel", .keyOrString, .app),
    view("Button", .keyOrString, .app),
    view("ColorPicker", .keyOrString, .app),
    view("CommandMenu", .keyOrString, .app),
    view("ContentUnavailableView", .keyOrString, .app),
    view("ControlGroup", .keyOrString, .app),
    view("DatePicker", .keyOrString, .app),
    view("DisclosureGroup", .keyOrString, .app),
    view("GroupBox", .keyOrString, .app),
    view("Label", .keyOrString, .app),
    view("LabeledContent", .keyOrString, .app),
    view("Link", .keyOrString, .app),
    view("Marker", .keyOrString, .app),
    view("Menu", .keyOrString, .app),
    view("MenuBarExtra", .keyOrString, .app),
    view("NavigationLink", .keyOrString, .app),
    view("PhotosPicker", .keyOrString, .app),
    view("Picker", .keyOrString, .app),
    view("ProgressView", .keyOrString, .app),
    view("Section", .keyOrString, .app),
    view("SecureField", .keyOrString, .app),
    view("ShareLink", .keyOrString, .app),
    view("SharePreview", .keyOrString, .app),
    view("Stepper", .keyOrString, .app),
    view("Tab", .keyOrString, .app),
    view("TabSection", .keyOrString, .app),
    view("TableColumn", .keyOrString, .app),
    view("TextField", .keyOrString, .app),
    view("Toggle", .keyOrString, .app),
    view("Window", .keyOrString, .app),
    view("WindowGroup", .keyOrString, .app),
  ]

  private static let modifiers: [LocalizingAPI] = [
    modifier("accessibilityAction", .labels(["named"]), .keyOrString, .app),
    modifier("accessibilityHint", .first, .keyOrString, .app),
    modifier("accessibilityLabel", .first, .keyOrString, .app),
    modifier("accessibilityValue", .first, .keyOrString, .app),
    modifier("alert", .first, .keyOrString, .app),
    modifier("badge", .first, .keyOrString, .app),
    modifier("chartXAxisLabel", .first, .keyOrString, .app),
    modifier("chartYAxisLabel", .first, .keyOrString, .app),
    modifier("configurationDisplayName", .first, .keyOrString, .app),
    modifier("confirmationDialog", .first, .keyOrString, .app),
    modifier(
      "description", .first, .keyOrString, .app,
      onlyInChainOf: [
        "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
        "ActivityConfiguration",
      ]),
    modifier(
      "description", .first, .resource, .unknown,
      onlyInChainOf: ["StaticControlConfiguration", "AppIntentControlConfiguration"]),
    modifier("dialogSuppressionToggle", .first, .keyOrString, .app),
    modifier("displayName", .first, .resource, .unknown),
    modifier("fileDialogMessage", .first, .keyOrString, .app),
    modifier("help", .first, .keyOrString, .app),
    modifier("navigationBarTitle", .first, .keyOrString, .app),
    modifier("navigationSubtitle", .first, .keyOrString, .app),
    modifier("navigationTitle", .first, .keyOrString, .app),
    modifier("searchable", .labels(["prompt"]), .keyOrString, .app),
  ]

  private static let labelled: [LocalizingAPI] = [
    LocalizingAPI(name: "value", form: .implicitMember, localized: .first, traits: .unknown),
    LocalizingAPI(
      name: "AlarmButton", form: .initializer, localized: .labels(["text"]), traits: resource),
  ]

  /// Texts that an alarm of AlarmKit shows: `AlarmPresentation.Alert(title: "…")`.
  private static let alarms: [LocalizingAPI] = ["Alert", "Countdown", "Paused"].map {
    modifier($0, .labels(["title"]), .resource, .unknown, onlyInChainOf: ["AlarmPresentation"])
  }

  /// The initializers that literals stand for, written out.
  private static let writtenLiterals: [LocalizingAPI] = (foundation + intents)
    .filter { $0.form == .initializer && LocalizedTypes.spellings.contains($0.name) }
    .map {
      LocalizingAPI(
        name: $0.name, form: .initializer, localized: .labels(["stringLiteral"]), traits: $0.traits)
    }

  /// What takes a `Text`, which `.init("…")` can make there. Rules look at no such literal.
  private static let texts: [LocalizingAPI] =
    [
      ("Alert", ["title", "message"]), ("ActionSheet", ["title", "message"]),
      ("ContentUnavailableView", ["description"]), ("TextField", ["prompt"]),
      ("SecureField", ["prompt"]),
    ].map {
      LocalizingAPI(
        name: $0, form: .initializer, localized: .labels($1), traits: .unknown, takesText: true)
    }
    + ["default", "cancel", "destructive"].map {
      LocalizingAPI(
        name: $0, form: .implicitMember, localized: .first, traits: .unknown, takesText: true)
    }

  /// Places of App Intents where a literal becomes a `LocalizedStringResource`.
  private static let intents: [LocalizingAPI] = [
    intent("needsValueError", .modifier, .first),
    intent("requestValue", .modifier, .first),
    intent("result", .implicitMember, .labels(["dialog"])),
    intent("Parameter", .attribute, .labels(["title", "description", "requestValueDialog"])),
    intent("Property", .attribute, .labels(["title"])),
    intent(
      "IntentDescription", .initializer,
      .firstAnd(["categoryName", "searchKeywords", "resultValueName"])),
    intent("DisplayRepresentation", .initializer, .labels(["title", "subtitle"])),
    intent("TypeDisplayRepresentation", .initializer, .labels(["name", "numericFormat"])),
    intent("IntentDialog", .initializer, .firstAnd(["full", "supporting"])),
    intent("Summary", .initializer, .first),
    LocalizingAPI(
      name: "AppShortcut", form: .initializer, localized: .labels(["phrases"]), traits: resource,
      fixedTable: "AppShortcuts", keyIsFirstOfSet: true),
    intent("AppShortcut", .initializer, .labels(["shortTitle"])),
    intent("AppIntentRecommendation", .initializer, .labels(["description"])),
  ]

  private static let resource = LocalizingTraits(
    argument: .resource, lookup: .unknown, product: .labelled)

  // MARK: Kinds of rows

  private static func view(
    _ name: String, _ argument: LocalizingTraits.Argument, _ lookup: LocalizingTraits.Lookup
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: .initializer, localized: .first,
      traits: LocalizingTraits(argument: argument, lookup: lookup, product: .labelled))
  }

  private static func modifier(
    _ name: String, _ localized: Localized, _ argument: LocalizingTraits.Argument,
    _ lookup: LocalizingTraits.Lookup, onlyInChainOf chain: [String] = []
  ) -> LocalizingAPI {
    LocalizingAPI(
      name: name, form: .modifier, localized: localized,
      traits: LocalizingTraits(argument: argument, lookup: lookup, product: .labelled),
      onlyInChainOf: chain)
  }

  private static func intent(_ name: String, _ form: Form, _ localized: Localized) -> LocalizingAPI
  {
    LocalizingAPI(name: name, form: form, localized: localized, traits: resource)
  }
}
