internal import SwiftTree

extension SyntaxTree {
  /// True if a call is written with its module, as in `SwiftUI.Text("…")`, or with `String`, as in
  /// `String.LocalizationValue("…")`.
  func isModule(_ call: NodeID, _ name: TokenID) -> Bool {
    name - 2 == nodes[call].start && Self.modules.contains(self.name(ofToken: name - 2))
  }

  private static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "AppIntents", "WidgetKit", "Charts", "StoreKit",
    "TipKit", "MapKit", "PhotosUI", "ActivityKit", "AlarmKit", "LocalAuthentication",
    "JournalingSuggestions", "RealityKit", "String",
  ]
}
