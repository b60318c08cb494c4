package import LocalizationModel

/// How extraction here compares with a build's, source by source: what `gloss parity` shows.
package struct ParityReport: Sendable {
  /// Who extracted a string.
  package enum Side: String, Hashable, Sendable {
    case onlyCompiler
    case onlyGloss
    /// Both have the string, and not alike.
    case both
  }

  /// Why one side has a string that the other has not, as far as it can be told.
  package enum Reason: Hashable, Sendable {
    /// They differ in specifiers only; here it is this key.
    case specifiers(String)
    /// Here it is in this table.
    case table(String)
    /// Here the comment is this one.
    case comment(String?)
    /// Here the default value is this one.
    case value(String?)
    /// It stands in a preview, or in a branch that is left out here.
    case leftOut
    /// A literal spells it, in no call that is known to localize it.
    case unrecognized
    /// No literal of the source spells it.
    case unspelled
    /// It stands in a branch with these conditions, which the build may not take.
    case conditions([String])
    /// Phrases of App Shortcuts are not the compiler's to write.
    case phrases
    /// The compiler sees no localizable text there.
    case notLocalized
  }

  /// One string that only one side has, or that both have with a difference.
  package struct Difference: Hashable, Sendable {
    /// The path of the source.
    package let path: String
    /// Where the source spells it.
    package let position: SourcePosition
    /// The table that it is looked up in.
    package let table: String
    /// The compiler's, where both have one.
    package let key: String
    /// Who has it.
    package let side: Side
    /// The most likely reason; programs see it as a word.
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

  /// By path and place.
  package let differences: [Difference]
  /// How many keys of sources are the same with their comments and values.
  package let agreedCount: Int
  /// How many sources were compared.
  package let sourceCount: Int
  /// How many files of the build are about something else.
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

  /// `12 keys agree in 3 sources; only the compiler has 1, only gloss 2, and 1 differs`.
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
