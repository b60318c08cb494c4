import SwiftUI

struct SettingsView: View {
  @StateObject private var settings: Settings
  @Bindable var connection: Connection

  init(connection: Connection) {
    self.connection = connection
    _settings = StateObject(wrappedValue: Settings())
  }

  var body: some View {
    Toggle(
      String(localized: "Send Receipts", comment: "设置项：发送已读回执"), isOn: $settings.sendsReceipts)
  }
}
