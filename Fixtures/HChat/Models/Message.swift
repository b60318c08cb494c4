import Foundation

/// One message in a channel.
struct Message: Identifiable, Hashable, Sendable {
  let id: UUID
  let author: Member
  let body: String
  let sentAt: Date
  var attachments: [Attachment]
  var delivery: Delivery

  init(
    id: UUID = UUID(), author: Member, body: String, sentAt: Date = .now,
    attachments: [Attachment] = [], delivery: Delivery = .sent
  ) {
    self.id = id
    self.author = author
    self.body = body
    self.sentAt = sentAt
    self.attachments = attachments
    self.delivery = delivery
  }

  /// One line for the channel list and for notifications.
  var excerpt: String {
    guard body.isEmpty else { return body }
    return switch attachments.first?.kind {
    case .photo:
      String(localized: "Sent a photo", comment: "频道列表中的消息摘要：消息没有文字，只有一张照片")
    case .voice:
      String(localized: "Sent a voice message", comment: "频道列表中的消息摘要：消息是一段语音")
    case .file:
      String(localized: "Sent a file", comment: "频道列表中的消息摘要：消息没有文字，只有一个文件")
    case nil:
      String(localized: "Empty message", comment: "频道列表中的消息摘要：消息既没有文字也没有附件")
    }
  }
}

/// Something sent along with a message.
struct Attachment: Identifiable, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case photo, voice, file }

  let id: UUID
  let kind: Kind
  let name: String
  let byteCount: Int64
}

/// How far a message of our own has come.
enum Delivery: Hashable, Sendable {
  case sending
  case sent
  case read(by: Int)
  case failed

  var label: LocalizedStringResource {
    switch self {
    case .sending:
      LocalizedStringResource("Sending…", comment: "消息气泡下方的发送状态：正在上传到服务器")
    case .sent:
      LocalizedStringResource("Delivered", comment: "消息气泡下方的发送状态：服务器已收到，尚无人阅读")
    case .read(let readers):
      LocalizedStringResource(
        "Read by \(readers)", comment: "消息气泡下方的发送状态，空间较窄。%lld：已读该消息的成员人数")
    case .failed:
      LocalizedStringResource("Not Delivered", comment: "消息气泡下方的发送状态：发送失败，消息仍保留在本机")
    }
  }
}
