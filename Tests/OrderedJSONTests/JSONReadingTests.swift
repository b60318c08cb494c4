import OrderedJSON
import Testing

@Suite struct JSONReadingTests {
  @Test func keepsOrderRangesAndDuplicates() throws {
    let text = #"{"b": 1, "a": [true, null, "x\n"], "b": {}}"#
    let root = try document(text).root
    #expect(root.members.map(\.name) == ["b", "a", "b"])
    #expect(root.members.map(\.value.kind) == [.number, .array, .object])
    let bytes = Array(text.utf8)
    let written = root.members.map { String(decoding: bytes[$0.value.range], as: UTF8.self) }
    #expect(written == ["1", #"[true, null, "x\n"]"#, "{}"])
    #expect(root["a"]?.elements.map(\.kind) == [.boolean, .null, .string])
    #expect(root["a"]?.elements.first?.boolean == true)
    #expect(root["a"]?.elements.last?.string == "x\n")
    #expect(root["b"]?.integer == 1)
    #expect(root["c"] == nil)
  }

  @Test(arguments: [
    (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{08}\u{0C}\n\r\t"),
    (#""\u0041\u00e9\u4E2d""#, "Aé中"), (#""\ud83d\ude00""#, "😀"), (#""\u0000""#, "\0"),
    ("\"\u{FEFF}x\"", "\u{FEFF}x"),
    ("\"12345678\u{7F}中文é😀12345678\"", "12345678\u{7F}中文é😀12345678"),
  ])
  func decodesStrings(text: String, expected: String) throws {
    let node = try document(text).root
    #expect(node.string.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(node.document.isText(0, expected))
    #expect(Array(node.document.decodedBytes(of: 0)) == Array(expected.utf8))
  }

  @Test(arguments: ["0", "-0", "10", "1.5", "-1.25e+10", "1E5", "0.0", "12345678901234567890123"])
  func keepsNumbersAsWritten(text: String) throws {
    #expect(try document(text).root.number == text)
    #expect(try document(text).root.value == .number(text))
  }

  @Test func tellsNamesApartByTheirBytes() throws {
    let root = try document("{\"e\u{301}\": 1, \"\u{E9}\": 2}").root
    #expect(root["\u{E9}"]?.integer == 2)
    #expect(root["e\u{301}"]?.integer == 1)
    #expect(root.document.duplicates().isEmpty)
    #expect(JSONValue.string("e\u{301}") != .string("\u{E9}"))
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":3}"#, ["a"]), (#"{"a":1,"\u0061":2}"#, ["a"]),
    (#"{"z":{"y":1,"y":1},"y":1,"z":2}"#, ["y", "z"]), (#"[{"a":1},{"a":1}]"#, []),
    (#"{"a":1,"a":1,"a":1}"#, ["a", "a"]), (#"{"a":1,"ab":2,"a":3}"#, ["a"]),
    (#"{"":1,"!":2,"":3}"#, [""]), (#"{"a":1,"a!":2,"b":3}"#, []),
    (#"{"ab":1,"a":2,"ab":3}"#, ["ab"]), (#"{"a":{"\u0061":1}}"#, []),
  ])
  func listsDuplicates(text: String, names: [String]) throws {
    let document = try document(text)
    let found = document.duplicates()
    #expect(found.map { document.text(of: $0.second) } == names)
    #expect(found.allSatisfy { $0.first < $0.second && document.isSameText($0.first, $0.second) })
  }

  @Test func knowsWhatIsWritten() throws {
    for text in ["", "a", "seven77", "eight888", "nine99999", "machine_translated"] {
      let document = try document(#"["\#(text)", "\#(text)x", "x\#(text)", 1]"#)
      let isWritten: (Int) -> Bool = { node in
        switch text {
        case "": document.isWritten(node, "")
        case "a": document.isWritten(node, "a")
        case "seven77": document.isWritten(node, "seven77")
        case "eight888": document.isWritten(node, "eight888")
        case "nine99999": document.isWritten(node, "nine99999")
        default: document.isWritten(node, "machine_translated")
        }
      }
      #expect((1...4).map(isWritten) == [true, false, false, false], "\(text)")
    }
    let other = try document(#"["machine_translatet", "Machine_translated", "\u0061"]"#)
    #expect(!other.isWritten(1, "machine_translated") && !other.isWritten(2, "machine_translated"))
    #expect(!other.isWritten(3, "a"))
  }

  @Test func takesByteOrderMarkAndCarriageReturns() throws {
    let root = try document("\u{FEFF}{\r\n\"a\" :\t1\r}\r\n").root
    #expect(root["a"]?.integer == 1)
    #expect(root.range == 3..<15)
    #expect(!root.document.hasCanonicalLayout)
  }

  @Test(arguments: [
    "// x\n{/* y * */\"a\"/**/: /*\n*/ 1, // 中文\r\n}// end", "{\"a\":1,}", "[{\"a\":1},]//",
  ])
  func takesCommentsAndTrailingCommasOnRequest(text: String) throws {
    let root = try document(text, dialect: .relaxed).root
    #expect((root.elements.first ?? root)["a"]?.integer == 1)
    #expect(throws: JSONSyntaxError.self) { try document(text) }
  }

  @Test(arguments: [1, 2, 255, 256])
  func readsDeepNesting(depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = try document(text)
    #expect(document.nodeCount == depth)
    #expect(document.depth(of: depth - 1) == depth - 1)
    #expect(canonical(document).filter { $0 == "[" }.count == depth)
  }
}
