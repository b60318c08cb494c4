package import LocalizationModel
import StringCatalog

/// How many of a project's comments are in the language that a convention asks for.
package struct ConventionEvidence: Hashable, Sendable {
  /// Comments that code gives to localizable strings, without empty ones.
  package private(set) var commentCount = 0
  /// Comments in the language of the convention.
  package private(set) var fittingCount = 0

  /// Starts with no comment seen.
  package init() {}

  /// Counts the comments of some strings.
  package init(_ strings: [ExtractedString], _ convention: Convention) {
    guard let judge = CommentJudge(convention) else { return }
    for string in strings {
      guard let comment = PlacedText(commentOf: string) else { continue }
      commentCount += 1
      if judge.flaw(in: comment.text) == nil { fittingCount += 1 }
    }
  }

  /// Counts texts of one language, be they comments or keys.
  package init(texts: some Sequence<String>, in language: String) {
    guard let judge = CommentJudge(Convention(comment: language)) else { return }
    for text in texts where !text.isBlank {
      commentCount += 1
      if judge.flaw(in: text) == nil { fittingCount += 1 }
    }
  }

  /// Adds what another file or worker has counted.
  package mutating func add(_ other: ConventionEvidence) {
    commentCount += other.commentCount
    fittingCount += other.fittingCount
  }

  /// Whether the project keeps the convention without having said so: all comments are in the language,
  /// or there are five or more and at least half of them are.
  package var showsConvention: Bool {
    fittingCount > 0
      && (fittingCount == commentCount || commentCount >= 5 && fittingCount * 2 >= commentCount)
  }

  /// Whether its comments show that it keeps another convention, or none.
  package var deniesConvention: Bool { commentCount >= 5 && fittingCount * 2 < commentCount }
}
