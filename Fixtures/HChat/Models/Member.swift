import Foundation

/// A person in a channel.
struct Member: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String
  var presence: Presence

  init(id: UUID = UUID(), name: String, presence: Presence = .offline) {
    self.id = id
    self.name = name
    self.presence = presence
  }
}

/// Whether a member can be reached right now.
enum Presence: String, CaseIterable, Hashable, Sendable {
  case online
  case away
  case doNotDisturb
  case offline

  var title: LocalizedStringResource {
    switch self {
    case .online:
      LocalizedStringResource("Online", comment: "成员在线状态：正在使用应用")
    case .away:
      LocalizedStringResource("Away", comment: "成员在线状态：已连接，但一段时间没有操作")
    case .doNotDisturb:
      LocalizedStringResource("Do Not Disturb", comment: "成员在线状态：不接收消息与来电提醒")
    case .offline:
      LocalizedStringResource("Offline", comment: "成员在线状态：未连接到服务器")
    }
  }

  var systemImage: String {
    switch self {
    case .online: "circle.fill"
    case .away: "moon.fill"
    case .doNotDisturb: "minus.circle.fill"
    case .offline: "circle"
    }
  }
}
