import ConventionChecks
import LocalizationModel
import Testing

/// The advice of `comment-home` fits the type that the place of the literal has.
@Suite struct CommentAdviceTests {
  private static let cases = [
    (
      "struct Card: View { let title: LocalizedStringResource }\nlet a = Card(title: \"Save\")",
      #"write LocalizedStringResource("…", comment: "…") in place of the literal"#
    ),
    (
      "let title: LocalizedStringResource = \"Save\"",
      #"write LocalizedStringResource("…", comment: "…") in place of the literal"#
    ),
    (
      "struct Card: View { let title: LocalizedStringKey }\nlet a = Card(title: \"Save\")",
      "becomes a LocalizedStringKey, which holds no comment: change the type"
    ),
    (
      "let title: LocalizedStringKey = \"Save\"",
      "becomes a LocalizedStringKey, which holds no comment: change the type"
    ),
    (
      "func show(_ text: String.LocalizationValue) {}\nfunc run() { show(\"Save\") }",
      "becomes a String.LocalizationValue, which holds no comment: change the type"
    ),
    (
      "enum Mode { case save\n  var title: LocalizedStringKey { switch self { case .save: \"Save\" } } }",
      "becomes a LocalizedStringKey, which holds no comment: change the type"
    ),
    (
      """
      func show(_ text: String.LocalizationValue, comment: StaticString) {}
      func run() { show("Save", comment: "保存草稿的按钮") }
      """, "the comment of 'Save' is not extracted: list 'show' under 'functions' in gloss.json"
    ),
    (
      """
      func show(_ text: LocalizedStringKey, comment: StaticString = "") {}
      func run() { show("Save") }
      """, "'show' has a parameter for the comment: give 'Save' its comment there"
    ),
    (
      """
      struct Card: View {
        let title: LocalizedStringKey
        init(_ title: LocalizedStringKey, comment: StaticString = "") { self.title = title }
      }
      let a = Card("Save")
      """, "'Card' has a parameter for the comment: give 'Save' its comment there"
    ),
    (
      "let text: IntentDescription = \"Save\"",
      #"write IntentDescription(LocalizedStringResource("…", comment: "…")) in place"#
    ),
    (
      "let text: DisplayRepresentation = \"Save\"",
      #"write DisplayRepresentation(title: LocalizedStringResource("…", comment: "…")) in"#
    ),
    (
      #"let text = AlarmButton(text: "Save", textColor: .red, systemImageName: "disk")"#,
      #"write LocalizedStringResource("…", comment: "…") in place of the literal"#
    ),
    (
      "func perform() -> some IntentResult { .result(dialog: \"Saved\") }",
      #"write IntentDialog(LocalizedStringResource("…", comment: "…")) in place"#
    ),
    (
      "func perform() throws { throw $name.needsValueError(\"Which name?\") }",
      #"write IntentDialog(LocalizedStringResource("…", comment: "…")) in place"#
    ),
    (
      "let a = DisplayRepresentation(title: \"Save\")",
      #"'Save' has no comment: write LocalizedStringResource("…", comment: "…") in place"#
    ),
    (
      "let a = IntentDialog(\"Save\")",
      #"'Save' has no comment: write LocalizedStringResource("…", comment: "…") in place"#
    ),
    (
      "Button(\"Save\") {}",
      #"'Button' takes no comment: pass String(localized: "…", comment: "…")"#
    ),
    (
      "view.help(\"Save\")",
      #"pass String(localized: "…", comment: "…") or Text("…", comment: "…")"#
    ),
  ]

  @Test(arguments: cases)
  func fitsTheType(code: String, advice: String) async throws {
    let rule = try #require(allRules.first { $0.summary.id == "comment-home" })
    let findings = try await ExampleRun(.swift(code)).findings(of: rule)
    #expect(findings.count == 1)
    let message = findings.first?.message.description ?? ""
    #expect(message.contains(advice), "\(message)")
    if !advice.contains("pass String") {
      #expect(!message.contains("String(localized"), "\(message)")
    }
  }
}
