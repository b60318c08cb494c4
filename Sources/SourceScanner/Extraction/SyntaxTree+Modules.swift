internal import SwiftTree

extension SyntaxTree {
  /// True if the name of a call is written after its module, as in `SwiftUI.Text("…")`, or after
  /// `String`.
  func isModule(_ call: NodeID, _ name: TokenID) -> Bool {
    name - 2 == nodes[call].start && Self.modules.contains(self.name(ofToken: name - 2))
  }

  private static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "AppIntents", "WidgetKit", "Charts", "StoreKit",
    "TipKit", "MapKit", "PhotosUI", "ActivityKit", "AlarmKit", "LocalAuthentication",
    "JournalingSuggestions", "RealityKit", "String",
  ]
}
