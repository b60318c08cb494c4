package import LocalizationModel

/// In which languages a project writes its keys and its comments.
package struct Convention: Hashable, Sendable {
  /// A language, such as `zh-Hans`, or `any`.
  package var key = "en" {
    didSet { keySystem = WritingSystem(language: key) }
  }
  /// The language of comments, or `any`.
  package var comment = "zh-Hans" {
    didSet { commentSystem = WritingSystem(language: comment) }
  }
  /// How they are written; `nil` for `any`.
  package private(set) var keySystem: WritingSystem?
  /// How comments are written; `nil` for `any`.
  package private(set) var commentSystem: WritingSystem?

  package init(key: String = "en", comment: String = "zh-Hans") {
    self.key = key
    self.comment = comment
    keySystem = WritingSystem(language: key)
    commentSystem = WritingSystem(language: comment)
  }
}
