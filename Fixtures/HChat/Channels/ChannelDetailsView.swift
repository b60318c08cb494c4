import SwiftUI

/// Topic, members and notification choice of one channel.
struct ChannelDetailsView: View {
  let channel: Channel
  @Bindable var client: ChatClient

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section {
        LabeledContent(
          String(localized: "Type", comment: "频道详情中的一行：频道类型，右侧显示“公开”“仅限邀请”等")
        ) {
          Text(channel.kind.title)
        }
        if !channel.topic.isEmpty {
          LabeledContent(
            String(localized: "Topic", comment: "频道主题：新建频道时的输入框（可不填），也是频道详情中的一行"),
            value: channel.topic)
        }
        Toggle(
          String(localized: "Mute notifications", comment: "频道详情中的开关：打开后不再提醒该频道的新消息"),
          isOn: $client[isMuted: channel.id])
      }
      Section {
        ForEach(channel.members) { member in
          MemberRow(member: member)
        }
      } header: {
        Text(
          "\(channel.members.count) members, \(channel.onlineCount) online",
          comment: "频道详情中成员列表的标题。%1$lld：成员总数；%2$lld：当前在线人数")
      }
    }
    .navigationTitle(channel.name)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button(String(localized: "Done", comment: "关闭详情页面的按钮，修改已即时生效")) { dismiss() }
      }
    }
  }
}

/// One member with presence.
private struct MemberRow: View {
  let member: Member

  var body: some View {
    LabeledContent {
      Text(member.presence.title)
    } label: {
      Label(member.name, systemImage: member.presence.systemImage)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  NavigationStack {
    ChannelDetailsView(channel: .preview, client: .preview)
  }
}
