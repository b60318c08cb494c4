import StringCatalog
import Testing

@Suite struct CatalogLayoutTests {
  private static let text = "\"few\" : {\n    \"a : \\\"\" : \"b\"\n  },\n  \"c\" : 1"

  @Test(arguments: [
    ("{\n  \"version\" : \"1.0\"\n}", text),
    ("{}", text), ("", text), ("{ x", text),
    (
      "\u{FEFF}{\r\n  \"version\" : \"1.0\"\r\n}",
      "\"few\" : {\r\n    \"a : \\\"\" : \"b\"\r\n  },\r\n  \"c\" : 1"
    ),
    (
      "{\n\t\"ver\\\"sion\": \"1.0\"\n}",
      "\"few\": {\n\t\t\"a : \\\"\": \"b\"\n\t},\n\t\"c\": 1"
    ),
    (
      "{\n    \"version\":\"1.0\"\n}",
      "\"few\":{\n        \"a : \\\"\":\"b\"\n    },\n    \"c\":1"
    ),
    (#"{"version":"1.0","a":1}"#, #""few":{"a : \"":"b"},"c":1"#),
    (#"{"version": "1,0", "a": 1}"#, #""few": {"a : \"": "b"}, "c": 1"#),
  ])
  func writesAsTheFileDoes(file: String, expected: String) {
    let bytes = ContiguousArray(file.utf8)
    let adapted = CatalogLayout(bytes.span).adapted(Self.text)
    #expect(Array(adapted.utf8) == Array(expected.utf8))
  }
}
