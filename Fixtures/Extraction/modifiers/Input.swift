import SwiftUI

struct Screen: View {
  @State private var isShown = false

  var body: some View {
    List {}
      .navigationTitle("Messages")
      .alert("Delete all?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("This cannot be undone.", comment: "删除全部消息的确认说明")
      }
      .navigationDestination(for: String.self) { name in
        Text(name)
          .navigationTitle(name)
      }
      .id("list")
      .tag("messages")
  }
}
