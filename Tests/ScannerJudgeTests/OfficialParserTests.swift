import LocalizationModel
import ScannerJudge
import SwiftTree
import Testing

struct OfficialParserTests {
  /// Spells an outline as the source texts of its parts.
  private func parts(of source: String) throws -> [String] {
    let bytes = ContiguousArray(source.utf8)
    let outline = try #require(OfficialParser.outline(of: bytes))
    func text(_ range: ByteRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    let calls = outline.calls.map { call in
      let labels = (call.labels + call.trailingLabels).map { $0.map(text) ?? "_" }
      return "\(call.kind) \(text(call.callee))\(text(call.parentheses)) \(labels)"
    }
    let strings = outline.strings.map { string in
      let segments = string.segments.map { segment in
        switch segment {
        case .text(let range): "[\(text(range))]"
        case .interpolation(let range): "{\(text(range))}"
        }
      }
      return "\(string.pounds)\(string.isMultiline ? "m" : "s") " + segments.joined()
    }
    return calls + strings + outline.regexes.map { "\($0.pounds)r \(text($0.range))" }
  }

  @Test(arguments: [
    ("a . b<T>(c: 1, 2)", ["function a . b<T>(c: 1, 2) [\"c\", \"_\"]"]),
    ("f() { } g: { } h: { }", ["function f() [\"g\", \"h\"]"]),
    ("f { }", []),
    ("f(1)(2)", ["function f(1) [\"_\"]", "function f(1)(2) [\"_\"]"]),
    ("#m<T>(x: 1)", ["macro m<T>(x: 1) [\"x\"]"]),
    ("#m", []),
    ("#A::m<T>(1)", ["macro A::m<T>(1) [\"_\"]"]),
    ("@A.B<T>(x: 1) var a = 1", ["attribute A.B<T>(x: 1) [\"x\"]"]),
    ("@A var a = 1", []),
    ("@available(iOS 17, *) func f() {}", ["attribute available(iOS 17, *) []"]),
    ("enum E { case a(Int) }", []),
    ("if case .a(let b) = c {}", ["function .a(let b) [\"_\"]"]),
    ("if #available(iOS 17, *) {}", []),
  ])
  func findsCallsWithParentheses(source: String, expected: [String]) throws {
    #expect(try parts(of: source) == expected)
  }

  @Test(arguments: [
    (#""a\n\(b)c""#, [#"0s [a\n]{\(b)}[c]"#]),
    (#""""#, ["0s "]),
    (##"#"\(a)\#(b)"#"##, [##"1s [\(a)]{\#(b)}"##]),
    ("\"\"\"\n  a\n\n  b\\\n  c\n  \"\"\"", ["0m [\n  a\n\n  b\\\n  c\n  ]"]),
    (#""\("\(a)")""#, [#"0s {\("\(a)")}"#, #"0s {\(a)}"#]),
    (
      "@available(*, message: \"m\") var a = 1",
      ["attribute available(*, message: \"m\") []", "0s [m]"]
    ),
    ("let r = ##/a\"b/##", ["2r ##/a\"b/##"]),
    ("let r = /a b/", ["0r /a b/"]),
    ("a / b / c", []),
  ])
  func findsLiteralsWithEveryByteBetweenTheDelimiters(
    source: String, expected: [String]
  ) throws {
    #expect(try parts(of: source) == expected)
  }

  @Test func readsEveryBranchButNoCondition() throws {
    let source = """
      #if os(Linux) && canImport(A, _version: 1)
      a()
      #elseif compiler(>=6)
      b()
      #else
      x
      #if DEBUG
      .c()
      #endif
      .d()
      #endif
      """
    let calls = try parts(of: source).map { $0.split(separator: " ")[1] }
    #expect(calls.first == "a()")
    #expect(calls.count == 4)
    #expect(!calls.contains { $0.hasPrefix("os") || $0.hasPrefix("compiler") })
  }

  @Test(arguments: ["f(", "\"a", "let = 1", "#if A", "let a = \"\\q\"", "}", "a b"])
  func acceptsNoTextWithAnError(source: String) {
    #expect(OfficialParser.outline(of: ContiguousArray(source.utf8)) == nil)
  }

  @Test func acceptsNothingButUTF8() {
    #expect(OfficialParser.outline(of: [UInt8(ascii: "a"), 0xFF]) == nil)
  }

  @Test func readsLongChainsOnAWorker() {
    let chain = ContiguousArray(("a" + String(repeating: "\n.b(c)", count: 2_000)).utf8)
    let judge = Judge { OfficialParser.outline(of: $0) ?? SyntaxOutline() }
    let report = judge.report(on: [SourceText(origin: "chain", path: "chain", bytes: chain)])
    #expect(report.total.functions == 2_000)
  }
}
