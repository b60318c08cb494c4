import ConventionChecks
import LocalizationModel
import SourceScanner
import Testing

/// The findings of the rules on a call of every row of the scanner's table, compared with the row's
/// columns: a rule with a list of its own fails for the next API.
@Suite struct LocalizingAPITests {
  /// All but rows about a `Text` in an argument, as what makes that has a row of its own, about
  /// what no compiler sees, and about types without a localized argument.
  private static let rows = LocalizingAPI.sdk.filter { row in
    if case .labels(let labels) = row.localized, labels.isEmpty { return false }
    return !row.takesText && !row.isUnseen
  }

  /// Returns the findings of a rule in calls, one a line, by line from 0.
  private func findings(
    of rule: any Rule, _ call: (LocalizingAPI, Int) -> String, entry: String = ""
  ) async throws -> [Int: Finding] {
    let calls = Self.rows.enumerated().map { call($1, $0) }
    let keys = Self.rows.indices.map { "\"\(Self.text($0))\" : {\(entry)}" }
    let example = RuleExample.package(
      calls.joined(separator: "\n"), keys.joined(separator: ", "))
    var byLine: [Int: Finding] = [:]
    for finding in try await ExampleRun(example).findings(of: rule) {
      let line = try #require(finding.position?.line)
      byLine[line - 1] = finding
    }
    return byLine
  }

  private static func text(_ index: Int) -> String {
    // Digits would be one more thing that rules look at.
    "Save item " + String(index, radix: 2).map { $0 == "1" ? "l" : "o" }.joined()
  }

  private func rule(_ id: String) throws -> any Rule {
    try #require(allRules.first { $0.summary.id == id })
  }

  private func call(_ row: LocalizingAPI, _ index: Int) -> String {
    SampleCall(row: row, text: Self.text(index)).code
  }

  @Test func saysWhereACommentGoes() async throws {
    let missing = try await findings(of: rule("comment-missing"), call)
    let homeless = try await findings(
      of: rule("comment-home"), call, entry: "\"comment\" : \"保存按钮\"")
    for (index, row) in Self.rows.enumerated() {
      let takesComment = !row.comment.isEmpty
      #expect((missing[index] != nil) == takesComment, "\(row.name)")
      // Nothing in the code can hold the comment of a phrase or a summary.
      let holdsNone = row.name == "Summary" || row.keyIsFirstOfSet
      #expect((homeless[index] != nil) == (!takesComment && !holdsNone), "\(row.name)")
      guard let finding = homeless[index] else { continue }
      let message = "\(finding.message)"
      let takesString = row.traits.argument == .keyOrString
      #expect(message.contains("String(localized:") == takesString, "\(row.name)")
      #expect(message.contains("LocalizedStringResource(") == !takesString, "\(row.name)")
      #expect((finding.fix != nil) == (row.traits.argument == .keyOrString), "\(row.name)")
    }
  }

  @Test func saysWhereABundleIsMissing() async throws {
    let found = try await findings(of: rule("bundle-missing"), call)
    for (index, row) in Self.rows.enumerated() {
      switch row.traits.lookup {
      case .app, .appOrDescribedBundle:
        #expect(found[index] != nil && found[index]?.fix == nil, "\(row.name)")
      case .appOrBundle: #expect(found[index]?.fix != nil, "\(row.name)")
      case .unknown: #expect(found[index] == nil, "\(row.name)")
      }
    }
  }

  @Test func knowsWhatGivesAString() async throws {
    let found = try await findings(of: rule("localized-comparison")) { row, index in
      let code = call(row, index)
      return row.form == .attribute ? code : "if title == \(code.dropFirst(2).dropLast()) {}"
    }
    for (index, row) in Self.rows.enumerated() {
      let isString = row.traits.product == .string || row.traits.product == .inferredText
      #expect((found[index] != nil) == isString, "\(row.name)")
    }
  }

  @Test func knowsWhatReadsSpecifiers() async throws {
    let found = try await findings(of: rule("comment-placeholder")) { row, index in
      SampleCall(row: row, text: "%@ " + Self.text(index), comment: "保存按钮").code
    }
    for (index, row) in Self.rows.enumerated() where !row.comment.isEmpty {
      #expect((found[index] != nil) == row.traits.readsSpecifiers, "\(row.name)")
    }
  }

  @Test func knowsWhatTakesVerbatim() async throws {
    let found = try await findings(of: rule("verbatim-candidate")) { row, index in
      SampleCall(row: row, text: "\\(String(a))/\(index)").code
    }
    for (index, row) in Self.rows.enumerated() {
      #expect((found[index]?.fix != nil) == row.traits.takesVerbatim, "\(row.name)")
    }
  }

  /// Once these were in one list of names and missing from another.
  @Test func followsTheDeclarationsOfTheSDKs() throws {
    let keysAndStrings = [
      "Annotation", "AxisValueLabel", "CommandMenu", "ControlGroup", "Marker", "MenuBarExtra",
      "PhotosPicker", "ShareLink", "SharePreview", "Tab", "TabSection", "TableColumn", "Window",
      "WindowGroup", "accessibilityAction", "chartXAxisLabel", "chartYAxisLabel",
      "configurationDisplayName", "dialogSuppressionToggle", "fileDialogMessage",
      "navigationBarTitle", "searchable",
    ]
    for name in keysAndStrings {
      let traits = try #require(Self.rows.first { $0.name == name }).traits
      #expect(traits.argument == .keyOrString && traits.lookup == .app, "\(name)")
    }
    for name in ["AlarmButton", "Alert", "Countdown", "Paused", "displayName"] {
      #expect(Self.rows.first { $0.name == name }?.traits.argument == .resource, "\(name)")
    }
    // A widget is described by a key or a string, a control by a resource.
    for row in Self.rows where row.name == "description" {
      let isControl = row.onlyInChainOf.contains { $0.contains("Control") }
      #expect(row.traits.argument == (isControl ? .resource : .keyOrString))
    }
  }

  /// A type that a project calls like one of the SDKs is another one.
  @Test func goesByTheTypeForFunctionsOfTheProject() async throws {
    let code = """
      struct Row { init(_ title: LocalizedStringResource) {} }
      struct Label { init(_ title: LocalizedStringKey) {} }
      let row = Row("Save")
      let label = Label("Open")
      """
    let entry = #"{"comment" : "保存按钮"}"#
    let found = try await ExampleRun(.package(code, "\"Save\" : \(entry), \"Open\" : \(entry)"))
      .findings(of: rule("comment-home"))
    #expect(found.count == 2 && found.allSatisfy { $0.fix == nil })
    #expect("\(try #require(found.first).message)".contains("LocalizedStringResource("))
  }

  /// A typed place goes by the first row of its type's name.
  @Test func rowsOfOneTypeAreAlike() {
    for (index, row) in Self.rows.enumerated() where row.form == .initializer {
      for other in Self.rows[..<index] where other.name == row.name && other.form == row.form {
        #expect(other.traits == row.traits, "\(row.name)")
      }
    }
  }
}
