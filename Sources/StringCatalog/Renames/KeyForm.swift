/// The two forms of keys: a text, which is what people read, and a name, which needs a text beside it.
package enum KeyForm: Sendable {
  case text, name

  /// A name is of letters, digits and at least one period or underscore between them: `tone.pick`,
  /// `pick_a_tone`. Placeholders may follow.
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
    self = isName ? .name : .text
  }
}
