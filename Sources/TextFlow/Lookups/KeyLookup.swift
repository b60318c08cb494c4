internal import SourceScanner
internal import SwiftTree

/// A call that looks up an expression, with the labels of its table, comment and value.
///
/// ``LookupFinder`` finds it, ``SinkReader`` reads it.
struct KeyLookup {
  /// The expression that is looked up.
  let key: NodeID
  /// The call that looks it up, or makes a localized key of it.
  let call: NodeID
  /// The token of the called name.
  let token: TokenID
  var labels = Labels()
  /// The call that has the table, the comment and the value; often ``call``, or one around it.
  let detailsCall: NodeID
  /// True if the call shows the text without looking it up.
  var isShown = false

  /// The labels of the arguments beside the key; empty if the API has none.
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
