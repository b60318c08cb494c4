import AppIntents

struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order soup"
  @Parameter(title: "Bowls", requestDisambiguationDialog: "How many bowls?") var bowls: Int
  @Parameter(
    title: "Spicy", default: true,
    displayName: Bool.IntentDisplayName(true: "Hot", false: "Mild"))
  var isSpicy: Bool
  @Parameter(title: "Lid", displayName: .init(true: "With lid", false: "Without lid")) var lid: Bool

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(actionName: .order, dialog: "Order this soup?")
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Serve", acceptAlternatives: ["Dish up"], denyLabel: "Wait",
        denyAlternatives: ["Later"], destructive: false))
    let isSure = try await $isSpicy.requestConfirmation(for: true, dialog: "Really hot?")
    let count = try await $bowls.requestValue("Say a number of bowls")
    let kind = try await $bowls.requestDisambiguation(among: [1, 2], dialog: "One or two?")
    if count > 9 { throw $bowls.needsValueError("So many? Say it again") }
    if kind > 9 { throw $bowls.needsDisambiguationError(among: [1], dialog: "Which one?") }
    let choice = try await requestChoice(
      between: [.init(title: "Take away"), IntentChoiceOption(title: "Eat here")],
      dialog: "Where will you eat?")
    try await continueInForeground("Opening the menu", alwaysConfirm: true)
    try await requestToContinueInForeground("Opening the old menu")
    throw needsToContinueInForegroundError("Please open the app")
  }
}

struct Kitchen {
  func requestValue(_ name: String) {}
  func cook() { requestValue("an own function's") }
}
