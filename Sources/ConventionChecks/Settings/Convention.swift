/// In which languages a project writes its keys and its comments.
package struct Convention: Hashable, Sendable {
  /// A language, such as `zh-Hans`, or `any`.
  package var key = "en"
  package var comment = "zh-Hans"

  package init(key: String = "en", comment: String = "zh-Hans") {
    self.key = key
    self.comment = comment
  }

  /// Whether a text in a language may be what a comment says: in any form of the language that
  /// comments are in.
  func mayWriteComments(in language: String) -> Bool {
    if comment == "any" { return true }
    let hyphens: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_")]
    return language.utf8.prefix { !hyphens.contains($0) }
      .elementsEqual(comment.utf8.prefix { !hyphens.contains($0) })
  }
}
