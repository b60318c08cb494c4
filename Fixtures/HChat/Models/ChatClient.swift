import Foundation
import Observation

/// The channels and messages of the signed-in member, kept up to date with the server.
@MainActor
@Observable
final class ChatClient {
  enum Status: Equatable, Sendable {
    case offline
    case connecting
    case online
  }

  nonisolated static let messageLimit = 4_000

  private(set) var status = Status.offline
  private(set) var me: Member?
  private(set) var channels: [Channel] = []
  private(set) var messages: [Channel.ID: [Message]] = [:]
  private(set) var typing: [Channel.ID: [Member]] = [:]
  var selection: Channel.ID?

  /// Counts the times the user asked for a new connection; identifies the task that holds it.
  private(set) var session = 0

  private let transport: any ChatTransport
  private var attempts = 0

  init(transport: any ChatTransport) {
    self.transport = transport
  }

  var selectedChannel: Channel? {
    channels.first { $0.id == selection }
  }

  var unreadTotal: Int {
    channels.reduce(0) { $0 + ($1.isMuted ? 0 : $1.unreadCount) }
  }

  /// Keeps a connection open until the surrounding task is cancelled.
  func run() async {
    while !Task.isCancelled {
      status = .connecting
      attempts += 1
      try? await follow(transport.events())
      status = .offline
      try? await Task.sleep(for: .seconds(min(attempts, 30)))
    }
  }

  /// Drops the wait before the next attempt.
  func reconnect() {
    attempts = 0
    session += 1
  }

  func send(_ text: String, attachments: [Attachment] = [], to channel: Channel.ID) async throws {
    guard let me, status == .online else { throw ChatError.notConnected }
    let message = Message(
      author: me, body: text, attachments: attachments, delivery: .sending)
    messages[channel, default: []].append(message)
    do {
      try await transport.send(message, to: channel)
    } catch {
      update(message.id, in: channel) { $0.delivery = .failed }
      throw error
    }
  }

  func delete(_ message: Message.ID, in channel: Channel.ID) {
    messages[channel]?.removeAll { $0.id == message }
  }

  func addChannel(named name: String, topic: String, kind: ChannelKind) throws(ChatError) {
    guard !channels.contains(where: { $0.name == name }) else {
      throw ChatError.channelNameTaken(name)
    }
    let channel = Channel(name: name, topic: topic, kind: kind, members: me.map { [$0] } ?? [])
    channels.append(channel)
    selection = channel.id
  }

  func leave(_ channel: Channel.ID) {
    channels.removeAll { $0.id == channel }
    messages[channel] = nil
    if selection == channel { selection = nil }
  }

  func markAsRead(_ channel: Channel.ID) {
    updateChannel(channel) { $0.unreadCount = 0 }
  }

  subscript(isMuted channel: Channel.ID) -> Bool {
    get { channels.first { $0.id == channel }?.isMuted ?? false }
    set { updateChannel(channel) { $0.isMuted = newValue } }
  }

  private func follow(_ events: AsyncThrowingStream<ServerEvent, any Error>) async throws {
    for try await event in events { apply(event) }
  }

  private func apply(_ event: ServerEvent) {
    switch event {
    case .connected(let member, let channels):
      me = member
      self.channels = channels
      status = .online
      attempts = 0
    case .message(let message, let channel):
      receive(message, in: channel)
    case .typing(let member, let channel):
      typing[channel, default: []].append(member)
    case .stoppedTyping(let member, let channel):
      typing[channel]?.removeAll { $0.id == member.id }
    case .delivered(let message, let delivery, let channel):
      update(message, in: channel) { $0.delivery = delivery }
    }
  }

  private func receive(_ message: Message, in channelID: Channel.ID) {
    messages[channelID, default: []].append(message)
    updateChannel(channelID) { channel in
      channel.lastMessage = message
      guard channelID != selection else { return }
      channel.unreadCount += 1
    }
    guard channelID != selection,
      let channel = channels.first(where: { $0.id == channelID }), !channel.isMuted
    else { return }
    NotificationCenter.default.post(
      MessageArrived(message: message, channelID: channelID, channelName: channel.name),
      subject: self)
  }

  private func updateChannel(_ id: Channel.ID, change: (inout Channel) -> Void) {
    guard let index = channels.firstIndex(where: { $0.id == id }) else { return }
    change(&channels[index])
  }

  private func update(_ id: Message.ID, in channel: Channel.ID, change: (inout Message) -> Void) {
    guard let index = messages[channel]?.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[channel, default: []][index])
  }
}
