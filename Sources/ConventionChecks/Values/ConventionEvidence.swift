package import LocalizationModel
import StringCatalog

/// The number of a project's comments in the convention's language. A project without a
/// configuration is held to the convention only if its own comments show that it has it: without
/// this test, 93 % of the findings on projects of other conventions were about it.
package struct ConventionEvidence: Hashable, Sendable {
  /// The comments in code that are not empty.
  package private(set) var commentCount = 0
  /// The comments in the language of the convention.
  package private(set) var fittingCount = 0

  /// Makes evidence without any comment.
  package init() {}

  /// Counts the comments of strings.
  package init(_ strings: [ExtractedString], _ convention: Convention) {
    guard let judge = CommentLanguageCheck(convention) else { return }
    for string in strings {
      guard let comment = PlacedText(commentOf: string) else { continue }
      commentCount += 1
      if judge.flaw(in: comment.text) == nil { fittingCount += 1 }
    }
  }

  /// Counts texts of one language, comments or keys.
  package init(texts: some Sequence<String>, in language: String) {
    guard let judge = CommentLanguageCheck(Convention(comment: language)) else { return }
    for text in texts where !text.isBlank {
      commentCount += 1
      if judge.flaw(in: text) == nil { fittingCount += 1 }
    }
  }

  /// Adds the counts of another file or worker.
  package mutating func add(_ other: ConventionEvidence) {
    commentCount += other.commentCount
    fittingCount += other.fittingCount
  }

  /// True if the comments show that the project keeps the convention: all of them are in the
  /// language, or there are five or more and at least half are.
  package var showsConvention: Bool {
    fittingCount > 0
      && (fittingCount == commentCount || commentCount >= 5 && fittingCount * 2 >= commentCount)
  }

  /// True if the comments show that the project has another convention, or none.
  package var deniesConvention: Bool { commentCount >= 5 && fittingCount * 2 < commentCount }
}
