import LocalizationModel

/// Languages that something is missing in.
struct MissingLanguages {
  /// How many a finding names.
  static let limit = 6

  /// At most ``limit``, in their order.
  let first: [String]
  let count: Int

  var isEmpty: Bool { count == 0 }

  /// For a finding: all of a few, the first of many and how many more there are.
  var list: Message {
    let names = Message.list(first)
    return count <= Self.limit
      ? names
      : Message(
        "\(names) … (+\(count - Self.limit))",
        comment: "列出前几种语言，后面还有若干种。%1$@：前几种语言；%2$lld：其余的种数")
  }
}
