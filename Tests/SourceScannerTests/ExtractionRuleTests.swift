import LocalizationModel
import SourceScanner
import Testing

@Suite struct ExtractionRuleTests {
  // MARK: Conditions

  @Test(arguments: [
    ("#if A\nText(\"x\")\n#endif", ["A"]),
    ("#if A\n#else\nText(\"x\")\n#endif", ["!(A)"]),
    ("#if A\n#elseif B\nText(\"x\")\n#endif", ["!(A) && B"]),
    ("#if A\n#elseif B\n#else\nText(\"x\")\n#endif", ["!(A) && !(B)"]),
    ("#if A\n#if B\nText(\"x\")\n#endif\n#endif", ["A", "B"]),
    ("#if A\n#if B\n#endif\nText(\"x\")\n#endif", ["A"]),
    ("#if A\n#if B\n#else\n#endif\n#else\nText(\"x\")\n#endif", ["!(A)"]),
    ("#if A\n#endif\nText(\"x\")", []), ("#if A\nText(\"x\")", ["A"]),
    ("#if os(iOS)   ||\tB // c\nText(\"x\")\n#endif", ["os(iOS) || B"]),
    ("#if (A\n  || B)\nText(\"x\")\n#endif", ["(A || B)"]),
    ("#endif\n#else\nText(\"x\")", []), ("#if\nText(\"x\")\n#endif", [""]),
    ("a\n#if A\n.help(\"x\")\n#endif", ["A"]),
    ("switch a {\n#if A\ncase b: Text(\"x\")\n#endif\n}", ["A"]),
  ])
  func tellsConditionsAroundAString(text: String, conditions: [String]) {
    #expect(ScanSample.scan(text).strings.map(\.conditions) == [conditions])
  }

  @Test func boundsTheConditionsOfOneString() {
    let nested = String(repeating: "#if A\n", count: 1000) + "Text(\"x\")"
    #expect(ScanSample.scan(nested).strings.map(\.conditions.count) == [64])
    let behind = nested + String(repeating: "\n#endif", count: 1000) + "\nText(\"y\")"
    #expect(ScanSample.scan(behind).strings.last?.conditions == [])
    let chained = "#if A" + String(repeating: "\n#elseif A", count: 1000) + "\nText(\"x\")"
    let condition = ScanSample.scan(chained).strings.first?.conditions.first ?? ""
    #expect(condition.hasPrefix("!(A) && !(A)") && condition.hasSuffix("&& A"))
    #expect(condition.utf8.count < 600)
  }

  // MARK: Tables

  @Test(arguments: [
    ("", TableName.localizable), (", tableName: \"\"", .localizable),
    (", tableName: nil", .localizable), (", tableName: \"Help\"", .named("Help")),
    (", tableName: name", .computed("name")),
  ])
  func takesTheTableThatIsNamed(argument: String, table: TableName) {
    #expect(ScanSample.scan("Text(\"x\"\(argument))").strings.map(\.table) == [table])
  }

  // MARK: Code that is not shipped

  @Test(arguments: [
    "#Preview { Text(\"x\") }", "#Preview(\"x\") { Text(\"y\") }",
    "struct P: PreviewProvider { var a: some View { Text(\"x\") } }",
    "struct P: SwiftUI.PreviewProvider { var a: some View { Text(\"x\") } }",
    "#if DEBUG\nText(\"x\")\n#endif", "#if false\nText(\"x\")\n#endif",
    "#if 0\nText(\"x\")\n#endif",
    "#if A\n#if DEBUG\nText(\"x\")\n#endif\n#endif",
    "#Preview { #Preview { } \n Text(\"x\") }",
  ])
  func leavesOutWhatIsNotShipped(text: String) {
    #expect(ScanSample.keys(text + "\nText(\"kept\")") == ["kept"])
    #expect(ScanSample.keys("Text(\"kept\")\n" + text) == ["kept"])
  }

  @Test(arguments: [
    "#if DEBUG\n#else\nText(\"kept\")\n#endif", "#if !DEBUG\nText(\"kept\")\n#endif",
    "#if DEBUG || A\nText(\"kept\")\n#endif", "Preview { Text(\"kept\") }",
    "struct P: View { var a: some View { Text(\"kept\") } }",
  ])
  func keepsWhatMayBeShipped(text: String) {
    #expect(ScanSample.keys(text) == ["kept"])
  }

  // MARK: Leaves

