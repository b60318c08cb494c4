import Foundation

/// Posted by the client when a member writes to a channel that is not on screen.
struct MessageArrived: NotificationCenter.AsyncMessage {
  typealias Subject = ChatClient

  let message: Message
  let channelID: Channel.ID
  let channelName: String
}

/// Posted on the main actor when a call ends, however it ended.
struct CallEnded: NotificationCenter.MainActorMessage {
  typealias Subject = CallManager

  let call: Call
  let outcome: CallOutcome
}
