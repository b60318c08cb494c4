/// `Text` gets a `String` variable, so the literal behind it is never looked up.

import SwiftUI

struct StatusLine: View {
  let isOnline: Bool
  var fallback: String?

  private let emptyText = "Nothing to show"

  var body: some View {
    let hint = "Pull to refresh"
    VStack {
      Text(emptyText)
      Text(hint)
      Text(title)
      Text(fallback ?? "No description")
      Text(LocalizedStringKey(emptyText))
    }
  }

  private var title: String {
    isOnline ? "Online" : "Offline"
  }
}
