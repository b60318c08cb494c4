import LocalizationModel

extension Placeholder {
  /// The expression's path or last name, without quotes and calls, so that it can be written in a
  /// literal.
  var nameForComments: String {
    let names = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let isPath = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPath ? expression : names.last.map(String.init) ?? "…"
  }
}
