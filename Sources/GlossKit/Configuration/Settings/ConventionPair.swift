import ConventionChecks

/// The languages of keys and comments as a command line names them: `en:zh-Hans`.
package struct ConventionPair: Sendable {
  /// The language of keys, or `any`.
  package let key: String
  /// The language of comments, or `any`.
  package let comment: String

  /// - Returns: `nil` if it is not two languages with a colon between them.
  package init?(names: String) {
    let parts = names.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0 == "any" || LanguageSpelling.isKnown($0) })
    else { return nil }
    (key, comment) = (parts[0], parts[1])
  }

  /// The same as a command line has it.
  package var names: String { "\(key):\(comment)" }
}

extension Configuration {
  /// Holds the project to another convention than the file says.
  package mutating func setConvention(_ pair: ConventionPair) {
    checks.base.convention = Convention(key: pair.key, comment: pair.comment)
    setsConvention = true
  }
}
