/// Texts that open, repeat or nest one thing without end.
enum HostileTexts {
  /// Every kind of bracket, interpolation and comment that nests: what opens it, what stands
  /// inside, what closes it.
  static let brackets: [(open: String, inside: String, close: String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("{", "1", "}"), ("a<", "b", ">()"), ("/*", "", "*/"),
    ("\"\\(", "1", ")\""), ("#\"\\#(", "1", ")\"#"), ("\"\"\"\n\\(", "1", ")\n\"\"\"\n"),
  ]

  static let constructs: [(open: String, inside: String, close: String)] = [
    ("f(", "1", ")"), ("a[", "1", "]"), ("f {", "1", "}"), ("#\"\"\"\\#(", "1", ")\"\"\"#"),
    ("#if A\n", "a", "\n#endif\n"), ("Text(\"\\(", "a", ")\")"),
    ("a ? ", "1", " : b"), ("a ? b : ", "1", ""), ("if a { ", "1", " }"),
    ("if a { } else ", "{ }", ""),
    ("switch a { case b: ", "1", " }"), ("do { ", "1", " } catch { }"), ("func f() { ", "1", " }"),
    ("class A { ", "", " }"), ("var a: Int { ", "1", " }"), ("let a: A<", "B", ">"),
    ("let a = A<", "B", ">()"), ("let a: (", "B", ")"), ("let a: [", "B", "]"),
    ("let a: (A) -> ", "B", ""), ("@a(", "1", ") "), ("a<@b(", "1", ")>()"),
    ("a<@b(", "1", ") c>()"),
    ("a<(b, ", "c", ")>()"), ("f(a<b, ", "c", ")"), ("{ any @a({ ", "1", " }) }"),
    ("nonisolated(nonsending) @a({ ", "1", " })"), ("nonisolated(nonsending) (", "f(a)", ")"),
    ("return\n@a({ ", "\"a\"", " })"), ("a throws(@b({ ", "\"a\"", " }))"),
    ("a as A throws(@b({ ", "\"a\"", " }))"), ("@abi(func f() { ", "\"a\"", " )"),
    ("@abi(var a = { ", "\"a\"", " }) "), ("a.b", ".c", ""), (".b()", "", ""), ("a + ", "1", ""),
    ("- ", "1", ""), ("(-", "1", ")"), ("!", "a", ""), ("a = ", "1", ""), ("try ", "a", ""),
    ("any ", "A", ""), ("inout ", "A", ""), ("\\.a[", "1", "]"), ("#a(", "1", ")"),
    ("a\n#if A\n", ".b", "\n#endif\n"), ("#if (", "A", ")\n"),
    ("#if A\n#else\n", "a", "\n#endif\n"),
    ("((((", "", "]]]]"), ("{{{{", "", "))))"), ("[([(", "", "}]}]"), ("#/(", "", ")/#"),
    ("`", "", "`"), ("#", "\"a\"", "#"), ("open @a ", "", ""), ("unowned(unsafe) ", "var a", ""),
    ("Text(a ? \"b\" : ", "\"c\"", ")"), ("let a: LocalizedStringKey = { ", "\"b\"", " }"),
    ("if f { ", "1", " } == 1 { }"), ("if let a { ", "1", " }, b { }"), ("if unsafe { ", "1", " }"),
    ("{ a, b, ", "1", "}"), ("{ (a) -> (", "B", ") in }"), ("yield ", "1", ""),
  ]

  static let runs = [
    "a", "é", "+", "/", ".", "\"", "`", "#", "\\", "0", " ", "\n", "\r", "\0", "$", "@", "?", "<",
    ">",
    "(", "{", ")", "}", ",", "\u{300}", "\u{FEFF}", "Text(\"a\") ", "#if A\nText(\"a\")\n#endif\n",
    "#elseif A\n", "#/ ", "\"a\n", "a, ", "a: ", "@a ", "final ", "class final ", "func ",
    "case a: ",
    "#if A\n", "#if (\n", "+/*+*/", "./***/+/***/", "##", "<#", "/\\/ ", "= /a ", "#\"\"\" ",
    "nonisolated(nonsending) ", "nonisolated(nonsending) sending ", "return\n@a\n", "a\n#if A\n",
    "a<b, ", "a throws ", "open ", "mutating ", "\\.", "?.", "case let a, ",
  ]
}
