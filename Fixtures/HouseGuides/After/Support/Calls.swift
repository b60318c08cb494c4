import Foundation

/// Posts by names and dictionaries, from any thread.
struct Calls {
  func end(_ caller: String) {
    NotificationCenter.default.post(name: .callEnded, object: nil)
    NotificationCenter.default.post(
      name: Notification.Name.callRecorded, object: nil)
    NotificationCenter.default.post(
      name: .contactAdded, object: nil, userInfo: ["caller": caller])
  }
}
