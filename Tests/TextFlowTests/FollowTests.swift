import LocalizationModel
import SourceScanner
import Testing

/// Literals that come to what looks them up as a `String`.
@Suite struct FollowTests {
  private static func project(
    _ files: [String], apis: LocalizingAPITable = .sdk
  ) -> FollowedProject {
    FollowedProject(
      files.enumerated().map { ("\($0).swift", ContiguousArray($1.utf8)) }, apis: apis)
  }

  private static func found(_ files: [String], apis: LocalizingAPITable = .sdk) -> [String] {
    project(files, apis: apis).strings.filter(\.isFollowed).map { string in
      var text = string.key
      if string.table != .localizable { text += " [\(string.table.name ?? "?")]" }
      if let comment = string.comment { text += " // \(comment)" }
      if let value = string.defaultValue { text += " = \(value)" }
      return text
    }
  }

  @Test(arguments: FollowSample.all + FollowSample.wrappers)
  func findsWhatIsLookedUp(_ sample: FollowSample) {
    #expect(Self.found(sample.files) == sample.found)
  }

  @Test(arguments: FollowSample.all)
  func findsNothingUnlessAsked(_ sample: FollowSample) {
    let files = sample.files.enumerated().map { ("\($0).swift", ContiguousArray($1.utf8)) }
    let plain = FollowedProject(files, follows: false).strings
    let followed = FollowedProject(files).strings.filter { !$0.isFollowed }
    #expect(plain.map(\.range) == followed.map(\.range) && plain.map(\.key) == followed.map(\.key))
    #expect(plain.allSatisfy { !$0.isFollowed && $0.chain.isEmpty })
  }

  /// Without following, the type alone makes the text beside a key one.
  @Test(arguments: FollowSample.wrappers)
  func takesTextsBesideKeysForKeysUnlessAsked(_ sample: FollowSample) {
    let files = sample.files.enumerated().map { ("\($0).swift", ContiguousArray($1.utf8)) }
    let plain = Set(FollowedProject(files, follows: false).strings.map(\.key))
    let followed = FollowedProject(files).strings
    #expect(!plain.isEmpty && plain == Set(followed.compactMap(\.defaultValue)))
    #expect(plain.isDisjoint(with: followed.map(\.key)))
  }

  // MARK: Chains

  @Test func saysEveryStep() throws {
    let project = Self.project([
      FollowSample.row,
      """
      struct Outer: View {
        let name: String
        var body: some View {
          let copy = name
          Row(title: copy)
        }
      }
      """, "\nlet a = Outer(name: \"A\")\n",
    ])
    let string = try #require(project.strings.first)
    #expect(string.api == "Outer" && string.position == SourcePosition(line: 2, column: 21))
    #expect(
      string.chain == [
        ChainStep(name: "Outer.name", path: "1.swift", line: 2),
        ChainStep(name: "copy", path: "1.swift", line: 4),
        ChainStep(name: "Row.title", path: "0.swift", line: 2),
        ChainStep(name: "LocalizedStringKey", path: "0.swift", line: 3),
      ])
  }

  @Test(arguments: [
    (
      "func tr(_ key: String) { NSLocalizedString(key, comment: \"\") }\nlet a = tr(\"A\")",
      "tr(_:)"
    ),
    (
      "enum L { static func tr(key: String) { NSLocalizedString(key, comment: \"\") } }\nlet a = L.tr(key: \"A\")",
      "L.tr(key:)"
    ),
    (
      "extension String { var tr: String { NSLocalizedString(self, comment: \"\") } }\nlet a = \"A\".tr",
      "String.tr"
    ),
    (
      "extension String { func tr() -> String { NSLocalizedString(self, comment: \"\") } }\nlet a = \"A\".tr()",
      "String.tr()"
    ),
    (
      "enum E: String { case a = \"A\" }\nfunc f(e: E) { Text(LocalizedStringKey(e.rawValue)) }",
      "E.rawValue"
    ),
  ])
  func namesDeclarationsAsTheCodeDoes(source: String, name: String) throws {
    #expect(Self.project([source]).strings.first?.chain.first?.name == name)
  }

  @Test func followsToFunctionsOfTheSettings() {
    let apis = LocalizingAPITable.sdk(and: [
      LocalizingFunction(name: "Message", comment: "note"),
      LocalizingFunction(name: ".hint", key: "text"),
    ])
    let source = """
      func f(_ a: String, _ b: String) { Message(a, note: "n"); view.hint(text: b) }
      let a = f("A", "B")
      """
    #expect(Self.found([source], apis: apis) == ["A // n", "B"])
  }

  @Test func doesNotDependOnTheOrderOfFacts() {
    let files = FollowSample.all.map { $0.files.joined(separator: "\n") }
    let sources = files.enumerated().map { ("\($0).swift", ContiguousArray($1.utf8)) }
    let strings = FollowedProject(sources, collectsFlowsBackwards: true).strings
    #expect(Self.project(files).strings == strings)
  }

  // MARK: Bad input

  @Test func endsInCircles() {
    let count = 400
    let functions = (0..<count).map { number in
      "func f\(number)(_ a: String) { f\((number + 1) % count)(a); f\(number / 2)(a) }"
    }
    let sink = "func g(_ a: String) { f0(a); NSLocalizedString(a, comment: \"\") }"
    let found = Self.found(
      functions + ["func f400(_ a: String) { g(a) }", sink, "let a = f400(\"A\")"])
    #expect(found == ["A"])
  }

  /// Each literal keeps its whole way: without a limit, twice the functions have four times the
  /// steps.
  @Test func followsNoWayOfMoreThan128Slots() {
    let functions = (1..<200).map { number in
      "func f\(number)(_ a: String) { f\(number - 1)(a); f\(number - 1)(\"\(number)\") }"
    }
    let sink = "func f0(_ a: String) { NSLocalizedString(a, comment: \"\") }"
    let strings = Self.project([sink] + functions).strings
    #expect(Set(strings.map(\.key)) == Set((1...128).map { "\($0)" }))
    #expect(strings.map(\.chain.count).max() == 129)
  }

  @Test func leavesAThousandOverloadsAlone() {
    let overloads = (0..<1000).map { "func f(_ a: String) -> T\($0) { NSLocalizedString(a) }" }
    #expect(Self.found([overloads.joined(separator: "\n"), "let a = f(\"not\")"]).isEmpty)
  }

  @Test func looksAtFewLookupsOfOneSlot() {
    let lookups = (0..<1000).map { "NSLocalizedString(a, tableName: \"T\($0)\", comment: \"\")" }
    let found = Self.found([
      "func f(_ a: String) { \(lookups.joined(separator: "\n")) }\nlet a = f(\"A\")"
    ])
    #expect(found.count == 12 && found.first == "A [T0]")
  }
}
