internal import SourceScanner
internal import SwiftTree

/// An expression that a call looks up.
struct KeyLookup {
  let key: NodeID
  let call: NodeID
  /// The token of the name that is called.
  let token: TokenID
  var labels = Labels()
  /// The call that says the table and so on.
  let holder: NodeID
  /// Whether the call only shows the text, as it is.
  var isShown = false

  /// The labels of what is said beside the key.
  struct Labels {
    var table: [String] = []
    var comment = ""
    var value = ""
    var bundle = ""

    init(table: [String] = [], value: String = "") {
      self.table = table
      self.value = value
    }

    init(of row: LocalizingAPI) {
      table = row.tables
      comment = row.comment
      value = row.defaultValue
      bundle = row.bundle
    }
  }
}
