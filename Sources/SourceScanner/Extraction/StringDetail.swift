internal import LocalizationModel
internal import SwiftTree

/// What a call says about its string beside the key.
struct StringDetail {
  var table = TableName.localizable
  var bundle: String?
  var comment: String?
  /// Node of the default value.
  var defaultValue: NodeID?
  var site: StringSite?
  /// Through what the string comes to what localizes it.
  var chain: [ChainStep] = []
}
