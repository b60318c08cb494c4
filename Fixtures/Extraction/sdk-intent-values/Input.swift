import AppIntents

struct Soup: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Soup", numericFormat: "\(placeholder: .int) soups", synonyms: ["Broth"])
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Pea soup", subtitle: "Green", synonyms: ["Green soup", "Peas"])
  }
  @Property(title: "Size") var size: Int
  @ComputedProperty(title: "Calories") var calories: Int { 300 }
  @DeferredProperty(title: "Reviews") var reviews: [String] { get async { [] } }
}

struct Options: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Choose a soup") {
      ItemSection("Hot soups", items: [IntentItem("pea", title: "Pea", subtitle: "Thick")])
      ItemSection(title: "Cold soups", items: [])
      IntentItemSection<String>("Sweet soups", subtitle: "For dessert") {}
    }
  }
}

struct OldIntent: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Warm up"
  static let deprecation = IntentDeprecation(message: "Use the oven", replacedBy: NewIntent.self)
  static var parameterSummary: some ParameterSummary { Summary("Warm \(\.$soup)", table: "Intents") }
}

let payment = IntentPaymentMethod(type: .credit, name: "Kitchen card", identificationHint: "1", icon: nil)
let menu = AppShortcutOptionsCollection(Options(), title: "On the menu", systemImageName: "list")
let presentation = ParameterPresentation(
  for: \.$soup, summary: Summary("Order \(\.$soup)"),
  optionsCollections: { OptionsCollection(Options(), title: "Of the day", systemImageName: "star") })
let deprecated: IntentDeprecation? = isOld ? .init(message: "Use the new one") : nil
