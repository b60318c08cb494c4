import LocalizationModel
import ScannerJudge
import SwiftTree
import Testing

/// A judge that cannot fail is none.
struct DifferenceTests {
  private static let source = """
    f(a: 1)
    let s = "a\\(b)", r = /x/
    #m(2)
    """

  /// A wrong outline made from the right one, and what the report must say of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: SourcePosition
    let change: @Sendable (inout SyntaxOutline) -> Void

    init(
      _ description: String, line: Int, column: Int,
      _ change: @escaping @Sendable (inout SyntaxOutline) -> Void
    ) {
      testDescription = description
      place = SourcePosition(line: line, column: column)
      self.change = change
    }
  }

  static let faults = [
    Fault("a call missed", line: 1, column: 1) { $0.calls.removeFirst() },
    Fault("a call too many", line: 2, column: 1) {
      var call = $0.calls[0]
      call.callee = ByteRange(start: 8, end: 9)
      $0.calls.insert(call, at: 1)
    },
    Fault("a call twice", line: 1, column: 1) { $0.calls.insert($0.calls[0], at: 0) },
    Fault("a label missed", line: 1, column: 1) { $0.calls[0].labels = [nil] },
    Fault("a label at other bytes", line: 1, column: 1) {
      $0.calls[0].labels = [ByteRange(start: 2, end: 4)]
    },
    Fault("an argument missed", line: 1, column: 1) { $0.calls[0].labels = [] },
    Fault("a trailing closure too many", line: 1, column: 1) {
      $0.calls[0].trailingLabels = [ByteRange(start: 0, end: 1)]
    },
    Fault("parentheses too short", line: 1, column: 1) {
      $0.calls[0].parentheses = ByteRange(start: 1, end: 6)
    },
    Fault("a macro taken for a call", line: 3, column: 2) { $0.calls[1].kind = .function },
    Fault("a string missed", line: 2, column: 9) { $0.strings = [] },
    Fault("a segment missed", line: 2, column: 9) { $0.strings[0].segments.removeLast() },
    Fault("a string taken for raw", line: 2, column: 9) { $0.strings[0].pounds = 1 },
    Fault("a string taken for multi-line", line: 2, column: 9) { $0.strings[0].isMultiline = true },
    Fault("a regex missed", line: 2, column: 22) { $0.regexes = [] },
    Fault("a regex of another length", line: 2, column: 22) {
      let start = $0.regexes[0].range.start
      $0.regexes[0].range = ByteRange(start: start, end: start + 1)
    },
    Fault("another order", line: 1, column: 1) { $0.calls.reverse() },
  ]

  @Test(arguments: faults)
  func reportsEachFaultAtItsPlace(fault: Fault) throws {
    let text = SourceText(
      origin: "test", path: "a.swift", bytes: ContiguousArray(Self.source.utf8))
    let official = try #require(OfficialParser.outline(of: text.bytes))
    var wrong = official
    fault.change(&wrong)
    let judge = Judge { [wrong] _ in wrong }
    let report = judge.report(on: text)
    #expect(report.differences.map(\.place) == [fault.place])
    #expect(report.total.differences == 1)
    #expect(!report.differing.isEmpty)
  }

  @Test func isSilentWhenBothAgree() throws {
    let bytes = ContiguousArray(Self.source.utf8)
    let official = try #require(OfficialParser.outline(of: bytes))
    #expect(Difference.all(official: official, scanner: official, in: bytes, path: "a") == [])
  }

  @Test func showsWhatEachSideSeesAndTheLine() throws {
    let bytes = ContiguousArray(Self.source.utf8)
    let official = try #require(OfficialParser.outline(of: bytes))
    var wrong = official
    wrong.calls[0].labels = [nil]
    let differences = Difference.all(
      official: official, scanner: wrong, in: bytes, path: "a.swift")
    #expect(
      differences.map(\.description) == [
        """
        a.swift:1:1
          official parser: function call of 'f', parentheses 1:2-1:8, labels [a]
          scanner:         function call of 'f', parentheses 1:2-1:8, labels [_]
          source:          f(a: 1)
        """
      ])
  }

  @Test func reducesATextToWhatDiffers() {
    let source = """
      import Foundation
      struct A {
        func f() -> Int { g(1) + h("x", y: [2, 3]) }
      }
      let b = "later"
      """
    let judge = Judge { bytes in
      var outline = OfficialParser.outline(of: bytes) ?? SyntaxOutline()
      outline.calls.removeAll { $0.labels.count == 2 }
      return outline
    }
    let text = SourceText(origin: "test", path: "a", bytes: ContiguousArray(source.utf8))
    let reduced = judge.minimized([text]).map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(reduced == ["()(\"\",[])"])
  }
}