  @Test(arguments: [
    ("a ? \"x\" : \"y\"", ["x", "y"]), ("a ? \"x\" : b ? \"y\" : \"z\"", ["x", "y", "z"]),
    ("(\"x\")", ["x"]), ("((a ? \"x\" : (\"y\")))", ["x", "y"]),
    ("if a { \"x\" } else { \"y\" }", ["x", "y"]),
    ("if a { \"x\" } else if b { \"y\" } else { \"z\" }", ["x", "y", "z"]),
    ("switch a { case .b: \"x\" default: \"y\" }", ["x", "y"]),
    ("a ? \"x\" : LocalizedStringKey(\"y\")", ["x", "y"]),
    ("a ? \"x\" : b", []), ("\"x\" + \"y\"", []), ("a", []), ("\"x\".uppercased()", []),
    ("(\"x\", \"y\")", []), ("a ?? \"x\"", []), ("verbatim: \"x\"", []),
  ])
  func findsTheLiteralsAnArgumentCanBe(argument: String, keys: [String]) {
    #expect(ScanSample.keys("Text(\(argument))") == keys)
  }

  // MARK: Specifiers

  @Test(arguments: [
    ("", "1", "%lld"), ("", "1.5", "%lf"), ("", "1e3", "%lf"), ("", "0x1E", "%lld"),
    ("", "\"a\"", "%@"),
    ("", "a", "%@"), ("let a: Int", "a", "%lld"), ("let a: UInt", "a", "%llu"),
    ("let a: Int32", "a", "%d"), ("let a: UInt8", "a", "%u"), ("let a: Float", "a", "%f"),
    ("let a: CGFloat", "a", "%lf"), ("let a: String", "a", "%@"), ("let a: Int?", "a", "%@"),
    ("let a: Int?", "a!", "%lld"), ("let a = 1", "a", "%lld"), ("let a = 1.5", "a", "%lf"),
    ("let a = Double(1)", "a", "%lf"), ("func f(a: Int) {}", "a", "%lld"),
    ("func f(_ a: Int) {}", "a", "%lld"), ("func f(b a: Int) {}", "a", "%lld"),
    ("let a: Int\nlet a: String", "a", "%@"), ("let a: Int\nlet a: Int", "a", "%lld"),
    ("", "a.count", "%lld"), ("", "a?.count", "%@"), ("", "Int(a)", "%lld"),
    ("", "a as Int", "%lld"),
    ("", "a as? Int", "%@"), ("let a: Int", "a + 1", "%lld"), ("let a: Double", "1 + a", "%lf"),
    ("", "1 + 1.5", "%lf"), ("", "a == 1", "%@"), ("let a: Int", "b ? a : a", "%lld"),
    ("let a: Int?", "a ?? 1", "%lld"), ("let a: Int", "(a)", "%lld"), ("let a: Int", "-a", "%lld"),
    ("let a: Int", "try a", "%lld"), ("let a: Int", "await b.a", "%lld"),
    ("", "a, specifier: \"%.2f\"", "%.2f"), ("let a: Int", "a, format: .percent", "%@"),
    ("", "placeholder: .int", "%lld"), ("", "a, style: .date", "%@"), ("", "", "%@"),
  ])
  func infersSpecifiers(declarations: String, expression: String, specifier: String) {
    let strings = ScanSample.scan("\(declarations)\nText(\"\\(\(expression))\")").strings
    #expect(strings.map(\.key) == [specifier])
    #expect(strings.flatMap(\.placeholders).map(\.specifier) == [specifier])
  }

