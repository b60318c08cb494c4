import Testing

/// The text of a literal after its escapes, its indentation and its line ends are decoded.
@Suite struct LiteralDecodingTests {
  @Test(arguments: [
    (#""a""#, "a"), (#""""#, ""), (#""\n\t\r\0\\\"\'""#, "\n\t\r\0\\\"'"),
    (#""\u{41}\u{1F600}\u{4e2d}""#, "A😀中"), (#""\u{D800}""#, ""), (#""\u41""#, "u41"),
    (#""\u{110000}x""#, "x"), (#""\u{}""#, "\0"), (#""\u{41""#, "A"), (#""\q""#, "q"),
    (##"#"\n"\#n"#"##, "\\n\"\n"), (##"#"\u{41}\#u{41}"#"##, "\\u{41}A"),
    (###"##"\#n"##"###, "\\#n"), (#""100%""#, "100%"), (#""中文 👋 שלום""#, "中文 👋 שלום"),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"), ("\"\"\"\n\ta\n\t\"\"\"", "a"),
    ("\"\"\"\n  a\n\n  b\n  \"\"\"", "a\n\nb"), ("\"\"\"\n  a\n \n  b\n  \"\"\"", "a\n\nb"),
    ("\"\"\"\n\n  a\n\n  \"\"\"", "\na\n"), ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n  \"\"\"", ""),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"), ("\"\"\"\r  a\r  b\r  \"\"\"", "a\nb"),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"), ("\"\"\"\n  a\\  \n  b\n  \"\"\"", "ab"),
    ("\"\"\"\r\n  a \\\r\n  b\r\n  \"\"\"", "a b"), ("\"\"\"\n  a\n  b\\\n  \"\"\"", "a\nb"),
    ("#\"\"\"\n  a\\\n  b \\#\n  c\n  \"\"\"#", "a\\\nb c"),
    ("\"\"\"\n  \"a\" \\\"\"\"\n  \"\"\"", "\"a\" \"\"\""),
    ("\"\"\"\n  a\\nb\n  \"\"\"", "a\nb"), ("\"\"\"  \n  a\n  \"\"\"", "a"),
  ])
  func decodesStaticText(literal: String, key: String) {
    #expect(ScanSample.keys("Text(\(literal))").map { Array($0.utf8) } == [Array(key.utf8)])
  }

  @Test(arguments: [
    (#""a \(b) c""#, "a %@ c"), (#""\(a)\(b)""#, "%@%@"), (#""100% \(b)""#, "100%% %@"),
    (#""\t\(b)\n""#, "\t%@\n"), (##"#"\(a) \#(b)"#"##, "\\(a) %@"),
    ("\"\"\"\n  a\n  \\(b)\n  c\n  \"\"\"", "a\n%@\nc"), ("\"\"\"\n  \\(b)\n  \"\"\"", "%@"),
    ("\"\"\"\n  \\(b)  \\\n  \\(c)\n  \"\"\"", "%@  %@"),
    ("\"\"\"\n  a\\(\"\"\"\n    x\n    \"\"\")b\n  \"\"\"", "a%@b"),
  ])
  func decodesTextAroundInterpolations(literal: String, key: String) {
    #expect(ScanSample.keys("Text(\(literal))") == [key])
  }
}
