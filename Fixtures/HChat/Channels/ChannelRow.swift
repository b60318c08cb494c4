import SwiftUI

/// One channel in the list: name, last message, time and unread count.
struct ChannelRow: View {
  let channel: Channel

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: channel.kind.systemImage)
        .foregroundStyle(.secondary)
        .frame(width: 20)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: channel.name)
            .font(.headline)
          if channel.isMuted {
            Image(systemName: "bell.slash")
              .imageScale(.small)
              .foregroundStyle(.secondary)
          }
        }
        lastMessage
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      Spacer()
      trailing
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(channel.spokenSummary))
    .accessibilityHint(Text("Opens the conversation", comment: "旁白提示：双击频道列表中的一行后会发生什么"))
    .accessibilityValue(mutedValue)
  }

  @ViewBuilder private var lastMessage: some View {
    if let message = channel.lastMessage {
      Text(
        "\(message.author.name): \(message.excerpt)",
        comment: "频道列表中的最后一条消息。%1$@：发送者昵称；%2$@：消息摘要")
    } else if channel.topic.isEmpty {
      Text("Nothing here yet", comment: "频道列表中的占位文字：频道没有主题，也没有消息")
    } else {
      Text(verbatim: channel.topic)
    }
  }

  private var trailing: some View {
    VStack(alignment: .trailing, spacing: 4) {
      if let message = channel.lastMessage {
        Text(message.sentAt, style: .time)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if channel.unreadCount > 0 {
        Text(channel.unreadCount, format: .number)
          .font(.caption.bold())
          .padding(.horizontal, 7)
          .background(.tint, in: .capsule)
          .foregroundStyle(.white)
      }
    }
  }

  private var mutedValue: Text {
    if channel.isMuted {
      Text("Muted", comment: "旁白朗读频道的附加状态：消息提醒已关闭")
    } else {
      Text(verbatim: "")
    }
  }
}

#Preview {
  List {
    ChannelRow(channel: .preview)
  }
}
