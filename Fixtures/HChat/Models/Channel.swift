import Foundation

/// A conversation that several members share.
struct Channel: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String
  var topic: String
  var kind: ChannelKind
  var members: [Member]
  var lastMessage: Message?
  var unreadCount = 0
  var isMuted = false

  init(
    id: UUID = UUID(), name: String, topic: String = "", kind: ChannelKind = .open,
    members: [Member] = []
  ) {
    self.id = id
    self.name = name
    self.topic = topic
    self.kind = kind
    self.members = members
  }

  var onlineCount: Int {
    members.count { $0.presence == .online }
  }

  /// What VoiceOver reads for the row of this channel.
  var spokenSummary: LocalizedStringResource {
    if unreadCount > 0 {
      LocalizedStringResource(
        "\(name), \(unreadCount) unread messages",
        comment: "旁白朗读频道列表中的一行。%1$@：频道名称；%2$lld：未读消息条数，至少为 1")
    } else {
      LocalizedStringResource(
        "\(name), no unread messages", comment: "旁白朗读频道列表中的一行，该频道没有未读消息。%@：频道名称")
    }
  }
}

/// Who may write in a channel and who sees it.
enum ChannelKind: String, CaseIterable, Identifiable, Hashable, Sendable {
  case open
  case invitation
  case announcements

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .open:
      LocalizedStringResource(
        "channel.kind.open", defaultValue: "Open", comment: "频道类型：所有人都可以查看和加入。英文是形容词，不是动词")
    case .invitation:
      LocalizedStringResource(
        "channel.kind.invitation", defaultValue: "By Invitation", comment: "频道类型：只有受邀成员可以加入")
    case .announcements:
      LocalizedStringResource(
        "channel.kind.announcements", defaultValue: "Announcements",
        comment: "频道类型：只有管理员可以发言，其他成员只能阅读")
    }
  }

  var systemImage: String {
    switch self {
    case .open: "number"
    case .invitation: "lock"
    case .announcements: "megaphone"
    }
  }
}
