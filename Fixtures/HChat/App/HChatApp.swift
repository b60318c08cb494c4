import SwiftUI

@main
struct HChatApp: App {
  @State private var client = ChatClient(transport: LoopbackTransport())
  @State private var calls = CallManager()
  @State private var settings = ChatSettings()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(client)
        .environment(calls)
        .environment(settings)
        .task(id: client.session) { await client.run() }
    }
    #if os(macOS)
      .commands { ChatCommands(client: client) }
    #endif

    #if os(macOS)
      Window(
        Text("Call History", tableName: "Calls", comment: "macOS 独立窗口的标题，窗口内列出最近的通话记录"),
        id: CallHistoryView.windowID
      ) {
        CallHistoryView(calls: calls)
      }

      Settings {
        SettingsView(settings: settings)
          .environment(client)
          .frame(width: 460)
      }
    #endif
  }
}
