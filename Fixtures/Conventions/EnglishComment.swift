/// The comments are English; developers and translators of the team expect Chinese.

import SwiftUI

struct ConnectionLabel: View {
  let isConnected: Bool

  var body: some View {
    if isConnected {
      Text("Connected", comment: "Banner at the top of the chat: the server can be reached")
    } else {
      Text("Disconnected", comment: "Banner at the top of the chat: 断开")
    }
  }

  var retryTitle: String {
    String(localized: "Reconnect", comment: "Button title, tries again at once")
  }
}
