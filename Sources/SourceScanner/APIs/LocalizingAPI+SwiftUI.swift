internal import LocalizationModel

extension LocalizingAPI {
  /// The rows of SwiftUI and SwiftUICore.
  static let swiftUI: [LocalizingAPI] =
    controls + scenes + accessibility + viewModifiers + searchAndFiles + texts

  private static let controls: [LocalizingAPI] = views(
    "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "Link", "Menu", "MenuButton",
    "MultiDatePicker", "NavigationLink", "NewDocumentButton", "Picker", "ProgressView", "Section",
    "SecureField", "ShareLink", "SharePreview", "SliderTick", "Stepper", "Tab", "TabSection",
    "TableColumn",
    "TextField", "TextFieldLink", "Toggle")

  private static let scenes: [LocalizingAPI] = views(
    "AlertScene", "CommandMenu", "DocumentGroupLaunchScene", "DocumentLaunchView", "MenuBarExtra",
    "UtilityWindow", "Window", "WindowGroup")

  private static let accessibility: [LocalizingAPI] =
    views("AccessibilityRotorEntry")
    + [
      // These have no overload that takes a `String`.
      view("AccessibilityActionCategory", .first, .resource),
      view("AccessibilityCustomContentKey", .first, .resource),
      modifier("accessibilityCustomContent", .unlabelled, .resource),
      // An array: one `String` among the elements would make them all plain.
      modifier("accessibilityInputLabels", .first, .resource),
      modifier("accessibilityAction", .labels(["named"]), .keyOrString),
      modifier("accessibilityDragPoint", .labels(["description"]), .keyOrString),
      modifier("accessibilityDropPoint", .labels(["description"]), .keyOrString),
    ]
    + modifiers(
      "accessibilityHint", "accessibilityLabel", "accessibilityRotor", "accessibilityScrollStatus",
      "accessibilityValue")

  private static let viewModifiers: [LocalizingAPI] = modifiers(
    "alert", "badge", "confirmationDialog", "dialogSuppressionToggle",
    "dismissalConfirmationDialog", "help", "navigationBarTitle", "navigationSubtitle",
    "navigationTitle", "typeSelectEquivalent")

  private static let searchAndFiles: [LocalizingAPI] =
    [modifier("searchable", .labels(["prompt"]), .keyOrString)]
    + modifiers("fileDialogConfirmationLabel", "fileDialogMessage", "fileExporterFilenameLabel")

  /// APIs with a parameter of type `Text`, where only `.init("…")` makes a key.
  private static let texts: [LocalizingAPI] =
    [
      text("AccessibilityActionKind", .initializer, .labels(["named"])),
      text("ActionSheet", .initializer, .labels(["title", "message"])),
      text("Alert", .initializer, .labels(["title", "message"])),
      text("ContentUnavailableView", .initializer, .labels(["description"])),
      text("Image", .initializer, .labels(["label"])),
      text("SecureField", .initializer, .labels(["prompt"])),
      text("ShareLink", .initializer, .labels(["subject", "message"])),
      text("TextField", .initializer, .labels(["prompt"])),
      text("TextFieldLink", .initializer, .labels(["prompt"])),
      text("accessibility", .modifier, .labels(["label", "value", "hint", "inputLabels"])),
      text("touchBarCustomizationLabel", .modifier, .first),
    ]
    + ["default", "cancel", "destructive"].map { text($0, .implicitMember, .first) }
}
