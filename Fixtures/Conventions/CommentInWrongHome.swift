/// The comments are in the wrong place: beside the code, around another call, or in a detour.

import SwiftUI

struct ChannelToolbar: View {
  @State private var isPinned = false

  var body: some View {
    HStack {
      // 工具栏按钮：搜索频道
      Button("Search") {}
      Button("Archive" /* 归档当前频道 */) {}
      Text(String(localized: "Pinned messages", comment: "频道顶部的入口：查看置顶消息"))
      Toggle("Pin channel", isOn: $isPinned)
        .help(Text("Keep at the top", comment: "开关标题：把频道固定在列表顶部"))
    }
  }
}
