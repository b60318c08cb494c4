import LocalizationModel
import SourceScanner
import Testing

/// Lookups in a project's declarations grow in step with its sources. They are counted, as types
/// read and candidates compared, so that a busy machine changes nothing.
@Suite(.enabled(if: LookupCounter.isCounting, "looks are counted in debug builds only"))
struct TypeGrowthTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// One source of some size.
    let text: @Sendable (Int) -> String
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static let shapes = [
    Shape(testDescription: "extensions of one type") { count in
      "struct Holder {}\n" + lines(count) { "extension Holder { var m\($0): Int { 1 } }" }
        + "func use(_ holder: Holder) {\n" + lines(count) { "Text(\"\\(holder.m\($0))\")" } + "}"
    },
    Shape(testDescription: "nested types of one name") { count in
      lines(count) { "struct Outer\($0) { struct Inner { let title: String } }" }
        + lines(count) { "func use\($0)(_ x: Inner) { Text(\"\\(x.title) \($0)\") }" }
    },
    Shape(testDescription: "overloads") { count in
      lines(20) { "func make(_ a: LocalizedStringKey, b\($0): Int = 0) {}" }
        + "func use() {\n" + lines(count) { "make(\"text \($0)\", b\($0 % 20): 1)" } + "}"
    },
    Shape(testDescription: "parameters with defaults") { count in
      "func make(_ a: LocalizedStringKey, "
        + (0..<count).map { "p\($0): Int = 0" }.joined(separator: ", ") + ") {}\nfunc use() {\n"
        + lines(count) { "make(\"text \($0)\", p\($0): 1)" } + "}"
    },
    Shape(testDescription: "global constants") { count in
      "let v0 = 1\n" + lines(count) { "let v\($0 + 1) = v\($0)" } + "func use() {\n"
        + lines(count) { "Text(\"\\(v\($0))\")" } + "}"
    },
    Shape(testDescription: "constants bound again") { count in
      "func use(_ a: Int?) {\n"
        + lines(count) { _ in "guard let a = a else { return }\nText(\"\\(a)\")" } + "}"
    },
    Shape(testDescription: "inherited members") { count in
      "class C0 { var title = 1 }\n" + lines(count) { "class C\($0 + 1): C0 {}" }
        + lines(count) { "func use\($0)(_ c: C\($0 + 1)) { Text(\"\\(c.title)\") }" }
    },
  ]

  private static func looks(in text: String) -> Int {
    #if DEBUG
      let counter = LookupCounter.Counter()
      LookupCounter.$counter.withValue(counter) {
        _ = ScannedProject([("Growth.swift", ContiguousArray(text.utf8))], again: true)
      }
      return counter.looks
    #else
      return 0
    #endif
  }

  @Test(arguments: shapes)
  func takesLinearWork(on shape: Shape) {
    let once = Self.looks(in: shape.text(200))
    let twice = Self.looks(in: shape.text(400))
    #expect(once > 200, "what grows is counted")
    #expect(Double(twice) <= Double(once) * 2.3, "\(once), then \(twice)")
  }
}
