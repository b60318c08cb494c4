package import LocalizationModel

/// The differences between the strings that gloss extracts and those in the `.stringsdata` files
/// that the compiler wrote in a build. `gloss parity` shows them.
package struct ParityReport: Sendable {
  /// The extractor that has a string.
  package enum Side: String, Hashable, Sendable {
    case onlyCompiler
    case onlyGloss
    /// Both have the string, with a difference.
    case both
  }

  /// The most likely reason for a difference.
  package enum Reason: Hashable, Sendable {
    /// The keys differ in format specifiers only; gloss has this key.
    case specifiers(String)
    /// gloss has the string in this other table.
    case table(String)
    /// gloss has this other comment; `nil` for none.
    case comment(String?)
    /// gloss has this other default value; `nil` for none.
    case value(String?)
    /// The string is in a preview, or in a branch that gloss leaves out.
    case leftOut
    /// A literal spells the key, but gloss does not know its call as one that localizes.
    case unrecognized
    /// No literal of the source spells the key; a macro may have made it.
    case unspelled
    /// The string is in a branch with these conditions, which the build may not take.
    case conditions([String])
    /// The string is a phrase of an App Shortcut, which another step of the build writes.
    case phrases
    /// gloss takes a text as localizable that the compiler does not.
    case notLocalized
  }

  /// One string that only one side has, or that both have with a difference.
  package struct Difference: Hashable, Sendable {
    /// The path of the source.
    package let path: String
    /// The place of the string in the source.
    package let position: SourcePosition
    /// The name of the string's table.
    package let table: String
    /// The key; the compiler's if both have one.
    package let key: String
    /// The side or sides that have the string.
    package let side: Side
    /// The most likely reason.
    package let reason: Reason

    package init(
      path: String, position: SourcePosition, table: String, key: String, side: Side,
      reason: Reason
    ) {
      self.path = path
      self.position = position
      self.table = table
      self.key = key
      self.side = side
      self.reason = reason
    }
  }

  /// The differences by path and place.
  package let differences: [Difference]
  /// The number of keys whose comments and values agree. A key that occurs in two sources counts
  /// twice.
  package let agreedCount: Int
  /// The number of compared sources.
  package let sourceCount: Int
  /// The number of `.stringsdata` files that belong to sources outside of the project.
  package let foreignCount: Int
  let version: String

  package init(
    differences: [Difference], agreedCount: Int, sourceCount: Int, foreignCount: Int,
    version: String
  ) {
    self.differences = differences
    self.agreedCount = agreedCount
    self.sourceCount = sourceCount
    self.foreignCount = foreignCount
    self.version = version
  }

  /// The totals in one line: `12 keys agree in 3 sources; only the compiler has 1, only gloss 2,
  /// and 1 differs`.
  package var summary: Message {
    let keys =
      agreedCount == 1
      ? Message("1 key agrees", comment: "parity 的总结：一个键一致")
      : Message("\(agreedCount) keys agree", comment: "parity 的总结。%lld：一致的键数")
    let agreed = Message(
      "\(keys) in \(Counted.sources.message(sourceCount))",
      comment: "报告的总结。%1$@：有几个；%2$@：在哪些文件里")
    if differences.isEmpty { return agreed }
    let count = { (side: Side) in differences.count { $0.side == side } }
    let (compiler, gloss, both) = (count(.onlyCompiler), count(.onlyGloss), count(.both))
    return both == 1
      ? Message(
        "\(agreed); only the compiler has \(compiler), only gloss \(gloss), and 1 differs",
        comment: "parity 的总结。%1$@：一致的部分；%2$lld：仅编译器有的键数；%3$lld：仅 gloss 有的键数")
      : Message(
        "\(agreed); only the compiler has \(compiler), only gloss \(gloss), and \(both) differ",
        comment: "parity 的总结。%1$@：一致的部分；%2$lld：仅编译器有；%3$lld：仅 gloss 有；%4$lld：不同的键数")
  }
}
