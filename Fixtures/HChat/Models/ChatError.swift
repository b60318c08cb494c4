import Foundation

/// What can go wrong between the client and the server, in words for the user.
enum ChatError: LocalizedError, Equatable, Sendable {
  case notConnected
  case messageTooLong(limit: Int)
  case attachmentTooLarge(name: String, limit: Int64)
  case channelNameTaken(String)
  case server(code: Int)

  var errorDescription: String? {
    switch self {
    case .notConnected:
      String(localized: "You are offline", comment: "错误提示的标题：设备当前没有连接到聊天服务器")
    case .messageTooLong:
      String(localized: "The message is too long", comment: "错误提示的标题：消息字数超过上限")
    case .attachmentTooLarge(let name, _):
      String(localized: "“\(name)” is too large", comment: "错误提示的标题：附件超过大小限制。%@：文件名")
    case .channelNameTaken(let name):
      String(
        localized: "A channel named “\(name)” already exists",
        comment: "新建频道时的错误提示标题：名称与已有频道重复。%@：用户输入的频道名称")
    case .server(let code):
      String(
        localized: "The server could not complete the request (error \(code))",
        comment: "错误提示的标题：服务器返回了未知错误。%lld：错误代码，方便用户反馈问题")
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .notConnected:
      String(
        localized: "Check the network connection. Unsent messages are kept on this device.",
        comment: "离线错误的补充说明：告诉用户未发送的消息不会丢失")
    case .messageTooLong(let limit):
      String(
        localized: "Shorten it to \(limit) characters or send it as a file.",
        comment: "消息过长错误的补充说明。%lld：允许的最大字数")
    case .attachmentTooLarge(_, let limit):
      String(
        localized: "Attachments can be up to \(limit.formatted(.byteCount(style: .file))).",
        comment: "附件过大错误的补充说明。%@：带单位的大小上限，例如“25 MB”")
    case .channelNameTaken:
      String(localized: "Choose a different name.", comment: "频道重名错误的补充说明，显示在输入框下方")
    case .server:
      nil
    }
  }
}
