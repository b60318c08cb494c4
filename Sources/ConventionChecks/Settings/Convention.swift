package import LocalizationModel

/// The languages of a project's keys and comments, English and Simplified Chinese by default.
package struct Convention: Hashable, Sendable {
  /// The language of keys, such as `en`, or `any` for no required language.
  package var key = "en" {
    didSet { keySystem = WritingSystem(language: key) }
  }
  /// The language of comments, such as `zh-Hans`, or `any` for no required language.
  package var comment = "zh-Hans" {
    didSet { commentSystem = WritingSystem(language: comment) }
  }
  /// True if no convention is asked for: its rules are off unless a setting gives them a level.
  package let isOff: Bool
  /// The writing system of keys; `nil` for `any`.
  package private(set) var keySystem: WritingSystem?
  /// The writing system of comments; `nil` for `any`.
  package private(set) var commentSystem: WritingSystem?

  package init(key: String = "en", comment: String = "zh-Hans") {
    self.key = key
    self.comment = comment
    isOff = false
    keySystem = WritingSystem(language: key)
    commentSystem = WritingSystem(language: comment)
  }

  /// No convention: any language, and no rules on comments and keys.
  package static let none = Convention(isOff: true)

  private init(isOff: Bool) {
    (key, comment, self.isOff) = ("any", "any", isOff)
  }
}
