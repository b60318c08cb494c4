/// The keys are Chinese; they belong in the comments, and the code should say it in English.

import SwiftUI

struct MessageCountView: View {
  let client: ChatClient

  var body: some View {
    VStack {
      Text("消息数: \(client.messages.count)")
      Text("暂无消息", comment: "聊天页面的空状态标题")
    }
    .navigationTitle("频道列表")
  }
}

@Observable final class ChatClient {
  var messages: [String] = []
}
