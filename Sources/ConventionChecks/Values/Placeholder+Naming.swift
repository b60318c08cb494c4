import LocalizationModel

extension Placeholder {
  /// The expression if it is a path such as `user.name`, else its last name, such as `count` in
  /// `items.filter(\.isNew).count`. Without quotes and calls it can be written in a comment's
  /// literal.
  var nameForComments: String {
    let names = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let isPath = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPath ? expression : names.last.map(String.init) ?? "…"
  }
}
