package import LocalizationModel

/// How extraction here compares with a build's, source by source: what `gloss parity` shows.
package struct ParityReport: Sendable {
  package enum Side: String, Hashable, Sendable {
    case onlyCompiler
    case onlyGloss
    /// Both have the string, and not alike.
    case both
  }

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

  package struct Difference: Hashable, Sendable {
    package let path: String
    package let position: SourcePosition
    package let table: String
    /// The compiler's, where both have one.
    package let key: String
    package let side: Side
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
  package var summary: String {
    let agreed =
      "\(counted(agreedCount, "key")) \(agreedCount == 1 ? "agrees" : "agree") in "
      + counted(sourceCount, "source")
    if differences.isEmpty { return agreed }
    let count = { (side: Side) in differences.count { $0.side == side } }
    return agreed + "; only the compiler has \(count(.onlyCompiler)), only gloss "
      + "\(count(.onlyGloss)), and \(count(.both)) \(count(.both) == 1 ? "differs" : "differ")"
  }
}
