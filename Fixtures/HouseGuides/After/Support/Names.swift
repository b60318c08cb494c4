import Combine
import Foundation

extension Notification.Name {
  static let contactAdded = Notification.Name("org.example.contactAdded")
  static let callEnded = Notification.Name("org.example.callEnded")
  static let callRecorded = Notification.Name("org.example.CallRecorded")
}

/// A message with a type of its own.
protocol NotificationMessage: Sendable {
  static var name: Notification.Name { get }
}

extension NotificationCenter {
  func publisher<Message: NotificationMessage>(
    for type: Message.Type
  ) -> AnyPublisher<Message?, Never> {
    publisher(for: Message.name).map { $0.object as? Message }
  }
}

struct CallMessage: NotificationMessage {
  static let name = Notification.Name.callEnded
  let caller: String
  let seconds: Int
}
