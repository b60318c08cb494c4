package import LocalizationModel

extension TableName {
  /// The table of App Shortcuts. Its entries hold all phrases of a shortcut as a set under the
  /// first phrase; `sync` leaves them to Xcode.
  package static let appShortcuts = TableName.named("AppShortcuts")
}
