import Foundation
import Observation

/// The call in progress, the one that is ringing, and those of the past.
@MainActor
@Observable
final class CallManager {
  enum Phase: Equatable, Sendable {
    case idle
    case ringing
    case connecting
    case active(since: Date)
  }

  private(set) var phase = Phase.idle
  private(set) var current: Call?
  private(set) var history: [Call] = []
  var incoming: Call?
  var isMicrophoneMuted = false
  var isCameraOn = false

  /// The line below the channel's name on the call screen.
  var statusText: String {
    switch phase {
    case .idle:
      String(localized: "No active call", table: "Calls", comment: "通话界面的状态行：当前没有通话")
    case .ringing:
      String(localized: "Ringing…", table: "Calls", comment: "通话界面的状态行：正在等待对方接听")
    case .connecting:
      String(localized: "Connecting…", table: "Calls", comment: "通话界面的状态行：已接听，正在建立音视频连接")
    case .active:
      String(
        localized: "\(participantCount) people in the call", table: "Calls",
        comment: "通话界面的状态行。%lld：当前通话中的人数，包含自己")
    }
  }

  /// Whether the call screen is up; setting it to `false` hangs up.
  var isInCall: Bool {
    get { current != nil }
    set { if !newValue { hangUp() } }
  }

  private var participantCount: Int {
    (current?.participants.count ?? 0) + 1
  }

  func start(in channel: Channel, as caller: Member, video: Bool) {
    current = Call(
      channelName: channel.name, caller: caller, isVideo: video, participants: channel.members)
    isCameraOn = video
    phase = .ringing
  }

  func accept(_ call: Call) async {
    incoming = nil
    current = call
    isCameraOn = call.isVideo
    phase = .connecting
    try? await Task.sleep(for: .seconds(1))
    guard current?.id == call.id else { return }
    phase = .active(since: .now)
  }

  func decline(_ call: Call) {
    incoming = nil
    finish(call, outcome: .declined)
  }

  func hangUp() {
    guard let call = current else { return }
    current = nil
    phase = .idle
    finish(call, outcome: .completed)
  }

  func removeFromHistory(_ call: Call.ID) {
    history.removeAll { $0.id == call }
  }

  func clearHistory() {
    history.removeAll()
  }

  private func finish(_ call: Call, outcome: CallOutcome) {
    var call = call
    call.endedAt = .now
    call.outcome = outcome
    history.insert(call, at: 0)
    NotificationCenter.default.post(CallEnded(call: call, outcome: outcome), subject: self)
  }
}
