#if os(macOS)
  import SwiftUI

  /// The menus that HChat adds to the macOS menu bar.
  struct ChatCommands: Commands {
    let client: ChatClient
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandMenu(Text("Channel", comment: "macOS 菜单栏中的菜单名称，菜单项作用于当前频道")) {
        Button(String(localized: "Mark as Read", comment: "菜单项与通知操作：把频道中的消息全部标记为已读")) {
          markSelectionAsRead()
        }
        .keyboardShortcut("u", modifiers: [.command, .shift])
        .disabled(client.selectedChannel == nil)

        Button(muteTitle) { toggleMute() }
          .keyboardShortcut("m", modifiers: [.command, .shift])
          .disabled(client.selectedChannel == nil)

        Divider()

        Button(
          String(
            localized: "Show Call History", table: "Calls", comment: "菜单项：打开显示通话记录的独立窗口")
        ) {
          openWindow(id: CallHistoryView.windowID)
        }
      }
    }

    private var muteTitle: String {
      if client.selectedChannel?.isMuted == true {
        String(localized: "Unmute Channel", comment: "菜单项：恢复当前频道的消息提醒，仅在频道已静音时出现")
      } else {
        String(localized: "Mute Channel", comment: "菜单项：关闭当前频道的消息提醒，仍会收到消息")
      }
    }

    private func markSelectionAsRead() {
      guard let channel = client.selectedChannel else { return }
      client.markAsRead(channel.id)
    }

    private func toggleMute() {
      guard let channel = client.selectedChannel else { return }
      client[isMuted: channel.id].toggle()
    }
  }
#endif
