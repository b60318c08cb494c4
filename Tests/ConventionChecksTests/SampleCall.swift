import SourceScanner

/// A call of one row of the scanner's table, with a literal of the test's own in it.
struct SampleCall {
  let row: LocalizingAPI
  /// The text of the first argument that the row localizes, without quotes.
  let text: String
  /// The comment that the call gives, if the row has an argument for it.
  var comment: String?

  /// One expression, or a declaration where the row is about an attribute.
  var code: String {
    let arguments = "(\(([value] + details).joined(separator: ", ")))"
    switch row.form {
    case .initializer, .method: return "f(\(row.name)\(arguments))"
    case .implicitMember:
      let label = row.inArguments.first.map { "\($0): " } ?? ""
      return "\(row.inCalls.first ?? "f")(\(label).\(row.name)\(arguments))"
    case .modifier:
      let base = row.bases.first ?? "\(row.onlyInChainOf.first ?? "view")()"
      return "f(\(base).\(row.name)\(arguments))"
    case .attribute: return "struct Sample { @\(row.name)\(arguments) var value: Int }"
    case .macro: return "f(#\(row.name)\(arguments))"
    case .suffix: return "f(\"\(text)\".\(row.name))"
    }
  }

  private var value: String {
    var literal = "\"\(text)\""
    if row.takesText { literal = ".init(\(literal))" }
    if row.keyIsFirstOfSet { literal = "[\(literal)]" }
    switch row.localized {
    case .first, .firstAnd, .unlabelled: return literal
    case .labels(let labels): return "\(labels.first ?? ""): \(literal)"
    }
  }

  private var details: [String] {
    if let comment, !row.comment.isEmpty { return ["\(row.comment): \"\(comment)\""] }
    // Such a row is not meant where it says nothing but the key.
    return row.needsDetail ? ["locale: locale, \(row.bundle): nil"] : []
  }
}
