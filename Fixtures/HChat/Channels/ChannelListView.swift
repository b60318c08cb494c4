import SwiftUI

/// All channels of the account, unread ones first, with search.
struct ChannelListView: View {
  let client: ChatClient
  @Binding var selection: Channel.ID?

  @State private var query = ""
  @State private var isCreating = false
  @State private var leaving: Channel?

  var body: some View {
    List(selection: $selection) {
      if !unread.isEmpty {
        Section {
          rows(of: unread)
        } header: {
          Text("Unread", comment: "频道列表的分组标题：有未读消息的频道")
        }
      }
      Section(String(localized: "All Channels", comment: "频道列表的分组标题：其余没有未读消息的频道")) {
        rows(of: read)
      }
    }
    .overlay { emptyState }
    .navigationTitle(String(localized: "Chats", comment: "底部标签栏与频道列表页面的标题"))
    .searchable(
      text: $query, prompt: Text("Search channels", comment: "频道列表搜索框的占位文字，按频道名称和主题搜索")
    )
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(
          String(localized: "New Channel", comment: "新建频道的按钮，也是新建频道页面的标题"),
          systemImage: "square.and.pencil"
        ) {
          isCreating = true
        }
        .help(Text("Create a channel for your team", comment: "鼠标悬停在新建频道按钮上时显示的提示"))
      }
    }
    .sheet(isPresented: $isCreating) {
      NewChannelView(client: client)
    }
    .confirmationDialog(
      String(localized: "Leave this channel?", comment: "退出频道前的确认对话框标题"),
      isPresented: $leaving.isPresented, titleVisibility: .visible, presenting: leaving
    ) { channel in
      Button(
        String(localized: "Leave “\(channel.name)”", comment: "确认退出频道的按钮，红色显示。%@：频道名称"),
        role: .destructive
      ) {
        client.leave(channel.id)
      }
    } message: { _ in
      Text(
        "You will no longer receive its messages. You can join again at any time.",
        comment: "退出频道确认对话框的正文：说明退出的后果")
    }
  }

  @ViewBuilder private var emptyState: some View {
    if client.channels.isEmpty {
      NoChannelsView { isCreating = true }
    } else if unread.isEmpty, read.isEmpty {
      ContentUnavailableView.search(text: query)
    }
  }

  private func rows(of channels: [Channel]) -> some View {
    ForEach(channels) { channel in
      ChannelRow(channel: channel)
        .swipeActions(edge: .trailing) {
          Button(
            String(localized: "Leave", comment: "频道列表左滑操作：退出该频道，之后还会弹出确认对话框"), role: .destructive
          ) {
            leaving = channel
          }
        }
    }
  }

  private var matches: [Channel] {
    guard !query.isEmpty else { return client.channels }
    return client.channels.filter {
      $0.name.localizedStandardContains(query) || $0.topic.localizedStandardContains(query)
    }
  }

  private var unread: [Channel] { matches.filter { $0.unreadCount > 0 } }
  private var read: [Channel] { matches.filter { $0.unreadCount == 0 } }
}

#Preview {
  @Previewable @State var selection: Channel.ID?
  NavigationStack {
    ChannelListView(client: .preview, selection: $selection)
  }
}
