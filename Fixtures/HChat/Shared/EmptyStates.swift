import SwiftUI

/// Fills the detail column until a channel is chosen.
struct NoSelectionView: View {
  var body: some View {
    ContentUnavailableView(
      String(localized: "No Channel Selected", comment: "大屏幕右侧区域的空状态标题：尚未在左侧列表中选择频道"),
      systemImage: "bubble.left.and.bubble.right",
      description: Text("Choose a channel from the list.", comment: "未选择频道时的空状态说明"))
  }
}

/// Fills the channel list of a new account.
struct NoChannelsView: View {
  let create: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        Text("No Channels Yet", comment: "频道列表的空状态标题：用户还没有加入任何频道")
      } icon: {
        Image(systemName: "tray")
      }
    } description: {
      Text(
        "Create a channel, or ask a teammate to invite you.",
        comment: "频道列表的空状态说明：提示用户新建频道或请同事邀请自己")
    } actions: {
      Button(String(localized: "New Channel", comment: "新建频道的按钮，也是新建频道页面的标题"), action: create)
        .buttonStyle(.borderedProminent)
    }
  }
}

/// Fills a channel that nobody has written in.
struct NoMessagesView: View {
  let channelName: String

  var body: some View {
    ContentUnavailableView(
      String(localized: "No Messages", comment: "聊天页面的空状态标题：该频道还没有任何消息"),
      systemImage: "text.bubble",
      description: Text(
        "Be the first to write in \(channelName).", comment: "聊天页面的空状态说明。%@：频道名称"))
  }
}

#Preview("No channels") {
  NoChannelsView(create: {})
}

#Preview("No messages") {
  NoMessagesView(channelName: "general")
}
