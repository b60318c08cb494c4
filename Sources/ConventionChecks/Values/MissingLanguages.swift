import LocalizationModel

/// The languages that an entry lacks: the first few, which a finding names, and the number of all.
struct MissingLanguages {
  /// The greatest number of names in a finding.
  static let limit = 6

  /// The first of the languages, at most ``limit``, in their order.
  let first: [String]
  /// The number of all missing languages.
  let count: Int

  var isEmpty: Bool { count == 0 }

  /// The list for a finding: the first languages, and the number of the rest.
  var list: Message {
    let names = Message.list(first)
    return count <= Self.limit
      ? names
      : Message(
        "\(names) … (+\(count - Self.limit))",
        comment: "列出前几种语言，后面还有若干种。%1$@：前几种语言；%2$lld：其余的种数")
  }
}
