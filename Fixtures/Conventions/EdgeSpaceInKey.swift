/// Keys begin or end with spaces or line ends, which nobody sees in a translation table.

import SwiftUI

struct DetailRow: View {
  let topic: String

  var body: some View {
    VStack {
      Text("Topic: ", comment: "频道详情中的标签，后接主题")
      Text(" (edited)", comment: "消息末尾的标记：发送后被修改过")
      Text("\(topic)\n", comment: "频道主题，单独占一行。%@：主题")
      Text(
        """

        Write something
        """, comment: "输入框为空时的占位文字")
    }
  }
}
