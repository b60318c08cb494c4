import SwiftUI

/// All settings of the app.
struct SettingsView: View {
  @Bindable var settings: ChatSettings

  @State private var isConfirmingErase = false

  var body: some View {
    Form {
      AccountSection(settings: settings)
      NotificationSection(settings: settings)
      Section(String(localized: "Appearance", comment: "设置页面的分组标题：浅色或深色外观")) {
        Picker(
          String(localized: "Color Scheme", comment: "设置页面的选择器：跟随系统、浅色或深色"),
          selection: $settings.appearance
        ) {
          ForEach(Appearance.allCases) { appearance in
            Text(appearance.title).tag(appearance)
          }
        }
        .pickerStyle(.segmented)
      }
      Section {
        Stepper(value: $settings.historyDays, in: 7...365, step: 7) {
          Text(
            "Keep messages for \(settings.historyDays) days",
            comment: "设置页面的步进器：本机保留聊天记录的时间。%lld：天数，至少为 7")
        }
        Button(
          String(localized: "Erase Local History", comment: "设置页面的红色按钮：删除本机的聊天记录，不影响服务器"),
          role: .destructive
        ) {
          isConfirmingErase = true
        }
      } header: {
        Text("Storage", comment: "设置页面的分组标题：本机保存的聊天记录")
      } footer: {
        Text("Messages on the server are not affected.", comment: "设置页面存储分组的脚注：本机的清理不会影响服务器上的消息")
      }
      Section {
        NavigationLink {
          AboutView()
        } label: {
          Text("About HChat", comment: "设置页面的一行，进入关于页面。HChat 是应用名称，不翻译")
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle(String(localized: "Settings", comment: "底部标签栏与设置页面的标题"))
    .alert(
      String(localized: "Erase local history?", comment: "删除本机聊天记录前的确认提示标题"),
      isPresented: $isConfirmingErase
    ) {
      Button(String(localized: "Cancel", comment: "关闭当前页面或对话框，不保存修改"), role: .cancel) {}
      Button(String(localized: "Erase", comment: "确认删除本机聊天记录的按钮，红色显示，无法撤销"), role: .destructive) {
        settings.historyDays = 7
      }
    } message: {
      Text("This cannot be undone.", comment: "删除本机聊天记录确认提示的正文")
    }
  }
}

#Preview {
  NavigationStack {
    SettingsView(settings: ChatSettings())
  }
}
