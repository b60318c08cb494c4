import SwiftUI

struct Composer: View {
  @Binding var draft: String

  var body: some View {
    TextField("Message", text: $draft)
    Text("Send", comment: "发送按钮：把输入的消息发出去")
    Button("Cancel") {}
    Text("")
  }
}
