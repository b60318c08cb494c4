import Foundation
import LegacyFormats
import LocalizationModel
import Testing

@Suite struct StringsFileTests {
  private func read(_ text: String) throws -> [StringsFile.Entry] {
    try StringsFile(ContiguousArray(text.utf8)).entries
  }

  @Test(arguments: [
    (#""a" = "b";"#, "b"), (#"a = b;"#, "b"), (#"'a'='b';"#, "b"), (#""a";"#, "a"),
    (#"{ "a" = "b"; }"#, "b"), ("\u{FEFF}\"a\" =\n\"b\"\r\n;\r\n", "b"),
    (#""a" = "\"q\" \\ \n\t\r\U00e9\u00E9 \101";"#, "\"q\" \\ \n\t\r\u{E9}\u{E9} A"),
    (#""a" = "\Ud83d\Udc4b \'";"#, "👋 '"), (#""a" = "old"; "a" = "new";"#, "new"),
    ("\"a\" = \"one\ntwo\";", "one\ntwo"), (#"a = $x/y:z-w_v.u;"#, "$x/y:z-w_v.u"),
  ])
  func readsTexts(text: String, value: String) throws {
    #expect(try read(text) == [StringsFile.Entry(key: "a", value: value)])
  }

  @Test func keepsComments() throws {
    let text = """
      /* The file
         of an app. */

      /* One */
      "a" = "1";

      // Two
      // lines
      "b" = "2"; // more
      "c" = "0"; /* Replaced */
      "c" = "3"; /* Three */ // and a half
      /* No comment provided by engineer. */
      "d" = /* inner */ "4";

      /* Loose */

      "e" = "5";
      """
    let file = try StringsFile(ContiguousArray(text.utf8))
    #expect(
      file.entries.map(\.comment) == [
        "One", "Two\nlines\nmore", "Three\nand a half", nil, nil,
      ])
    #expect(file.looseComments == 4)
    #expect(try StringsFile(file.serialized()).entries == file.entries)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
  func endsLinesAsEveryPlatformDoes(end: String) throws {
    let lines = [
      "\"a\" = \"1\";", "// Two", "\"b\" = \"2\"; // Second", "// Loose", "", "\"c\" = \"3\";", "",
    ]
    let text = lines.joined(separator: end)
    let file = try StringsFile(ContiguousArray(text.utf8))
    #expect(file.entries.map(\.key) == ["a", "b", "c"])
    #expect(file.entries.map(\.comment) == [nil, "Two\nSecond", nil])
    #expect(file.looseComments == 1)
    #expect {
      try read(text + "\"d\" = \"4\"" + end + " }")
    } throws: { error in
      (error as? StringsError)?.position == SourcePosition(line: 8, column: 2)
    }
  }

  @Test(arguments: [
    (String.Encoding.utf8, [UInt8]()), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []),
    (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, []), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
  ])
  func readsEveryEncoding(encoding: String.Encoding, mark: [UInt8]) throws {
    let text = "/* 注释 */\n\"key é\" = \"👋 值\";\n"
    let bytes = ContiguousArray(mark + (try #require(text.data(using: encoding))))
    #expect(
      try StringsFile(bytes).entries
        == [StringsFile.Entry(key: "key é", value: "👋 值", comment: "注释")])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["b": "2 <é>", "a": "1"], format: format, options: 0)
    let entries = try StringsFile(ContiguousArray(data)).entries
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(entries.map(\.value) == ["1", "2 <é>"])
  }

  @Test func keepsCommentsOfPropertyLists() throws {
    let text = """
      <?xml version="1.0"?><!-- Outside --><plist version="1.0"><dict>
      <!-- One --><!-- Two<b> -->
      <key>a</key><!-- Three --><string>\u{301}1</string>
      <key>b</key><string><![CDATA[<!-- none -->]]></string>
      <!-- Last --></dict></plist>
      """
    let file = try StringsFile(ContiguousArray(text.utf8))
    #expect(file.entries.map(\.comment) == ["One\nTwo<b>\nThree", nil])
    #expect(file.looseComments == 2)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: a semicolon is missing after 'a': add it"),
    ("\"a\" = \"b", "1:7: the text is not closed: add a quote"),
    ("/* a", "1:1: the comment is not closed: add '*/'"),
    ("\"a\" = ;", "1:7: the text of 'a' is expected here, not ';': put texts in quotes"),
    ("\"a\" = (1, 2);", "1:7: the text of 'a' is expected here, not '(': put texts in quotes"),
    ("{\"a\" = \"b\";", "1:12: the brace at the start is not closed: add '}'"),
    ("\"a\" =", "1:6: the text of 'a' is missing at the end of the file"),
    (
      "<?xml version=\"1.0\"?>\n<plist><dict></plist>",
      "2:22: not a valid property list (Opening and ending tag mismatch: dict line 2 and plist): "
        + "check it with 'plutil -lint'"
    ),
    (
      "<?xml version=\"1.0\"?><plist><key>a</key></plist>",
      "not a valid property list: check it with 'plutil -lint'"
    ),
    (
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><array/></plist>",
      "the list holds something other than texts and dictionaries"
    ),
    (
      "<plist version=\"1.0\"><dict><key>a</key><dict/></dict></plist>",
      "'a' is not a text: a .stringsdict holds rules, a .strings file texts only"
    ),
  ])
  func saysWhatIsWrongAndWhere(text: String, message: String) {
    #expect {
      try read(text)
    } throws: { error in
      (error as? StringsError)?.description == message
    }
  }

  @Test func refusesWhatIsNoText() {
    #expect(throws: StringsError.self) { try StringsFile([0x22, 0xFF, 0xFE, 0xFD]) }
  }

  @Test func survivesEveryCut() {
    let text = Array("/* a */ \"k\\U00e9\" = 'v\\101'; // b\n{ x = \"y\"; }".utf8)
    for end in text.indices {
      for start in [0, end / 2] { _ = try? StringsFile(ContiguousArray(text[start..<end])) }
    }
  }
}
