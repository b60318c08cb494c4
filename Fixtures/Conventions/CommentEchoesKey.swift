/// The comments repeat or merely translate the key, without the context that translators need.

import SwiftUI

struct MemberMenu: View {
  var body: some View {
    VStack {
      Text("Members", comment: "Members")
      Text("Invite", comment: "邀请")
      Button(String(localized: "Block", comment: "屏蔽"), role: .destructive) {}
      Text("Open", comment: "Open：打开")
    }
  }
}
