package import LocalizationModel

extension TableName {
  /// An entry of this table holds all phrases of a shortcut as a set under the first one. Such
  /// entries are left to Xcode.
  package static let appShortcuts = TableName.named("AppShortcuts")
}
