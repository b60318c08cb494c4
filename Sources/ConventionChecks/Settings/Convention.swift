/// In which languages a project writes its keys and its comments.
package struct Convention: Hashable, Sendable {
  /// A language, such as `zh-Hans`, or `any`.
  package var key = "en"
  package var comment = "zh-Hans"

  package init(key: String = "en", comment: String = "zh-Hans") {
    self.key = key
    self.comment = comment
  }
}
