import ConventionChecks

/// The value of `--convention` on the command line: the languages of keys and
/// comments, such as `en:zh-Hans`.
package struct ConventionPair: Sendable {
  /// The language of keys, or `any`.
  package let key: String
  /// The language of comments, or `any`.
  package let comment: String

  /// Reads the value; `nil` if it is not two known languages, or `any`, with a colon between them.
  package init?(names: String) {
    let parts = names.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0 == "any" || LanguageSpelling.isKnown($0) })
    else { return nil }
    (key, comment) = (parts[0], parts[1])
  }

  /// The pair as the command line takes it.
  package var names: String { "\(key):\(comment)" }
}

extension Configuration {
  /// Replaces the convention that the file sets, because the command line wins.
  package mutating func setConvention(_ pair: ConventionPair) {
    checks.base.convention = Convention(key: pair.key, comment: pair.comment)
    setsConvention = true
  }
}
