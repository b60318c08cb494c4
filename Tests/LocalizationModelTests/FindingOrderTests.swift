import LocalizationModel
import Testing

/// Findings have one order.
struct FindingOrderTests {
  private static func finding(
    _ path: String, _ range: Range<Int>? = nil, at position: SourcePosition? = nil,
    _ remark: BuiltinDiagnostic = .keyUnreachable, saying text: String = "a"
  ) -> Finding {
    Finding(
      remark, message: Message("\(text)", comment: ""), path: path,
      range: range.map { ByteRange($0) }, position: position)
  }

  @Test func comparesByBytes() {
    var mild = Self.finding("a.swift")
    mild.severity = .info
    let line = SourcePosition(line: 2, column: 1)
    let ordered = [
      Self.finding("A.swift", 9..<10), Self.finding("B.swift"),
      Self.finding("B.swift", saying: "b"), Self.finding("B.swift", at: line),
      Self.finding("B.swift", 0..<0), Self.finding("B.swift", 0..<4),
      Self.finding("B.swift", 0..<4, .swiftSyntax), Self.finding("B.swift", 3..<4),
      Self.finding("a.swift"), mild, Self.finding("\u{e9}.swift"), Self.finding("\u{fb01}.swift"),
      Self.finding("\u{1F600}.swift"),
    ]
    #expect(ordered.reversed().sorted() == ordered)
    for (left, right) in zip(ordered, ordered.dropFirst()) {
      #expect(left < right && !(right < left), "\(left) \(right)")
    }
  }
}
