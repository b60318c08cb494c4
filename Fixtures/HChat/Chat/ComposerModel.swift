import Foundation
import Observation

/// The message being written: text, attachments and what the send button says.
@MainActor
@Observable
final class ComposerModel {
  var text = ""
  var attachments: [Attachment] = []
  var error: ChatError?
  private(set) var replyTarget: Message?
  private(set) var isSending = false

  var canSend: Bool {
    !isSending && !(trimmed.isEmpty && attachments.isEmpty) && remaining >= 0
  }

  /// Characters that still fit.
  var remaining: Int { ChatClient.messageLimit - text.count }

  var sendTitle: String {
    if isSending {
      String(localized: "Sending", comment: "发送按钮的标题：消息正在发送，按钮不可点按")
    } else if attachments.isEmpty {
      String(localized: "Send", comment: "发送消息的按钮，出现在输入框旁和通知的快捷回复中")
    } else {
      String(
        localized: "Send with \(attachments.count) attachments",
        comment: "发送按钮的标题：消息带有附件。%lld：附件个数，至少为 1")
    }
  }

  var replyTitle: String? {
    guard let replyTarget else { return nil }
    return String(
      localized: "Replying to \(replyTarget.author.name)", comment: "输入框上方的提示：正在回复某人的消息。%@：对方昵称")
  }

  let cancelReplyTitle = String(
    localized: "Cancel Reply", comment: "输入框上方的关闭按钮：不再回复，改为发送普通消息")

  func reply(to message: Message) {
    replyTarget = message
  }

  func cancelReply() {
    replyTarget = nil
  }

  func send(to channel: Channel.ID, through client: ChatClient) async {
    guard canSend else { return }
    isSending = true
    defer { isSending = false }
    do {
      try await client.send(trimmed, attachments: attachments, to: channel)
      text = ""
      attachments = []
      replyTarget = nil
    } catch let failure as ChatError {
      error = failure
    } catch {
      self.error = .notConnected
    }
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
