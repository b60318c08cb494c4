internal import LocalizationModel

extension LocalizingAPI {
  /// The rows of AppIntents.
  static let intentFrameworks = [
    Framework(
      name: "AppIntents",
      rows: intentValues + intentRequests + intentProperties + intentOptions + shortcuts)
  ]

  /// Titles and descriptions that intents and entities show of themselves.
  private static let intentValues: [LocalizingAPI] = [
    resource(
      "IntentDescription", .initializer,
      .firstAnd(["categoryName", "searchKeywords", "resultValueName"])),
    resource(
      "DisplayRepresentation", .initializer,
      .labels(["title", "subtitle", "descriptionText", "synonyms"])),
    resource(
      "TypeDisplayRepresentation", .initializer, .labels(["name", "numericFormat", "synonyms"])),
    resource("IntentDialog", .initializer, .firstAnd(["full", "supporting"])),
    resource("IntentDeprecation", .initializer, .labels(["message"])),
    resource("IntentPaymentMethod", .initializer, .labels(["name"])),
    resource("result", .implicitMember, .labels(["dialog"])),
    resource("Summary", .initializer, .first, tables: ["table"]),
    resource("IntentParameterSummary", .initializer, .first, tables: ["table"]),
  ]

  /// Questions to the person who runs an intent.
  private static let intentRequests: [LocalizingAPI] = [
    resource("continueInForeground", .method, .first),
    resource("needsDisambiguationError", .method, .labels(["dialog"])),
    resource("needsToContinueInForegroundError", .method, .first),
    resource("needsValueError", .method, .first),
    resource("requestChoice", .method, .labels(["dialog"])),
    resource("requestConfirmation", .method, .labels(["dialog"])),
    resource("requestDisambiguation", .method, .labels(["dialog"])),
    resource("requestToContinueInForeground", .method, .first),
    resource("requestValue", .method, .first),
    resource("IntentChoiceOption", .initializer, .labels(["title"])),
    made("IntentChoiceOption", ["title"], inArgument: "between"),
    resource(
      "custom", .modifier,
      .labels(["acceptLabel", "acceptAlternatives", "denyLabel", "denyAlternatives"])),
  ]

  /// Parameters of intents and properties of entities, as attributes and as initializers.
  private static let intentProperties: [LocalizingAPI] =
    ["Parameter", "IntentParameter"].map {
      resource(
        $0, .attribute,
        .labels(["title", "description", "requestValueDialog", "requestDisambiguationDialog"]))
    }
    + ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"].map {
      resource($0, .attribute, .labels(["title"]))
    }
    + [
      resource(
        "IntentParameter", .initializer,
        .labels(["title", "description", "requestValueDialog", "requestDisambiguationDialog"])),
      resource("EntityProperty", .initializer, .labels(["title"])),
      resource(
        "IntentDisplayName", .modifier, .labels(["true", "false"]), onlyInChainOf: ["Bool"]),
      made("IntentDisplayName", ["true", "false"], inArgument: "displayName"),
    ]

  /// Titles of choices and sections.
  private static let intentOptions: [LocalizingAPI] =
    ["ItemSection", "IntentItemSection"].map {
      resource($0, .initializer, .firstAnd(["title", "subtitle"]))
    }
    + ["ItemCollection", "IntentItemCollection"].map {
      resource($0, .initializer, .labels(["promptLabel"]))
    }
    + [
      resource("IntentItem", .initializer, .labels(["title", "subtitle"]))
    ]
    + ["AppShortcutOptionsCollection", "OptionsCollection"].map {
      resource($0, .initializer, .labels(["title"]))
    }

  /// Phrases and titles of App Shortcuts. Xcode keeps the phrases in a table of their own.
  private static let shortcuts: [LocalizingAPI] = [
    LocalizingAPI(
      name: "AppShortcut", form: .initializer, localized: .labels(["phrases"]),
      traits: resourceTraits, fixedTable: "AppShortcuts", keyIsFirstOfSet: true),
    resource("AppShortcut", .initializer, .labels(["shortTitle"])),
  ]
}
