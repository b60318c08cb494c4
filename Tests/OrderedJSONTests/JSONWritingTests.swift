import OrderedJSON
import Testing

@Suite struct JSONWritingTests {
  static let canonicalText = """
    {
      "a \\" \\\\ \\n \\t \\u0001 / \u{2028}\u{7F}" : [
        1,
        true
      ],
      "b" : {

      },
      "c" : [

      ],
      "d" : null
    }
    """

  @Test func writesTheCanonicalLayout() throws {
    let text = #"{"a \" \\ \n \t \u0001 \/ \u2028\u007f":[1,true],"b":{},"c":[],"d":null}"#
    let document = try document(text)
    #expect(!document.hasCanonicalLayout)
    #expect(canonical(document) == Self.canonicalText)
    var writer = JSONWriter()
    writer.write(document.root.value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == Self.canonicalText)
  }

  @Test func copiesWhatIsCanonical() throws {
    let document = try document(Self.canonicalText)
    #expect(document.hasCanonicalLayout)
    #expect((0..<document.nodeCount).allSatisfy { document.hasCanonicalLayout($0) })
    #expect(canonical(document) == Self.canonicalText)
  }

  /// Each text is canonical but for one thing.
  @Test(arguments: [
    "{\n  \"a\" : 1\n}\n", "\u{FEFF}{\n  \"a\" : 1\n}", "{\r\n  \"a\" : 1\r\n}", "{\n  \"a\": 1\n}",
    "{\n  \"a\" :  1\n}", "{\n   \"a\" : 1\n}", "{\n  \"a\" : 1 \n}", "{\n  \"a\" : 1}",
    "{\n  \"a\" : 1 ,\n  \"b\" : 1\n}", "{\n  \"a\" : 1,\n\n  \"b\" : 1\n}", "{\n\t\"a\" : 1\n}",
    "{}", "{\n}", "{\n \n}", "{\n  \"a\" : {}\n}", "{\n  \"a\" : {\n  }\n}",
    "{\n  \"a\" : [ 1 ]\n}",
    "{\n  \"\\/\" : 1\n}", "{\n  \"\\u0041\" : 1\n}", "{\n  \"\\u001F\" : 1\n}",
    "{\n  \"a\" : \"\\u000a\"\n}",
    "{\n  \"\\ud83d\\ude00\" : 1\n}", "{ \n  \"a\" : 1\n}",
  ])
  func seesWhatIsNotCanonical(text: String) throws {
    let document = try document(text)
    #expect(!document.hasCanonicalLayout)
    let again = try OrderedJSONTests.document(canonical(document))
    #expect(again.hasCanonicalLayout)
    #expect(again.root.value == document.root.value)
  }

  @Test func writesInAnotherOrder() throws {
    let document = try document(
      "{\n  \"b\" : {\n    \"d\" : 1,\n    \"c\" : 2\n  },\n  \"a\" : 1\n}")
    var order = MemberOrder()
    order.append(0, names: document.names(of: 0).reversed())
    #expect(
      canonical(document, order: order)
        == "{\n  \"a\" : 1,\n  \"b\" : {\n    \"d\" : 1,\n    \"c\" : 2\n  }\n}")
    order.append(2, names: document.names(of: 2).reversed())
    #expect(
      canonical(document, order: order)
        == "{\n  \"a\" : 1,\n  \"b\" : {\n    \"c\" : 2,\n    \"d\" : 1\n  }\n}")
    var inner = MemberOrder()
    inner.append(2, names: document.names(of: 2).reversed())
    #expect(
      canonical(document, order: inner)
        == "{\n  \"b\" : {\n    \"c\" : 2,\n    \"d\" : 1\n  },\n  \"a\" : 1\n}")
  }

  @Test func writesEveryControlCharacterAsXcodeDoes() {
    var writer = JSONWriter()
    writer.write(String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init))))
    let expected =
      #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f"#
      + #"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f""#
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test func editsMembersInPlace() {
    var value = JSONValue.object([.init("a", .null), .init("b", .boolean(true))])
    value["a"] = .string("x")
    value["c"] = .number("1")
    value["b"] = nil
    value["none"] = nil
    #expect(value == .object([.init("a", .string("x")), .init("c", .number("1"))]))
  }
}
