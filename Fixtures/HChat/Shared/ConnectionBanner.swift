import SwiftUI

/// A strip above everything else that appears while the server cannot be reached.
struct ConnectionBanner: View {
  let status: ChatClient.Status
  let retry: () -> Void

  var body: some View {
    switch status {
    case .online:
      EmptyView()
    case .connecting:
      banner {
        ProgressView()
          .controlSize(.small)
        Text("Connecting to the server…", comment: "顶部横幅：正在连接聊天服务器，连接成功后横幅消失")
      }
    case .offline:
      banner {
        Image(systemName: "wifi.slash")
          .accessibilityHidden(true)
        Text("No connection", comment: "顶部横幅：与聊天服务器的连接已断开，右侧有重试按钮")
        Spacer()
        Button(String(localized: "Try Again", comment: "顶部横幅中的按钮：立即重新连接服务器"), action: retry)
          .buttonStyle(.bordered)
      }
    }
  }

  private func banner(@ViewBuilder content: () -> some View) -> some View {
    HStack(spacing: 8, content: content)
      .font(.callout)
      .padding(.horizontal)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.thinMaterial)
      .accessibilityElement(children: .combine)
  }
}

#Preview("Offline") {
  ConnectionBanner(status: .offline, retry: {})
}

#Preview("Connecting") {
  ConnectionBanner(status: .connecting, retry: {})
}
