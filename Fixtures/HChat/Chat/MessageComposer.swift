import SwiftUI

/// The field at the bottom of a channel.
struct MessageComposer: View {
  @Bindable var composer: ComposerModel
  let send: () async -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let title = composer.replyTitle {
        HStack {
          Label(title, systemImage: "arrowshape.turn.up.left")
            .font(.caption)
          Spacer()
          Button(composer.cancelReplyTitle, systemImage: "xmark.circle.fill") {
            composer.cancelReply()
          }
          .labelStyle(.iconOnly)
        }
        .foregroundStyle(.secondary)
      }
      if !composer.attachments.isEmpty {
        attachments
      }
      HStack(alignment: .bottom) {
        TextField(
          String(localized: "Message", comment: "消息输入框为空时显示的占位文字"), text: $composer.text,
          axis: .vertical
        )
        .lineLimit(1...6)
        .textFieldStyle(.roundedBorder)
        .accessibilityHint(
          Text("Up to \(ChatClient.messageLimit) characters", comment: "旁白提示：消息输入框的字数上限。%lld：最大字数"))
        Button(composer.sendTitle, systemImage: "arrow.up.circle.fill") {
          Task { await send() }
        }
        .labelStyle(.iconOnly)
        .disabled(!composer.canSend)
        .keyboardShortcut(.return, modifiers: .command)
      }
      if composer.remaining < 100 {
        Text("\(composer.remaining) characters remaining", comment: "消息输入框下方的提示，接近上限时才出现。%lld：剩余字数")
          .font(.caption)
          .foregroundStyle(composer.remaining < 0 ? .red : .secondary)
      }
    }
  }

  private var attachments: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(composer.attachments) { attachment in
          Label(attachment.name, systemImage: "paperclip")
            .padding(6)
            .background(.quaternary, in: .rect(cornerRadius: 6))
            .accessibilityLabel(
              Text(
                "Attachment \(attachment.name), \(attachment.byteCount, format: .byteCount(style: .file))",
                comment: "旁白朗读待发送的附件。%1$@：文件名；%2$@：带单位的文件大小"))
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}

#Preview {
  MessageComposer(composer: ComposerModel(), send: {})
    .padding()
}
