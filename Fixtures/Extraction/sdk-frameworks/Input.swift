import JournalingSuggestions
import LocalAuthentication
import MapKit
import RealityKit
import StoreKit
import SwiftUI
import TipKit

struct Shop: View {
  let context: LAContext

  var body: some View {
    SubscriptionStoreView {
      SubscriptionOptionGroup("Yearly plans") { $0.isYearly }
      SubscriptionOptionSection("Monthly plans") { $0.isMonthly }
    }
    LocalAuthenticationView("Unlock the shop", context: context)
    LocalAuthenticationView("Unlock", reason: .init("To see prices")) { _ in }
    JournalingSuggestionsPicker("Choose a moment") { _ in }
    Map {
      Marker("Market", coordinate: place)
      Marker("Bridge", monogram: .init("B"), coordinate: place)
      Annotation("Ferry", coordinate: place) { Image(systemName: "ferry") }
    }
  }
}

let content = AccessibilityComponent.CustomContent(label: "Weight", value: "Heavy")

struct ShopTip: Tip {
  var title: Text { Text("Look around") }
  // It takes a `String`, which it shows as it is.
  var actions: [Action] { Action(id: "more", title: "shown as it is") }
}
