import Foundation

/// Sample data for previews: a connected client with a little of everything.
extension ChatClient {
  static var preview: ChatClient {
    ChatClient(transport: LoopbackTransport())
  }
}

extension Member {
  static let preview = Member(name: "guest", presence: .online)
}

extension Channel {
  static var preview: Channel {
    var channel = Channel(
      name: "general", topic: "welcome", members: [.preview, Member(name: "reader")])
    channel.unreadCount = 3
    channel.lastMessage = .preview
    return channel
  }
}

extension Message {
  static let preview = Message(author: .preview, body: "hello")
}

extension Call {
  static let preview = Call(channelName: "general", caller: .preview, participants: [.preview])
}
