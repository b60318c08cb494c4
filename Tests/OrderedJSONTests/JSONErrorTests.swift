import OrderedJSON
import StringCatalog
import Testing

@Suite struct JSONErrorTests {
  @Test(arguments: [
    ("", 0, "the file is empty"), (" \n", 2, "the file is empty"),
    (
      "{", 1,
      "the file ends where a member name in quotes or '}' should be: it may be cut off: restore it"
    ),
    (
      "{\n  \"a\" : {\n    \"b\" : {\n      \"c\" : 1\n  },\n  \"d\" : [\n  ]\n}", 58,
      """
      the file ends where ',' or '}' should be: a closing bracket may be missing before line 5, where the \
      indentation breaks
      """
    ),
    ("[1", 2, "the file ends where ',' or ']' should be: it may be cut off: restore it"),
    (
      "{\"a\"", 4,
      "the file ends where ':' after the member's name should be: it may be cut off: restore it"
    ),
    ("{\"a\":", 5, "the file ends where a value should be: it may be cut off: restore it"),
    ("{} x", 3, "'x' where the end of the file should be"),
    ("[1 2]", 3, "'2' where ',' or ']' should be: add a comma before it"),
    ("{a:1}", 1, "'a' where a member name in quotes or '}' should be"),
    ("[1,]", 2, "a comma before ']': remove it"),
    ("{\"a\":1,}", 6, "a comma before '}': remove it"),
    ("[,]", 1, "',' where a value should be"), ("[}", 1, "'}' where a value should be"),
    ("nul", 0, "'n' where a value should be"),
    ("[01]", 1, "a number cannot start with a zero: remove it"),
    ("-", 1, "a digit is missing in a number"),
    ("[1.]", 3, "a digit is missing in a number"), ("[1e+]", 4, "a digit is missing in a number"),
    ("[+1]", 1, "'+' where a value should be"), ("中", 0, "'中' where a value should be"),
    ("\"abc", 0, "the string is not closed: the file may be cut off: restore it"),
    ("\"ab\\", 3, "the file ends inside an escape: it may be cut off: restore it"),
    ("\"a\nb\"", 2, "a line break inside a string: close the string, or write '\\n'"),
    ("\"12345678\tb\"", 9, "a tab inside a string: write '\\t'"),
    ("\"\u{1F}\"", 1, "a control character inside a string: write '\\u001f'"),
    ("\"\\x\"", 1, "unknown escape in JSON: write '\\\\' for a backslash"),
    ("\"\\u12G4\"", 1, "'\\u' needs four hexadecimal digits"),
    ("\"\\ud800\"", 1, "a high surrogate needs a low surrogate after it"),
    ("\"\\ud800\\u0041\"", 1, "a high surrogate needs a low surrogate after it"),
    ("\"a\\udc00\"", 2, "a low surrogate needs a high surrogate before it"),
    ("{}\u{0}", 2, "the control character U+0000 where the end of the file should be"),
    ("{ // x\n}", 2, "this file cannot have comments: remove it"),
    (
      "{\n<<<<<<< HEAD\n}", 2,
      "a merge conflict marker '<<<<<<<': resolve the conflict, then run again"
    ),
    (
      "{\"a\":1\n=======\n}", 7,
      "a merge conflict marker '=======': resolve the conflict, then run again"
    ),
    (
      "{\"a\":1}\r\n>>>>>>> x", 9,
      "a merge conflict marker '>>>>>>>': resolve the conflict, then run again"
    ),
    (
      "{\"a\":\n||||||| x", 6,
      "a merge conflict marker '|||||||': resolve the conflict, then run again"
    ),
    ("[ <<<<<<< ]", 2, "'<' where a value should be"),
  ])
  func saysWhereAndWhat(text: String, offset: Int, detail: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try document(text) }
    #expect(error?.offset == offset)
    #expect(error.map { "\($0.wording)" } == detail)
  }

  @Test(arguments: [
    ("{} x", 3, "'x' where the end of the file should be"),
    ("{ /* x", 2, "the comment is not closed: add '*/'"),
    ("{ /x }", 2, "'/' where a comment, '//' or '/*', should be"),
    ("[1,,]", 3, "',' where a value should be"),
  ])
  func saysWhatIsWrongInARelaxedText(text: String, offset: Int, detail: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try document(text, dialect: .relaxed) }
    #expect(error?.offset == offset)
    #expect(error.map { "\($0.wording)" } == detail)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE4, 0xB8],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(bytes: [UInt8]) {
    let error = JSONSyntaxError(offset: 1, .notUTF8)
    for end in [Array("\"".utf8), Array("345678901234567890\"".utf8)] {
      #expect(throws: error) { try JSONDocument(ContiguousArray([0x22] + bytes + end)) }
    }
    #expect(throws: error) { try JSONDocument(ContiguousArray([0x5B] + bytes + [0x5D])) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(ContiguousArray(Array("//".utf8) + bytes + [0x0A, 0x5D]), dialect: .relaxed)
    }
  }

  @Test func namesUTF16() {
    let error = JSONSyntaxError(offset: 0, .utf16)
    #expect(throws: error) { try JSONDocument([0xFF, 0xFE, 0x7B, 0]) }
    #expect(throws: error) { try JSONDocument([0x7B, 0, 0x7D, 0]) }
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"\":"])
  func refusesEndlessNesting(unit: String) {
    let text = String(repeating: unit, count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try document(text) }
    let error = #expect(throws: JSONSyntaxError.self) { try document(text, dialect: .relaxed) }
    #expect(error?.reason == .tooDeep(limit: 256))
  }

  @Test func refusesEveryTruncation() throws {
    let bytes = ContiguousArray(
      #"{"a":[1.5e3,"x\u00e9\ud83d\ude00é中😀",true,false,null],"b":{"c":{},"d":[]}}"#.utf8)
    _ = try JSONDocument(bytes)
    for end in 0..<bytes.count {
      #expect(throws: JSONSyntaxError.self) { try JSONDocument(ContiguousArray(bytes[..<end])) }
    }
  }

  @Test func takesOrRefusesEveryMutationWithoutATrap() throws {
    let bytes = ContiguousArray(
      "{\n  \"a\" : [\n    1.5e3,\n    \"x\\u00e9\\ud83d\\ude00é中😀\"\n  ],\n  \"b\" : {\n\n  }\n}"
        .utf8)
    var taken = 0
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var mutated = bytes
        mutated[index] = byte
        for dialect in [JSONDialect.strict, .relaxed] {
          guard let document = try? JSONDocument(mutated, dialect: dialect) else { continue }
          taken += 1
          let written = canonical(document)
          #expect(try OrderedJSONTests.document(written).root.value == document.root.value)
          #expect(document.hasCanonicalLayout == (Array(written.utf8) == Array(mutated)))
        }
      }
    }
    #expect(taken > 1000)
  }
}
