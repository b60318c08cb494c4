import Foundation
import GlossKit
import SourceScanner
import Testing

@Suite struct OtherSourceLiteralsTests {
  private func spells(_ key: String, in text: String, path: String) -> Bool {
    let bytes = ContiguousArray(text.utf8)
    return OtherSourceLiterals(bytes.span, path: path).hashes
      .contains(LiteralHash.hash(key: key))
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
  ])
  func readsObjectiveCLiterals(text: String, key: String) {
    #expect(spells(key, in: text, path: "a.m"))
    #expect(spells(key, in: "x;\r\n" + text + "\n", path: "a.h"))
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
    "\"", "@\"a\\", "<s>&", "<s>&#", "<s>&#x110000;</s>", "<s>&#xD800;</s>", "<s>&#99999999999;",
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
