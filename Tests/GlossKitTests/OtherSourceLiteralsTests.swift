import Foundation
import GlossKit
import SwiftTree
import Testing

@Suite struct OtherSourceLiteralsTests {
  private func spells(_ key: String, in text: String, path: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return OtherSourceLiterals(bytes.span, path: path).hashes
      .contains(LiteralHash(key: key))
  }

  @Test(arguments: [
    (#"NSLocalizedString(@"Hang up", nil)"#, "Hang up"),
    (#"@"say \"hi\"""#, "say \"hi\""),
    (#"@"a\nb\tc""#, "a\nb\tc"),
    (#"@"back\\slash""#, "back\\slash"),
    (#"@"%d of %d""#, "%1$lld of %2$lld"),
    (#"@"中文 👋""#, "中文 👋"),
    ("@\"cut off", "cut off"),
    ("\"first\" \"second\"", "second"),
    (#"@"Caf\u00e9""#, "Café"),
    (#"@"\U0001F44B hi""#, "👋 hi"),
    (#"@"Caf\303\251""#, "Café"),
    (#"@"\x41 key""#, "A key"),
    (#"@"caf\xC3\xA9""#, "café"),
    (#"@"a\r\v\f\a\?""#, "a\r\u{B}\u{C}\u{7}?"),
    (#"if (c == '"') x = @"Key";"#, "Key"),
    (#"if (c == '\"' || c == '\\' || c == '\'') x = @"Key";"#, "Key"),
    (#"switch (c) { case 'a': case '\n': x = @"Key"; case '"': break; }"#, "Key"),
    ("#error don't\nx = @\"It's\";", "It's"),
    (#"int n = 1'000'000; x = @"Key";"#, "Key"),
    (#"@"Hello " @"World""#, "Hello World"),
    (#"@"Hello " "World""#, "Hello World"),
    ("@\"Hello \"\n    @\"World\"", "Hello World"),
    ("@\"Hello \" // \"x\"\r\n  /* 5\" */ @\"World\"", "Hello World"),
    ("#define K @\"a\" \\\n  @\"b\"", "ab"),
    (#"f(@"a" @"b", @"c")"#, "ab"),
    (#"f(@"a" @"b", @"c")"#, "c"),
    ("@\"Hello \\\nWorld\"", "Hello World"),
    ("@\"Hello \\\r\nWorld\"", "Hello World"),
    (#"@ "x""#, "x"),
    (#"L"wide" u8"bytes""#, "widebytes"),
    (#"R"x(a "quoted" \n)" b)x" @"Key""#, #"a "quoted" \n)" b"#),
    (#"R"(no end @"Key""#, "Key"),
    (#"// see "Key" here"#, "Key"),
    (#"/* see "Key" */"#, "Key"),
    (#"/* 5" */ @"Key""#, "Key"),
    (#"// 5" don't"# + "\n@\"Key\"", "Key"),
    (#"x = "\\"; y = @"Key";"#, "Key"),
  ])
  func readsObjectiveCLiterals(text: String, key: String) {
    #expect(spells(key, in: text, path: "a.m"))
    #expect(spells(key, in: "x;\r\n" + text + "\n", path: "a.h"))
  }

  @Test(arguments: [
    (#"f(@"a", @"b")"#, "ab"),
    (#"f(@"a" x @"b")"#, "ab"),
    (#"f(@"a" + @"b")"#, "ab"),
    (#"@"\x41BC""#, "ABC"),
    (#"@"a" // "b""#, "ab"),
    (#"x'"' @"a""#, "' @"),
  ])
  func readsNothingElse(text: String, key: String) {
    #expect(!spells(key, in: text, path: "a.m"))
  }

  @Test(arguments: [#"R"("#, #"R"x(a)x"#, "\"a\" ", "/*\"", "'", "//", "\\", #"@"a\"#])
  func takesTimeInProportionToTheLength(text: String) {
    // Quadratic work would take minutes here.
    let bytes = ContiguousArray(String(repeating: text, count: 100_000).utf8)
    #expect(!OtherSourceLiterals(bytes.span, path: "a.m").hashes.contains(LiteralHash(key: "Save")))
  }

  @Test(arguments: [
    (#"<b title="Save"/>"#, "Save"),
    (#"<b title="Tom &amp; &quot;Jo&quot; &lt;3 &gt; &apos;"/>"#, "Tom & \"Jo\" <3 > '"),
    ("<s>a&#10;b</s>", "a\nb"),
    ("<s>&#x6D88;&#24687;</s>", "消息"),
    ("<s>two\nlines</s>", "two\nlines"),
  ])
  func readsInterfaceBuilderTexts(text: String, key: String) {
    #expect(spells(key, in: text, path: "a.xib"))
    #expect(spells(key, in: text, path: "b/a.storyboard"))
  }

  @Test(arguments: [
    "\"", "@\"a\\", #"@"\u"#, #"@"\UFFFFFFFF"#, #"@"\x"#, "/*", "/", "'\\", "u8", #"R"x(a)x"#,
    "<s>&", "<s>&#", "<s>&#x110000;</s>", "<s>&#xD800;</s>", "<s>&#99999999999;",
    "<s>&nosuchentity; a</s>", "",
  ])
  func survivesAnything(text: String) {
    for path in ["a.m", "a.xib"] {
      for count in 0...text.utf8.count {
        let cut = String(decoding: text.utf8.prefix(count), as: UTF8.self)
        #expect(!spells("never", in: cut, path: path))
      }
    }
  }
}
