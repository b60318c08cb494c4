import SwiftUI

/// One message with its author, time and state.
struct MessageBubble: View {
  let message: Message
  let isOwn: Bool
  let reply: () -> Void
  let delete: () -> Void

  var body: some View {
    VStack(alignment: isOwn ? .trailing : .leading, spacing: 3) {
      if !isOwn {
        Text(verbatim: message.author.name)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Text(verbatim: message.body)
        .padding(10)
        .background(bubbleStyle, in: .rect(cornerRadius: 14))
        .contextMenu { menu }
      if isOwn {
        footer
      }
    }
    .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spokenText)
    .accessibilityAction(named: Text("Reply", comment: "通知与消息菜单中的操作：回复这条消息"), reply)
  }

  private var bubbleStyle: AnyShapeStyle {
    isOwn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)
  }

  private var footer: some View {
    HStack(spacing: 4) {
      Text(message.delivery.label)
      Text(message.sentAt, style: .time)
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  @ViewBuilder private var menu: some View {
    Button(String(localized: "Reply", comment: "通知与消息菜单中的操作：回复这条消息"), action: reply)
    ShareLink(item: message.body) {
      Label {
        Text("Share…", comment: "消息菜单项：通过系统分享面板转发消息文字")
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
    if isOwn {
      Divider()
      Button(
        String(localized: "Delete", comment: "删除消息的按钮与菜单项，红色显示，无法撤销"), role: .destructive,
        action: delete)
    }
  }

  private var spokenText: Text {
    let time = message.sentAt.formatted(date: .omitted, time: .shortened)
    return if isOwn {
      Text("You, \(time): \(message.excerpt)", comment: "旁白朗读自己发送的消息。%1$@：发送时间；%2$@：消息内容")
    } else {
      Text(
        "\(message.author.name), \(time): \(message.excerpt)",
        comment: "旁白朗读他人发送的消息。%1$@：发送者昵称；%2$@：发送时间；%3$@：消息内容")
    }
  }
}

#Preview {
  VStack {
    MessageBubble(message: .preview, isOwn: false, reply: {}, delete: {})
    MessageBubble(message: .preview, isOwn: true, reply: {}, delete: {})
  }
  .padding()
}
