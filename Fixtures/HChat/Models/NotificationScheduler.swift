import Foundation
import UserNotifications

/// Shows a system notification for a message that arrived in the background.
struct NotificationScheduler: Sendable {
  /// - Returns: Whether the user allows notifications.
  func requestPermission() async throws -> Bool {
    let center = UNUserNotificationCenter.current()
    register(on: center)
    return try await center.requestAuthorization(options: [.alert, .badge, .sound])
  }

  func schedule(_ arrival: MessageArrived, showsPreview: Bool) async {
    let content = UNMutableNotificationContent()
    content.title = title(of: arrival)
    content.body = body(of: arrival, showsPreview: showsPreview)
    content.categoryIdentifier = Self.category
    content.threadIdentifier = arrival.channelID.uuidString
    let request = UNNotificationRequest(
      identifier: arrival.message.id.uuidString, content: content, trigger: nil)
    try? await UNUserNotificationCenter.current().add(request)
  }

  private static let category = "message"

  private func title(of arrival: MessageArrived) -> String {
    String(
      localized: "\(arrival.message.author.name) in \(arrival.channelName)",
      comment: "新消息通知的标题。%1$@：发送者昵称；%2$@：频道名称")
  }

  private func body(of arrival: MessageArrived, showsPreview: Bool) -> String {
    guard showsPreview else {
      return String(
        localized: "New message", comment: "新消息通知的正文：用户关闭了消息预览，因此不显示具体内容")
    }
    let attachments = arrival.message.attachments.count
    if arrival.message.body.isEmpty, attachments > 1 {
      return String(
        localized: "Sent \(attachments) attachments", comment: "新消息通知的正文：消息没有文字。%lld：附件个数，至少为 2")
    }
    return arrival.message.excerpt
  }

  private func register(on center: UNUserNotificationCenter) {
    let reply = UNTextInputNotificationAction(
      identifier: "reply",
      title: String(localized: "Reply", comment: "通知与消息菜单中的操作：回复这条消息"),
      options: [],
      textInputButtonTitle: String(localized: "Send", comment: "发送消息的按钮，出现在输入框旁和通知的快捷回复中"),
      textInputPlaceholder: String(localized: "Message", comment: "消息输入框为空时显示的占位文字"))
    let markAsRead = UNNotificationAction(
      identifier: "read",
      title: String(localized: "Mark as Read", comment: "菜单项与通知操作：把频道中的消息全部标记为已读"))
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: Self.category, actions: [reply, markAsRead], intentIdentifiers: [])
    ])
  }
}
