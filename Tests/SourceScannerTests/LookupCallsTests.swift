import SourceScanner
import SwiftTree
import Testing

/// Calls whose literals may be keys.
@Suite struct LookupCallsTests {
  /// A macro may have no parentheses, and so no text.
  @Test(arguments: [
    (##"#Preview { Text("A") }"##, []), (#"let a = tr("A")"#, ["tr"]),
    (##"#Preview { let a = tr("A") }"##, ["tr"]), (##"let a = #localized("A")"##, ["#localized"]),
  ])
  func findsFunctions(_ code: String, names: [String]) {
    let calls = LookupCalls(in: Parser.parse(ContiguousArray(code.utf8)), keys: ["A"])
    #expect(calls.evidence.keys.map(\.name) == names)
  }
}
