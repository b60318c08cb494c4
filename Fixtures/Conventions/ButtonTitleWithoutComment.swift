/// Titles are literals of initializers that take no comment, so translators get none.

import SwiftUI

struct ComposerBar: View {
  @State private var isMuted = false
  let send: () -> Void

  var body: some View {
    HStack {
      Button("Send", action: send)
      Button("Attach", systemImage: "paperclip") {}
      Toggle("Mute", isOn: $isMuted)
      Label("Recording", systemImage: "mic")
    }
    .navigationTitle("New Message")
    .alert("Message too long", isPresented: .constant(false)) {
      Button("OK") {}
    }
  }
}
