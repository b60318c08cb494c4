import Foundation

/// What the server tells the client.
enum ServerEvent: Sendable {
  case connected(as: Member, channels: [Channel])
  case message(Message, channel: Channel.ID)
  case typing(Member, channel: Channel.ID)
  case stoppedTyping(Member, channel: Channel.ID)
  case delivered(Message.ID, Delivery, channel: Channel.ID)
}

/// The connection to a server, as far as the client knows it.
protocol ChatTransport: Sendable {
  /// Connects and reports what happens until the connection ends.
  func events() -> AsyncThrowingStream<ServerEvent, any Error>

  func send(_ message: Message, to channel: Channel.ID) async throws
}

/// A server in memory: it accepts every message and delivers it at once.
actor LoopbackTransport: ChatTransport {
  private var continuation: AsyncThrowingStream<ServerEvent, any Error>.Continuation?

  nonisolated func events() -> AsyncThrowingStream<ServerEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: ServerEvent.self)
    Task { await open(continuation) }
    return stream
  }

  func send(_ message: Message, to channel: Channel.ID) async throws {
    guard let continuation else { throw ChatError.notConnected }
    guard message.body.count <= ChatClient.messageLimit else {
      throw ChatError.messageTooLong(limit: ChatClient.messageLimit)
    }
    continuation.yield(.delivered(message.id, .sent, channel: channel))
  }

  private func open(_ continuation: AsyncThrowingStream<ServerEvent, any Error>.Continuation) {
    self.continuation = continuation
    let me = Member(name: "me", presence: .online)
    let general = Channel(name: "general", topic: "welcome", members: [me])
    continuation.yield(.connected(as: me, channels: [general]))
  }
}
