import SwiftUI

/// Asks whether to answer a call.
struct IncomingCallView: View {
  let call: Call
  let calls: CallManager

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: call.isVideo ? "video.circle.fill" : "phone.circle.fill")
        .font(.system(size: 64))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      title
        .font(.title3.bold())
        .multilineTextAlignment(.center)
      Text(
        "\(call.participants.count) people are already in the call", tableName: "Calls",
        comment: "来电界面的副标题。%lld：已经加入通话的人数，可能为 0"
      )
      .foregroundStyle(.secondary)
      HStack(spacing: 24) {
        Button(
          String(localized: "Decline", table: "Calls", comment: "来电界面的红色按钮：拒绝来电"),
          role: .destructive
        ) {
          calls.decline(call)
          dismiss()
        }
        Button(String(localized: "Answer", table: "Calls", comment: "来电界面的绿色按钮：接听来电。动词，不是“答案”")) {
          Task { await calls.accept(call) }
          dismiss()
        }
        .tint(.green)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(32)
    .presentationDetents([.medium])
    .interactiveDismissDisabled()
  }

  private var title: Text {
    if call.isVideo {
      Text(
        "\(call.caller.name) is inviting you to a video call in \(call.channelName)",
        tableName: "Calls", comment: "来电界面的标题：视频来电。%1$@：来电者昵称；%2$@：频道名称")
    } else {
      Text(
        "\(call.caller.name) is calling from \(call.channelName)", tableName: "Calls",
        comment: "来电界面的标题：语音来电。%1$@：来电者昵称；%2$@：频道名称")
    }
  }
}

#Preview {
  IncomingCallView(call: .preview, calls: CallManager())
}
