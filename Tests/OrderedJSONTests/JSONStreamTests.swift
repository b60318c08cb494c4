import OrderedJSON
import Testing

/// JSON written a member at a time equals the same values written as a whole.
@Suite struct JSONStreamTests {
  private static func write(_ value: JSONValue, to json: inout JSONStream) {
    switch value {
    case .string(let text): json.value(text)
    case .object(let members):
      json.object { json in
        for member in members {
          switch member.value {
          case .string(let text): json.member(named: member.name, text)
          case .number(let text): json.member(named: member.name, Int(text) ?? 0)
          case .array(let elements):
            json.member(named: member.name, arrayOf: elements) { Self.write($1, to: &$0) }
          case .null, .boolean, .object: break
          }
        }
      }
    case .array(let elements): json.array(elements) { Self.write($1, to: &$0) }
    case .null, .boolean, .number: break
    }
  }

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "a", "plain text", "é", "中文", "👋", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{8}",
      "\u{C}", "\u{1F}", "\u{7F}", "\u{2028}", "e\u{301}",
    ]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
  }

  private static func value(
    _ random: inout some RandomNumberGenerator, depth: Int
  ) -> JSONValue {
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<(depth < 4 ? 3 : 1), using: &random) {
    case 1: return .array((0..<count).map { _ in value(&random, depth: depth + 1) })
    case 2:
      return .object(
        (0..<count).map { index in
          let name = "\(index)" + text(&random)
          return switch Int.random(in: 0..<3, using: &random) {
          case 0: JSONValue.Member(name, .number("\(index * 37)"))
          case 1: JSONValue.Member(name, .string(text(&random)))
          default: JSONValue.Member(name, .array([value(&random, depth: depth + 1)]))
          }
        })
    default: return .string(text(&random))
    }
  }

  @Test func saysWhatTheWriterSays() throws {
    var random = SystemRandomNumberGenerator()
    for round in 0..<500 {
      let value = JSONValue.array([Self.value(&random, depth: 0)])
      var writer = JSONWriter()
      writer.write(value)
      var stream = JSONStream(capacity: 0, lineDepth: round % 4)
      Self.write(value, to: &stream)
      let streamed = try JSONDocument(stream.finished())
      #expect(streamed.root.value == value)
      #expect(try JSONDocument(writer.bytes).root.value == value)
    }
  }

  @Test func putsTheListsOfTheOutermostObjectOnLines() {
    var json = JSONStream(capacity: 64)
    json.object { json in
      json.member("a", arrayOf: [1, 2]) { json, number in
        json.object { json in
          json.member("b", number)
          json.member("c", arrayOf: ["d", "e\"\n\u{8}"]) { $0.value($1) }
        }
      }
      json.member("f", arrayOf: [String]()) { $0.value($1) }
      json.member("g") { $0.member("h", true) }
    }
    #expect(
      String(decoding: json.finished(), as: UTF8.self) == """
        {
          "a": [
            {"b": 1, "c": ["d", "e\\"\\n\\u0008"]},
            {"b": 2, "c": ["d", "e\\"\\n\\u0008"]}
          ],
          "f": [],
          "g": {"h": true}
        }

        """)
  }
}
