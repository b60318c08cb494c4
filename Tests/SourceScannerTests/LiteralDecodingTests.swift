import Testing

/// Keys of literals with escapes, indentation and interpolations.
@Suite struct LiteralDecodingTests {
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
