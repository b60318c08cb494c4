import AppIntents

struct SendMessage: AppIntent {
  static let title: LocalizedStringResource = "Send Message"
  static let description = IntentDescription("Sends a message.", categoryName: "Chat")

  @Parameter(title: "Text", description: "What to send")
  var text: String

  static var parameterSummary: some ParameterSummary {
    Summary("Send \(\.$text)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Sent.")
  }
}
