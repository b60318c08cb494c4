import SwiftUI

struct Decorated: View {
  @State private var query = ""
  @State private var isShown = false

  var body: some View {
    List {}
      .help("Shows all messages")
      .confirmationDialog("Leave?", isPresented: $isShown) {}
      .accessibilityLabel("Message list")
      .accessibilityHint("Swipe for more")
      .accessibilityValue("Empty")
      .searchable(text: $query, prompt: "Search messages")
      .accessibilityAction(named: "Reply") {}
      .accessibilityIdentifier("list")
  }
}
