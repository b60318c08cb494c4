import ConventionChecks

/// The value of `--convention` on the command line: the languages of keys and comments, such as
/// `en:zh-Hans`, or `any` for no convention.
package struct ConventionPair: Sendable {
  /// The language of keys, or `any`.
  package let key: String
  /// The language of comments, or `any`.
  package let comment: String

  /// True for no convention.
  package let isOff: Bool

  /// Reads the value; `nil` if it is neither `any` nor two known languages, or `any`, with a colon
  /// between them.
  package init?(names: String) {
    isOff = names == "any"
    if isOff {
      (key, comment) = ("any", "any")
      return
    }
    let parts = names.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0 == "any" || LanguageSpelling.isKnown($0) })
    else { return nil }
    (key, comment) = (parts[0], parts[1])
  }

  /// The pair as the command line takes it.
  package var names: String { isOff ? "any" : "\(key):\(comment)" }

  /// The convention that the value stands for.
  var convention: Convention { isOff ? .none : Convention(key: key, comment: comment) }
}

extension Configuration {
  /// Replaces the convention that the file sets, because the command line wins.
  package mutating func setConvention(_ pair: ConventionPair) {
    checks.base.convention = pair.convention
    writesConvention = true
  }
}
