import SwiftUI

struct Twice: View {
  var body: some View {
    Text("Send", comment: "发送消息")
    Button(String(localized: "Send", comment: "寄送包裹")) {}
    Text("Send", tableName: "Parcels", comment: "寄送包裹")
    Label("Send", systemImage: "paperplane")
  }
}
