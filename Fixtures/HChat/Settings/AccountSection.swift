import SwiftUI

/// Who the user is to others.
struct AccountSection: View {
  @Bindable var settings: ChatSettings

  private static let nicknameLimit = 24

  var body: some View {
    Section {
      TextField(
        String(localized: "Nickname", comment: "设置页面的输入框：其他成员看到的昵称"), text: $settings.nickname,
        prompt: Text("How others see you", comment: "昵称输入框为空时的占位文字"))
      Picker(
        String(localized: "Status", comment: "设置页面的选择器：自己的在线状态，选项为在线、离开等"),
        selection: $settings.presence
      ) {
        ForEach(Presence.allCases, id: \.self) { presence in
          Label {
            Text(presence.title)
          } icon: {
            Image(systemName: presence.systemImage)
          }
        }
      }
      Toggle(isOn: $settings.sendsReadReceipts) {
        Text("Send read receipts", comment: "设置页面的开关：是否让其他成员知道自己已读")
        Text("Others can see when you have read their messages.", comment: "已读回执开关下方的小字说明")
      }
    } header: {
      Text("Account", comment: "设置页面的分组标题：昵称、在线状态等个人信息")
    } footer: {
      if settings.nickname.count > Self.nicknameLimit {
        Text(
          "Nicknames are cut to \(Self.nicknameLimit) characters in notifications.",
          comment: "昵称过长时显示的脚注。%lld：通知中最多显示的字数")
      }
    }
  }
}

#Preview {
  Form {
    AccountSection(settings: ChatSettings())
  }
}
