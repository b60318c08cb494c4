/// The initializers take a comment, but none is given, or it is empty.

import SwiftUI

struct EmptyChannelView: View {
  var body: some View {
    VStack {
      Text("No messages yet")
      Text("Be the first to write.", comment: "")
      Text(String.invitation)
    }
  }
}

extension String {
  static let invitation = String(localized: "Invite a teammate")
  static let farewell = NSLocalizedString("You left the channel", comment: "")
}

let announcement = LocalizedStringResource("Only admins can write here")
