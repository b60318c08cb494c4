/// One branch is a `String`, so the other branch's literal is no localized key any more.

import SwiftUI

struct MuteButton: View {
  let isMuted: Bool
  let customTitle: String
  let count: Int

  var body: some View {
    VStack {
      Text(isMuted ? "Muted" : customTitle)
      Button(isMuted ? customTitle : "Mute") {}
      Label(customTitle.isEmpty ? "Untitled" : customTitle, systemImage: "number")
      Text(count == 1 ? "1 message" : "\(count) messages")
    }
  }
}
