/// Sentences are glued from pieces, which no translator can put into another order.

import SwiftUI

struct TypingLabel: View {
  let name: String
  let count: Int

  var body: some View {
    VStack {
      Text("Typing" + "…")
      Text(name) + Text(" is typing", comment: "输入框上方的提示，接在昵称之后")
      Text(String(localized: "Members: ", comment: "成员数量之前的标签") + "\(count)")
      Text("\(count) \(String(localized: "unread", comment: "未读数量之后的词"))")
    }
  }

  var title: String {
    String(localized: "Chat with ", comment: "聊天页面的标题，后接对方昵称") + name
  }
}
