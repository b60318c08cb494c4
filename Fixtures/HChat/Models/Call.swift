import Foundation

/// A voice or video call with the members of one channel.
struct Call: Identifiable, Hashable, Sendable {
  let id: UUID
  let channelName: String
  let caller: Member
  let isVideo: Bool
  let startedAt: Date
  var participants: [Member]
  var endedAt: Date?
  var outcome: CallOutcome?

  init(
    id: UUID = UUID(), channelName: String, caller: Member, isVideo: Bool = false,
    startedAt: Date = .now, participants: [Member] = []
  ) {
    self.id = id
    self.channelName = channelName
    self.caller = caller
    self.isVideo = isVideo
    self.startedAt = startedAt
    self.participants = participants
  }

  var duration: Duration {
    .seconds((endedAt ?? .now).timeIntervalSince(startedAt))
  }
}

/// How a call ended.
enum CallOutcome: String, Hashable, Sendable {
  case completed
  case missed
  case declined
  case connectionLost

  var title: LocalizedStringResource {
    switch self {
    case .completed:
      LocalizedStringResource(
        "Ended", table: "Calls", comment: "通话记录中的结果：通话正常结束")
    case .missed:
      LocalizedStringResource(
        "Missed", table: "Calls", comment: "通话记录中的结果：未接来电，界面中以红色显示")
    case .declined:
      LocalizedStringResource(
        "Declined", table: "Calls", comment: "通话记录中的结果：用户拒绝了来电")
    case .connectionLost:
      LocalizedStringResource(
        "Connection Lost", table: "Calls", comment: "通话记录中的结果：网络中断导致通话结束")
    }
  }
}
