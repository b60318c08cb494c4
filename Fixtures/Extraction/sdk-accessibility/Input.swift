import SwiftUI

extension AccessibilityCustomContentKey {
  static let age = AccessibilityCustomContentKey("Age in years", id: "age")
}

struct Card: View {
  let rows: [Int]
  let name: String

  var body: some View {
    Text(verbatim: name)
      .accessibilityCustomContent("Breed", "Terrier", importance: .high)
      .accessibilityCustomContent("Owner", name)
      .accessibilityCustomContent(.age, "Seven")
      .accessibilityInputLabels(["Dog", "Terrier card"])
      .accessibilityRotor("Dogs", entries: rows, entryLabel: \.description)
      .accessibilityRotor("Marks") { AccessibilityRotorEntry("First mark", id: 1) }
      .accessibilityDragPoint(.center, description: "Move the card")
      .accessibilityDropPoint(.center, description: "Swap the cards")
      .accessibilityScrollStatus("Dogs of May")
      .accessibilityActions(category: AccessibilityActionCategory("Care")) { Button("Feed") {} }
      .accessibilityAction(named: "Walk", intent: WalkIntent())
      .accessibility(label: .init("Old label"))
      .accessibilityIdentifier("not a text")
  }
}
