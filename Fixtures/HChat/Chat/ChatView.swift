import SwiftUI

/// One channel: its messages and the field to write in.
struct ChatView: View {
  let channel: Channel
  let client: ChatClient

  @Environment(CallManager.self) private var calls
  @State private var composer = ComposerModel()
  @State private var showsDetails = false
  @State private var deleting: Message?

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(messages) { message in
          MessageBubble(
            message: message, isOwn: message.author.id == client.me?.id,
            reply: { composer.reply(to: message) }, delete: { deleting = message })
        }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .overlay {
      if messages.isEmpty { NoMessagesView(channelName: channel.name) }
    }
    .safeAreaInset(edge: .bottom) {
      VStack(alignment: .leading, spacing: 6) {
        TypingIndicator(members: client.typing[channel.id] ?? [])
        MessageComposer(composer: composer) { await send() }
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle(channel.name)
    #if os(macOS)
      .navigationSubtitle(
        Text("\(messages.count) messages", comment: "macOS 聊天窗口标题下方的副标题。%lld：频道中的消息条数"))
    #endif
    .toolbar { toolbar }
    .sheet(isPresented: $showsDetails) {
      NavigationStack { ChannelDetailsView(channel: channel, client: client) }
    }
    .alert(isPresented: $composer.error.isPresented, error: composer.error) { _ in
      Button(String(localized: "OK", comment: "关闭错误提示的按钮")) { composer.error = nil }
    } message: { error in
      Text(verbatim: error.recoverySuggestion ?? "")
    }
    .alert(
      String(localized: "Delete this message?", comment: "删除消息前的确认提示标题"),
      isPresented: $deleting.isPresented, presenting: deleting
    ) { message in
      Button(
        String(localized: "Delete", comment: "删除消息的按钮与菜单项，红色显示，无法撤销"), role: .destructive
      ) {
        client.delete(message.id, in: channel.id)
      }
    } message: { _ in
      Text("It will be removed for everyone in the channel.", comment: "删除消息确认提示的正文：说明所有成员都将看不到该消息")
    }
    .task(id: messages.count) { client.markAsRead(channel.id) }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Button(
        String(localized: "Start Voice Call", table: "Calls", comment: "聊天页面工具栏按钮：向频道成员发起语音通话"),
        systemImage: "phone"
      ) {
        startCall(video: false)
      }
      Button(
        String(localized: "Start Video Call", table: "Calls", comment: "聊天页面工具栏按钮：向频道成员发起视频通话"),
        systemImage: "video"
      ) {
        startCall(video: true)
      }
      Button(
        String(localized: "Details", comment: "聊天页面工具栏按钮：打开频道详情"), systemImage: "info.circle"
      ) {
        showsDetails = true
      }
    }
  }

  private var messages: [Message] { client.messages[channel.id] ?? [] }

  private func send() async {
    await composer.send(to: channel.id, through: client)
  }

  private func startCall(video: Bool) {
    guard let me = client.me else { return }
    calls.start(in: channel, as: me, video: video)
  }
}

#Preview {
  NavigationStack {
    ChatView(channel: .preview, client: .preview)
  }
  .environment(CallManager())
}