  /// Types that a declaration settles, and types that other code only suggests.
  @Test(arguments: [
    ("let a: Int", "a", "%lld", Placeholder.Confidence.declared),
    ("let a: UInt32", "a", "%u", .declared), ("let a: Double", "a", "%lf", .declared),
    ("let a: Float", "a", "%f", .declared), ("let a: String", "a", "%@", .declared),
    ("var a = 5", "a + 1", "%lld", .declared), ("let a: Int?", "a ?? 0", "%lld", .declared),
    ("let a: [String]", "a.count", "%lld", .declared),
    ("let a: Double", "Int(a)", "%lld", .declared),
    ("struct S { let b: Int16 }\nlet a: S", "a.b", "%d", .declared),
    ("enum E { case b }\nlet a: E", "a", "%@", .declared),
    ("typealias Count = Int\nlet a: Count", "a", "%lld", .declared),
    // An alias behind the name of its type, of a type that inherits it, and of another alias.
    ("enum V { typealias ID = Int }\nlet a: V.ID", "a", "%lld", .inferred),
    (
      "class B { typealias ID = Int }\nclass C: B {}\nlet a: C.ID", "a", "%lld", .inferred
    ),
    (
      "protocol P {}\nextension P { typealias ID = Int }\nstruct R: P {}\nlet a: R.ID", "a", "%lld",
      .inferred
    ),
    (
      "enum V { typealias ID = Int }\ntypealias Now = V\nlet a: Now.ID", "a", "%lld", .inferred
    ),
    ("func a() -> Int { 1 }", "a()", "%lld", .declared),
    ("", "1", "%lld", .written), ("", "a, specifier: \"%.2f\"", "%.2f", .written),
    // The name alone, an optional, a type without a declaration.
    ("", "a.count", "%lld", .inferred), ("let a: Int?", "a", "%@", .inferred),
    ("let a: Elsewhere", "a", "%@", .inferred), ("", "Int(a)", "%lld", .inferred),
    // Two declarations of one name, in branches of a condition or as overloads.
    (
      "struct S {\n#if A\nlet b: Int\n#else\nlet b: Float\n#endif\n}\nlet a: S", "a.b", "%f",
      .inferred
    ),
    ("func a() -> Int { 1 }\nfunc a() -> Double { 1 }", "a()", "%lf", .inferred),
    (
      "struct S { typealias Count = Int }\nstruct T { typealias Count = Float }\nlet a: Count", "a",
      "%@", .inferred
    ),
    // Two types of one name, of which the file may see either.
    (
      "struct A { struct S { let b: Int } }\nstruct S { let b: Float }\nlet a: S", "a.b", "%f",
      .inferred
    ),
    // The other end of a range gives a whole number its type.
    ("let a = (0..<b).first!", "a", "%lld", .inferred),
    ("func f<T>(a: T) {}", "a", "%@", .inferred),
    // What other labels mean, only the run knows.
    ("let a: Float", "a, specifier: b ? \"%.1f\" : \"%.2f\"", "%@", .assumed),
    ("let a: Int", "a, unit: b", "%lld", .inferred),
    ("", "a", "%@", .assumed),
  ])
  func tellsFactsFromGuesses(
    declarations: String, expression: String, specifier: String, confidence: Placeholder.Confidence
  ) {
    let strings = ScanSample.scan("\(declarations)\nText(\"\\(\(expression))\")").strings
    #expect(strings.flatMap(\.placeholders).map(\.specifier) == [specifier])
    #expect(strings.flatMap(\.placeholders).map(\.confidence) == [confidence])
  }

  @Test func doubtsTypesWhereTheProjectSaysWhatBecomesOfValues() {
    let own = """
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(_ value: Int) { appendInterpolation("\\(value)") }
      }
      """
    let strings = ScanSample.scan("\(own)\nlet a: Int\nText(\"\\(a + 1)\")").strings
    #expect(strings.flatMap(\.placeholders).map(\.confidence) == [.inferred])
  }

  @Test func asksForATypeOncePerExpression() {
    let choices = String(repeating: "c ? d : ", count: 60)
    #expect(ScanSample.keys("Text(\"\\(\(choices)e)\")") == ["%@"])
  }

  // MARK: Findings

