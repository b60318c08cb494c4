import SwiftUI

struct Sidebar: View {
  var body: some View {
    List {
      Row(title: "Inbox")
      Row(title: "Archive")
    }
  }
}
