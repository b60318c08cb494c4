import LegacyFormats
import LocalizationModel
import Testing

@Suite struct CLookupsTests {
  private func lookups(_ text: String, routines: [String] = []) -> CLookups {
    CLookups(ContiguousArray(text.utf8).span, routines: routines)
  }

  private func texts(_ text: String, routines: [String] = []) -> [String] {
    lookups(text, routines: routines).calls.map { call in
      call.arguments.map { $0.text ?? ($0.isNull ? "nil" : "?") }.joined(separator: "|")
    }
  }

  @Test(arguments: [
    (#"x = NSLocalizedString(@"Open", @"Button");"#, "Open|Button"),
    (#"[a b:NSLocalizedString( @"Open" , nil )]"#, "Open|nil"),
    (#"NSLocalizedStringFromTable(@"Open", @"Menu", @"")"#, "Open|Menu|"),
    (
      #"NSLocalizedStringFromTableInBundle(@"Open", nil, [NSBundle bundleForClass:[X class]], NULL)"#,
      "Open|nil|?|nil"
    ),
    (
      #"NSLocalizedStringWithDefaultValue(@"k", nil, NSBundle.mainBundle, @"A, (b", @"c")"#,
      "k|nil|?|A, (b|c"
    ),
    (#"CFCopyLocalizedString(CFSTR("Open"), "Button")"#, "Open|Button"),
    (#"CFCopyLocalizedStringFromTable(CFSTR("Open"), CFSTR("T"), "")"#, "Open|T|"),
    (#"NSLocalizedString((@"Open"), @("Button"))"#, "Open|Button"),
    (
      "NSLocalizedString(@\"Open \"\n  @\"it\" \"!\", // why\n  @\"a\" /* b */ @\"c\")",
      "Open it!|ac"
    ),
    ("NSLocalizedString\n(@\"Caf\\u00e9 \\\"x\\\" 中\", nil)", "Café \"x\" 中|nil"),
    (#"#define TITLE NSLocalizedString(@"Title", @"c")"#, "Title|c"),
    ("#define T(x) \\\n  f(NSLocalizedString(@\"Title\", nil), x)\n", "Title|nil"),
    (#"CFCopyLocalizedString((CFStringRef)@"Open", (__bridge CFStringRef)@"c")"#, "Open|c"),
    ("NSLocalizedString(@\"Open\"\n#if A\n@\"x\"\n#endif\n, nil)", "?|nil"),
    (#"NSLocalizedString(name, nil)"#, "?|nil"),
    (#"NSLocalizedString(a ? @"b" : @"c", nil)"#, "?|nil"),
    (#"NSLocalizedString(@"a" SUFFIX, nil)"#, "?|nil"),
    (#"return NSLocalizedString(key, comment);"#, "?|?"),
  ])
  func readsTheArguments(text: String, arguments: String) {
    #expect(texts(text) == [arguments])
    #expect(texts("#import \"a.h\"\r\nint a = '\"';\r\n" + text + "\r\n") == [arguments])
  }

  @Test(arguments: [
    #"// NSLocalizedString(@"Open", nil)"#, #"/* NSLocalizedString(@"Open", nil) */"#,
    "// continued \\\nNSLocalizedString(@\"Open\", nil)",
    #"f(@"NSLocalizedString(@\"Open\", nil)")"#, #"NSLocalizedStringX(@"Open", nil)"#,
    #"MyNSLocalizedString(@"Open", nil)"#, #"NSLocalizedString(@"Open")"#,
    #"NSLocalizedString(@"Open", nil, nil)"#, #"NSLocalizedString(@"Open", nil"#,
    #"NSLocalizedString(@"Open, nil)"#, #"NSLocalizedString(, nil)"#, "NSLocalizedString",
    "NSString *NSLocalizedString(NSString *key, NSString *comment);",
    #"NSLocalizedString(@"Open"; f(@"a", nil)"#, "#if NSLocalizedString(@\"a\", nil)\n#endif",
  ])
  func readsNothingElse(text: String) {
    #expect(texts(text) == [])
  }

  @Test func knowsTheRoutinesOfTheProject() {
    let text = #"""
      a = L10n(@"One", @"c"); b = L10nFromTable(@"Two", @"T", nil); c = L10n(@"Three");
      NSString *L10n(NSString *key, NSString *comment);
      """#
    #expect(texts(text, routines: ["L10n"]) == ["One|c", "Two|T|nil", "Three"])
    #expect(texts(text) == [])
  }

  @Test(arguments: [
    ("#if DEBUG\nX\n#endif", ["DEBUG"]), ("#ifdef DEBUG\nX\n#endif", ["DEBUG"]),
    ("#if defined(DEBUG)&&!defined FOO\nX\n#endif", ["DEBUG && !FOO"]),
    ("#ifndef A\n#else\nX\n#endif", ["!(!A)"]),
    ("#if A\n#elif B\nX\n#endif", ["!(A) && B"]),
    ("#if A\n#elif B\n#else\nX\n#endif", ["!(A) && !(B)"]),
    ("#if A // why\n# if 0\nX\n# endif\n#endif", ["A", "0"]), ("#if A\n#endif\nX", []),
    ("#if DEBUG == 1\n#if 0L\nX\n#endif\n#endif", ["DEBUG", "0"]),
    ("# /* c */ if A\nX\n#endif", ["A"]),
    ("#if A == 10 && B > 0\nX\n#endif", ["A==10 && B"]), ("#define Y \\\n#if A\nX", []),
    ("#else\n#endif\n#elif B\nX", []),
  ])
  func readsConditions(text: String, conditions: [String]) {
    let text = text.replacing("X", with: #"NSLocalizedString(@"a", nil);"#)
    #expect(lookups(text).calls.map(\.conditions) == [conditions])
  }

  @Test func tellsTheBytes() throws {
    let text = #"a(NSLocalizedString(@"b" @"c", name));"#
    let call = try #require(lookups(text).calls.first)
    func part(_ range: ByteRange) -> String {
      String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
    }
    #expect(part(call.range) == #"NSLocalizedString(@"b" @"c", name)"#)
    #expect(part(call.parentheses) == #"(@"b" @"c", name)"#)
    #expect(call.arguments.map { part($0.range) } == [#""b" @"c""#, "name"])
  }

  @Test func findsInstructions() throws {
    let text = """
      // gloss:disable:next comment-missing -- why
      x = NSLocalizedString(@"a", nil); y();
      /* gloss:enable all */ // other gloss: words
      """
    let found = lookups(text).instructions
    #expect(
      found.map(\.text) == ["gloss:disable:next comment-missing -- why", "gloss:enable all "])
    let statement = try #require(found[0].statement)
    #expect(
      String(decoding: Array(text.utf8)[statement.start..<statement.end], as: UTF8.self)
        == #"x = NSLocalizedString(@"a", nil);"#)
    #expect(found[1].statement == nil)
  }

  @Test(arguments: [
    "NSLocalizedString(", "NSLocalizedString(@\"a\", ", "#if A\nNSLocalizedString(@\"a\", nil)\n",
    "NSLocalizedString(((", "#if (\\\n", "// gloss:disable x\n", "@\"a\" ", "R\"x(", "#elif A\n",
  ])
  func takesTimeInProportionToTheLength(text: String) {
    // Quadratic work would take minutes here.
    let long = String(repeating: text, count: 40_000) + "NSLocalizedString"
    #expect(lookups(long).calls.count <= 40_000)
  }
}
