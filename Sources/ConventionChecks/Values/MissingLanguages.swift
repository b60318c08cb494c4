/// Languages that something is missing in.
struct MissingLanguages {
  /// How many a finding names.
  static let limit = 6

  /// At most ``limit``, in their order.
  let first: [String]
  let count: Int

  var isEmpty: Bool { count == 0 }

  /// For a finding: all of a few, the first of many and how many more there are.
  var list: String {
    let names = first.joined(separator: ", ")
    return count <= Self.limit ? names : "\(names) … (+\(count - Self.limit))"
  }
}
