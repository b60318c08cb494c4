/// One key has two different comments, and another two default values: which one is meant?

import SwiftUI

struct SendButtons: View {
  let send: () -> Void

  var body: some View {
    HStack {
      Button(String(localized: "Send", comment: "发送消息的按钮，位于输入框右侧"), action: send)
      Button(String(localized: "Send", comment: "转账页面的按钮：确认付款"), action: send)
    }
  }

  var first: String {
    String(localized: "close.title", defaultValue: "Close", comment: "关闭窗口的按钮")
  }

  var second: String {
    String(localized: "close.title", defaultValue: "Nearby", comment: "关闭窗口的按钮")
  }
}
