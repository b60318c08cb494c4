import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Keys that settings make extraction find.
@Suite struct ExtractionSettingsTests {
  private func keys(_ settings: String, _ sources: [String: String]) async throws -> [String] {
    let folder = try TemporaryFolder(["gloss.json": settings])
    for (name, text) in sources { try folder.add(name, text) }
    return await Extraction(of: try await folder.project()).entries.map(\.string.key)
  }

  @Test(arguments: [
    ("{}", ["Shipped"]), ("{\"debug\": false}", ["Shipped"]),
    ("{\"debug\": true}", ["Debug %lld", "Shipped"]),
  ])
  func takesDebugCodeIfToldTo(settings: String, expected: [String]) async throws {
    let text = """
      #if DEBUG
      struct Menu: View { let count: Int; var body: some View { Text("Debug \\(count)") } }
      #endif
      #if false
      let never = Text("Never")
      #endif
      let shipped = Text("Shipped")
      """
    #expect(try await keys(settings, ["a.swift": text]) == expected)
  }

  /// A type named in the settings localizes literals as a type of the SDKs does.
  @Test func localizesByTypesOfDependencies() async throws {
    let sources = [
      "a.swift": """
      struct Row: View {
        let title: LocalizedText
        var body: some View { Label(LocalizedText("Written out"), icon: "none") }
        static let all: [LocalizedText] = ["First", "Second \\(1 + 1)"]
        func subtitle(_ isOn: Bool) -> LocalizedText? { isOn ? "On" : nil }
      }
      """,
      "b.swift": "let row = Row(title: \"Passed\")\nlet plain: PlainText = \"Plain\"\n",
    ]
    #expect(try await keys("{}", sources) == [])
    #expect(
      try await keys("{\"types\": [\"LocalizedText\"]}", sources) == [
        "Written out", "First", "Second %lld", "On", "Passed",
      ])
  }
}
