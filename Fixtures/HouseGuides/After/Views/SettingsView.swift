import SwiftUI

struct SettingsView: View {
  @State private var settings: Settings
  var connection: Connection

  init(connection: Connection) {
    self.connection = connection
    _settings = State(initialValue: Settings())
  }

  var body: some View {
    Toggle(
      String(localized: "Send Receipts", comment: "设置项：发送已读回执"), isOn: $settings.sendsReceipts)
  }
}
