import Foundation
import LegacyFormats
import Testing

/// Texts of a `.strings` file that change while all else stays.
@Suite struct StringsEditingTests {
  private static func edited(_ text: String, _ texts: [String: String]) throws -> String {
    let bytes = try StringsFile.edited(ContiguousArray(text.utf8), setting: texts)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a = b;", "a = \"x\";"), ("a;", "\"a\" = \"x\";"), ("{ a = 'b'; }", "{ a = \"x\"; }"),
    ("/* a = c; */ \"a\" = \"b\"; // a", "/* a = c; */ \"a\" = \"x\"; // a"),
    ("\"a\" /* k */ = /* v */ \"b\" ;\r\n", "\"a\" /* k */ = /* v */ \"x\" ;\r\n"),
    ("a = b; a = c;", "a = b; a = \"x\";"),
    ("b = \"\u{1F600}\";\na = \"\";", "b = \"\u{1F600}\";\na = \"x\";"),
  ])
  func changesNothingElse(before: String, after: String) throws {
    #expect(try Self.edited(before, ["a": "x"]) == after)
    #expect(try Self.edited(before, [:]) == before)
  }

  @Test(
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16BigEndian, []),
    ] as [(String.Encoding, [UInt8])])
  func keepsTheEncoding(encoding: String.Encoding, mark: [UInt8]) throws {
    func bytes(_ text: String) throws -> ContiguousArray<UInt8> {
      ContiguousArray(mark + Array(try #require(text.data(using: encoding))))
    }
    #expect(
      try StringsFile.edited(bytes("a = \"ü\";"), setting: ["a": "ö\n\"中"])
        == bytes("a = \"ö\\n\\\"中\";"))
  }

  @Test func readsWhatItWrote() throws {
    for text in ["", "\\", "\"", "\u{0}", "\u{FEFF}", "é\u{301}", "a\r\nb\tc", "*/ // ;"] {
      let edited = try StringsFile.edited(ContiguousArray("a = b;".utf8), setting: ["a": text])
      #expect(try StringsFile(edited).entries.map(\.value) == [text])
    }
  }

  @Test func refusesWhatItCannotChange() {
    let list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>"
    #expect(throws: StringsError.self) { try Self.edited(list, [:]) }
    #expect(throws: StringsError.self) { try Self.edited("a = b;", ["c": "x"]) }
    #expect(throws: StringsError.self) { try Self.edited("a = ", ["a": "x"]) }
  }

  @Test(arguments: [
    ("a = b;", "a = b;\n\n\"c\" = \"x\";\n"), ("a = b;\n", "a = b;\n\n\"c\" = \"x\";\n"),
    ("{ a = b; } // e", "{ a = b; \n\n\"c\" = \"x\";\n} // e"),
    ("{\n}", "{\n\n\"c\" = \"x\";\n}"),
    // As most lines of the file end.
    ("a = b;\r\n", "a = b;\r\n\r\n\"c\" = \"x\";\r\n"),
    ("{\r\na = b;\r\n}", "{\r\na = b;\r\n\r\n\"c\" = \"x\";\r\n}"),
    ("a = b;\r", "a = b;\r\r\"c\" = \"x\";\r"),
    ("a = b;\r\nd;\n", "a = b;\r\nd;\n\n\"c\" = \"x\";\n"),
    ("a = b;\r\ne;\r\nd;\n", "a = b;\r\ne;\r\nd;\n\r\n\"c\" = \"x\";\r\n"),
  ])
  func addsWithinBraces(before: String, after: String) throws {
    let bytes = try StringsFile.extended(
      ContiguousArray(before.utf8), with: [StringsFile.Entry(key: "c", value: "x")])
    #expect(String(decoding: bytes, as: UTF8.self) == after)
    #expect(try StringsFile(bytes).entries.last?.value == "x")
  }
}
