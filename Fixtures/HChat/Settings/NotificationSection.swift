import SwiftUI

/// Whether and how new messages are announced.
struct NotificationSection: View {
  @Bindable var settings: ChatSettings

  @State private var isDenied = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    Section {
      Toggle(
        String(localized: "New messages", comment: "设置页面通知分组的开关：收到新消息时是否提醒"),
        isOn: $settings.notifiesMessages)
      Toggle(
        String(localized: "Show previews", comment: "设置页面通知分组的开关：通知中是否显示消息内容"),
        isOn: $settings.showsPreviews
      )
      .disabled(!settings.notifiesMessages)
      if isDenied {
        Button(
          String(localized: "Allow in System Settings…", comment: "设置页面通知分组的按钮：打开系统设置以允许通知"),
          action: openSystemSettings)
      }
    } header: {
      Text("Notifications", comment: "设置页面的分组标题：消息通知")
    } footer: {
      footer
    }
    .task(id: settings.notifiesMessages) { await askForPermission() }
  }

  @ViewBuilder private var footer: some View {
    if isDenied {
      Text(
        "HChat is not allowed to send notifications.",
        comment: "设置页面通知分组的脚注：用户在系统设置中禁止了通知。HChat 是应用名称，不翻译"
      )
    } else {
      #if os(macOS)
        Text("Notifications appear in the corner of the screen.", comment: "设置页面通知分组的脚注，仅用于 macOS")
      #else
        Text("Notifications appear on the Lock Screen.", comment: "设置页面通知分组的脚注，仅用于 iPhone 和 iPad")
      #endif
    }
  }

  private func askForPermission() async {
    guard settings.notifiesMessages else { return }
    do {
      isDenied = try await !NotificationScheduler().requestPermission()
    } catch {
      isDenied = true
    }
  }

  private func openSystemSettings() {
    #if os(macOS)
      let address = "x-apple.systempreferences:com.apple.Notifications-Settings.extension"
    #else
      let address = UIApplication.openSettingsURLString
    #endif
    guard let url = URL(string: address) else { return }
    openURL(url)
  }
}

#Preview {
  Form {
    NotificationSection(settings: ChatSettings())
  }
}
