import LocalizationModel
import SwiftTypes
import Testing

@testable import SourceScanner
@testable import SwiftTree
@testable import TextFlow

/// The work grows in step with the text. It is counted, in looks at tokens, nodes and bytes ahead,
/// so that a busy machine changes nothing.
@Suite(.enabled(if: LookupCounter.isCounting, "looks are counted in debug builds only"))
struct GrowthTests {
  private func work(on text: String, skipsPlainGroups: Bool) -> Int {
    let source = ContiguousArray(text.utf8)
    let bytesAhead =
      Lexer.tokens(of: source.span).bytesAhead
      + Lexer.tokens(of: source.span, leavesOutBodies: true).bytesAhead
    let lean = Parser.parse(source, skipsPlainGroups: true, leavesOutBodies: true)
    let tree = Parser.parse(source, skipsPlainGroups: skipsPlainGroups)
    let path = "Growth.swift"
    _ = Extractor(tree, path: path).extraction()
    let index = ProjectIndex(joining: [(path, DeclarationCollector(tree).declarations)])
    let types = TypeInference(tree, index, file: FileID(position: 0))
    _ = Extractor(tree, path: path, project: types, names: .unknown).extraction()
    if !skipsPlainGroups {
      var collector = FlowCollector(
        tree, TypeInference(tree, index, file: FileID(position: 0)), .sdk)
      collector.run()
    }
    #if DEBUG
      return bytesAhead + tree.tokens.looks + tree.nodes.looks + lean.tokens.looks
    #else
      return bytesAhead + lean.tokens.count
    #endif
  }

  private func expectLinearWork(on text: (Int) -> String) throws {
    for skipsPlainGroups in [true, false] {
      // Few first: what grows exponentially would never be done with many. Below the limit of
      // depth, work may grow with the depth, too.
      for (count, limit) in [(8, 5.0), (600, 2.3)] {
        let once = work(on: text(count), skipsPlainGroups: skipsPlainGroups)
        let twice = work(on: text(2 * count), skipsPlainGroups: skipsPlainGroups)
        try #require(Double(twice) <= Double(once) * limit, "\(count): \(once), then \(twice)")
      }
    }
  }

  @Test(arguments: HostileTexts.constructs + HostileTexts.brackets, [true, false])
  func nestsTakeLinearWork(
    nest: (open: String, inside: String, close: String), isClosed: Bool
  ) throws {
    try expectLinearWork { count in
      String(repeating: nest.open, count: count) + nest.inside
        + (isClosed ? String(repeating: nest.close, count: count) : "")
    }
  }

  @Test(arguments: HostileTexts.runs, ["5", ".b(\"c\")"])
  func runsTakeLinearWork(unit: String, end: String) throws {
    try expectLinearWork { "a = b\n" + String(repeating: unit, count: $0) + end }
  }

  @Test(arguments: [
    "NSLocalizedString(a, comment: \"b\")", "c(a, b: d); d(a)", "var e = a; e = d", "g { $0 + d }",
    "if d { f(a) } else { \"b\".c }",
  ])
  func longBodiesTakeLinearWork(statement: String) throws {
    try expectLinearWork { count in
      "func f(_ a: String) { x { d in\n" + String(repeating: statement + "\n", count: count) + "} }"
    }
  }
}
