/// The form of a key: a text, which people read, or a name such as `tone.pick`, which needs a text
/// beside it.
package enum KeyForm: Sendable {
  case text, name

  /// Classifies a key by its spelling.
  ///
  /// A name has letters, digits and at least one period or underscore between them, or a capital
  /// between small letters: `tone.pick`, `pick_a_tone`, `pickATone`. Placeholders may follow.
  package init(of key: String) {
    let words = key.split(separator: " ", omittingEmptySubsequences: false)
    let name = words.prefix { !$0.hasPrefix("%") }
    guard name.count == 1, let first = name.first,
      words.dropFirst().allSatisfy({ $0.hasPrefix("%") })
    else {
      self = .text
      return
    }
    let parts = first.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    let isName =
      parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      && first.contains(where: \.isLetter)
    self = isName || Self.isCamelCase(first) ? .name : .text
  }

  /// True for `pickTone`, false for `iPhone` and `macOS`.
  private static func isCamelCase(_ word: Substring) -> Bool {
    guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      word.prefix(2).allSatisfy(\.isLowercase), let capital = word.firstIndex(where: \.isUppercase)
    else { return false }
    return word[capital...].contains(where: \.isLowercase)
  }
}
