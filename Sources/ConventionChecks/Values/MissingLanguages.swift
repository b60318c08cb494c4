import LocalizationModel

/// The languages that an entry lacks, cut to the few that a finding names.
struct MissingLanguages {
  /// The greatest number of names in a finding.
  static let limit = 6

  /// The first of the languages, at most ``limit``, in their order.
  let first: [String]
  let count: Int

  var isEmpty: Bool { count == 0 }

  /// The list for a finding: all of a few, or the first of many and the number of the others.
  var list: Message {
    let names = Message.list(first)
    return count <= Self.limit
      ? names
      : Message(
        "\(names) … (+\(count - Self.limit))",
        comment: "列出前几种语言，后面还有若干种。%1$@：前几种语言；%2$lld：其余的种数")
  }
}
