import SwiftUI

/// The first screen: a split view on large screens, tabs on a phone.
struct RootView: View {
  @Environment(ChatClient.self) private var client
  @Environment(CallManager.self) private var calls
  @Environment(ChatSettings.self) private var settings

  var body: some View {
    @Bindable var calls = calls
    content
      .safeAreaInset(edge: .top) {
        ConnectionBanner(status: client.status, retry: client.reconnect)
      }
      .sheet(item: $calls.incoming) { call in
        IncomingCallView(call: call, calls: calls)
      }
      .sheet(isPresented: $calls.isInCall) {
        CallView(calls: calls)
          .interactiveDismissDisabled()
      }
      .task { await announceMessages() }
  }

  @ViewBuilder private var content: some View {
    #if os(macOS)
      conversations
    #else
      TabView {
        Tab(
          String(localized: "Chats", comment: "底部标签栏与频道列表页面的标题"),
          systemImage: "bubble.left.and.bubble.right"
        ) {
          conversations
        }
        .badge(client.unreadTotal)
        Tab(
          String(localized: "Recents", table: "Calls", comment: "底部标签栏与通话记录页面的标题"),
          systemImage: "phone"
        ) {
          NavigationStack { CallHistoryView(calls: calls) }
        }
        Tab(
          String(localized: "Settings", comment: "底部标签栏与设置页面的标题"), systemImage: "gearshape"
        ) {
          NavigationStack { SettingsView(settings: settings) }
        }
      }
    #endif
  }

  private var conversations: some View {
    @Bindable var client = client
    return NavigationSplitView {
      ChannelListView(client: client, selection: $client.selection)
    } detail: {
      if let channel = client.selectedChannel {
        ChatView(channel: channel, client: client)
          .id(channel.id)
      } else {
        NoSelectionView()
      }
    }
  }

  private func announceMessages() async {
    let arrivals = NotificationCenter.default.messages(of: client, for: MessageArrived.self)
    for await arrival in arrivals where settings.notifiesMessages {
      await NotificationScheduler().schedule(arrival, showsPreview: settings.showsPreviews)
    }
  }
}

#Preview {
  RootView()
    .environment(ChatClient.preview)
    .environment(CallManager())
    .environment(ChatSettings())
}
