internal import LocalizationModel
internal import SwiftTree

/// The details of a string beside its key, from the arguments of its call: the input of
/// ``StringCollector``.
struct StringDetail {
  var table = TableName.localizable
  var bundle: String?
  var comment: String?
  /// The node of the default value.
  var defaultValue: NodeID?
  var site: StringSite?
  /// The steps from the literal to the API that localizes it.
  var chain: [ChainStep] = []
}