  @Test(arguments: [
    ("Text(\"a\nText(\"b\")", "swift-syntax", 1, 6), ("a\n/* b", "swift-syntax", 2, 1),
    ("\"\"\"\na", "swift-syntax", 1, 1), ("Text(\"\\(a", "swift-syntax", 1, 6),
    (
      String(repeating: "(", count: 300) + "\"a\"" + String(repeating: ")", count: 300),
      "swift-syntax",
      1, 257
    ),
    ("NSLocalizedString(\"\\(a)\", comment: \"\")", "key-not-literal", 1, 19),
    ("String(localized: \"a\\(b)\", defaultValue: \"c\")", "key-not-literal", 1, 19),
  ])
  func reportsWhatCannotBeRead(text: String, rule: String, line: Int, column: Int) {
    let findings = ScanSample.scan(text).findings
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.map(\.position) == [SourcePosition(line: line, column: column)])
    #expect(findings.map(\.path) == ["Sample.swift"])
  }

  @Test func goesOnBehindALiteralThatIsNotClosed() {
    #expect(ScanSample.keys("let a = \"b\nText(\"kept\")") == ["kept"])
  }

  @Test(arguments: ["operator \"\\(a)\"", ")\"\\(b)\"", "\"\\({ var a { get )\" }}"])
  func goesOnBehindAStrayDelimiter(text: String) {
    #expect(ScanSample.keys(text + "\nText(\"kept\")") == ["kept"])
  }

  @Test func findsCallsBehindGenericArguments() {
    #expect(ScanSample.keys("Button<Text>(\"a\") {}") == ["a"])
    #expect(ScanSample.keys("Picker<A<B>, [C: D]>(\"a\")") == ["a"])
    #expect(ScanSample.keys("a> (\"b\")") == [])
  }

  @Test func knowsTheHeadOfAChain() {
    let chain = ".a(1).b { }.description(\"x\")"
    #expect(ScanSample.keys("StaticConfiguration(kind: k)\(chain)") == ["x"])
    #expect(ScanSample.keys("(StaticConfiguration(kind: k))\(chain)") == [])
    #expect(ScanSample.keys("Other(kind: StaticConfiguration())\(chain)") == [])
  }

  /// Literals that only a setting makes localizable.
  @Test(arguments: [
    (LocalizingFunction(name: "#text"), "let a = #text(\"k\")"),
    (LocalizingFunction(name: "@Titled"), "struct S { @Titled(\"k\") var a = 1 }"),
    (LocalizingFunction(name: ".localized", key: "self"), "let a = \"k\".localized"),
    (LocalizingFunction(name: ".localized", key: "self"), "let a = \"k\".localized(2)"),
    (LocalizingFunction(name: ".hint", key: "text"), "b.hint(c, text: \"k\")"),
    (LocalizingFunction(name: "Badge"), "struct Badge { init(_ a: String) {} }; Badge(\"k\")"),
  ])
  func takesTheWordOfSettings(function: LocalizingFunction, text: String) {
    let scan = SourceScan.scan(
      ContiguousArray(text.utf8), path: "A.swift", hashingLiterals: false,
      apis: .sdk(and: [function]))
    #expect(scan.strings.map(\.key) == ["k"])
    let plain = SourceScan.scan(ContiguousArray(text.utf8), path: "A.swift")
    #expect(plain.strings.isEmpty)
  }

  /// The labels of a function count, whatever its key is.
  @Test(
    arguments: [
      (".localized", "self", #""k".localized(in: "Menus", note: "n", else: "v")"#),
      (".localized", "self", #""k".localized(2, in: "Menus", note: "n", else: "v").uppercased()"#),
      (".find", "text", #"a.find(text: "k", in: "Menus", note: "n", else: "v")"#),
      ("find", nil, #"find("k", in: "Menus", note: "n", else: "v")"#),
      ("#find", nil, #"#find("k", in: "Menus", note: "n", else: "v")"#),
    ] as [(String, String?, String)])
  func takesTheDetailsOfSettings(name: String, key: String?, call: String) {
    let function = LocalizingFunction(
      name: name, key: key, comment: "note", table: "in", defaultValue: "else")
    let scan = SourceScan.scan(
      ContiguousArray("let a = \(call)".utf8), path: "A.swift", hashingLiterals: false,
      apis: .sdk(and: [function]))
    let strings = scan.strings.filter { $0.key == "k" }
    #expect(strings.map(\.table) == [.named("Menus")])
    #expect(strings.map(\.comment) == ["n"])
    #expect(strings.map(\.defaultValue) == ["v"])
  }

  /// Names that something nearer binds in a way that gives no type: the property of that name is no
  /// fact.
  @Test(arguments: [
    "func f() { let a = { [n = other] in CALL } }",
    "func f() { do { try g() } catch let n { CALL } }",
    "var b: Int { get { 0 } set(n) { CALL } }",
    "func f() { let (_, (n, _)) = pairs; CALL }",
    "func f() { for (_, (n, _)) in pairs { CALL } }",
  ])
  func takesNoPropertyForWhatIsBoundNearer(member: String) {
    let call = #"_ = Text("Left \(n)")"#
    let code = "struct S {\n let n: Int\n \(member.replacing("CALL", with: call))\n}\n"
    let confidences = ScanSample.scan(code).strings.flatMap(\.placeholders).map(\.confidence)
    #expect(confidences == [.inferred] || confidences == [.assumed], "\(confidences)")
  }
}
