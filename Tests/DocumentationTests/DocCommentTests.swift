import Foundation
import TestSupport
import Testing

/// The doc comments of the sources, and the English of all that is written.
@Suite struct DocCommentTests {
  @Test func documentsEveryPublicDeclaration() {
    let declarations = SourceText.all.flatMap(SeenDeclaration.all)
    let seen = declarations.filter(\.isPublic)
    #expect(seen.count > 500)
    let missing = seen.filter { !$0.isDocumented }.map(\.place)
    #expect(missing.isEmpty, "without a doc comment:\n\(missing.joined(separator: "\n"))")
  }

  /// The share may only grow.
  @Test func documentsMostPackageDeclarations() {
    let seen = SourceText.all.flatMap(SeenDeclaration.all).filter { !$0.isPublic }
    let share = 100 * seen.count(where: \.isDocumented) / max(seen.count, 1)
    #expect(share >= 91, "\(share)% of \(seen.count) have a doc comment")
  }

  /// Each parameter that a comment explains is one of the declaration's.
  @Test func explainsOnlyParametersThatExist() {
    var count = 0
    for source in SourceText.all {
      for comment in ParameterComment.all(in: source) {
        count += 1
        #expect(
          comment.isOfItsDeclaration, "\(comment.place): there is no parameter '\(comment.name)'")
      }
    }
    #expect(count > 500)
  }

  /// Words that are signs of a sentence to write anew.
  @Test func avoidsCrookedSentences() {
    let signs =
      #/\b(?i:nobody|somebody|mend|mends|mending|put up with|what is not|that of|those which|by now|look which)\b/#
    for source in SourceText.all {
      for (index, line) in source.lines.enumerated() {
        if let match = line.firstMatch(of: signs) {
          Issue.record("\(source.path):\(index + 1): '\(match.output)' in '\(line)'")
        }
      }
    }
    for page in DocumentationPage.all where !page.path.contains("zh-Hans") {
      for line in page.prose + page.blocks.flatMap(\.lines) {
        if let match = line.firstMatch(of: signs) {
          Issue.record("\(page.path): '\(match.output)' in '\(line)'")
        }
      }
    }
  }
}
