/// Some texts follow the convention and their neighbours do not, as after a hurried clean-up.

import SwiftUI

struct PrivacySettings: View {
  @State private var sharesStatus = true
  @State private var readReceipts = true

  var body: some View {
    Form {
      Section("隐私") {
        Toggle(
          String(localized: "Share online status", comment: "隐私设置的开关：是否让其他人看到自己在线"),
          isOn: $sharesStatus)
        Toggle("已读回执", isOn: $readReceipts)
      }
      Section {
        Button(String(localized: "Block List", comment: "隐私设置的一行：查看已屏蔽的成员")) {}
        Button("清除缓存") {}
      } footer: {
        Text("Blocked 的成员无法给你发消息", comment: "屏蔽名单下方的说明")
      }
    }
    .navigationTitle("Privacy 隐私")
  }
}
