internal import SwiftTree

/// Arguments and properties of UIKit, AppKit and related frameworks that take plain strings shown
/// on the screen. The rule `hardcoded` reports literals there.
enum ShownArguments {
  /// The labels of the arguments that an initializer or method shows, where an empty label means
  /// the first argument; `nil` if the name is not listed.
  static func labels(ofCalled token: TokenID, in tree: SyntaxTree) -> [String]? {
    let text = tree.source
    let bytes = text.span
    let range = tree.nameRange(ofToken: token)
    return names.word(range, in: bytes).map { labels[$0.position].value }
  }

  private static let names = WordTable(labels.map(\.key))

  private static let labels: KeyValuePairs<String, [String]> = [
    "setTitle": [""], "UIAlertController": ["title", "message"], "UIAlertAction": ["title"],
    "UIAction": ["title", "subtitle"], "UIMenu": ["title", "subtitle"],
    "UICommand": ["title", "discoverabilityTitle"],
    "UIKeyCommand": ["title", "discoverabilityTitle"], "UIBarButtonItem": ["title"],
    "UITabBarItem": ["title"], "UIContextualAction": ["title"],
    "UITableViewRowAction": ["title"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"],
    "NSMenuItem": ["title"], "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString"],
    "addButton": ["withTitle"], "addItem": ["withTitle"], "insertItem": ["withTitle"],
    "insertSegment": ["withTitle"], "UNNotificationAction": ["title"],
    "evaluatePolicy": ["localizedReason"],
  ]

  /// Properties of views, alerts and notifications whose value is shown.
  static let setters: Set<String> = [
    "text", "title", "placeholder", "prompt", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "toolTip", "stringValue", "placeholderString", "messageText",
    "informativeText", "subtitle", "body", "largeContentTitle", "secondaryText",
    "backButtonTitle", "footerText", "headerText",
  ]

  /// Properties of `LocalizedError`, which alerts show.
  static let errorProperties: Set<String> = [
    "errorDescription", "failureReason", "recoverySuggestion",
  ]

  /// Keys of an error's `userInfo` whose values alerts show.
  static let errorKeys: Set<String> = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey",
    "NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedFailureErrorKey",
  ]

  /// Lower-case endings of names that views usually have, as in `titleLabel`.
  static let viewNames = [
    "label", "button", "field", "textview", "item", "alert", "controller", "searchbar", "cell",
    "view", "window", "panel", "control", "content", "configuration", "headerview", "vc",
  ]
}
