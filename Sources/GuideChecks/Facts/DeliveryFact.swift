import LocalizationModel
import SwiftTypes

/// A publisher of notifications whose closure stores something without a hop to the main queue.
struct DeliveryFact: Sendable {
  /// A call of a method in the closure.
  struct Call: Sendable {
    let name: String
    /// The type whose method it is.
    let owner: TypeID
  }

  /// The bytes of `onReceive` or `sink`.
  let range: ByteRange
  let publisher: NotificationPublisher
  /// Names of what is assigned in the closure, the first of each chain.
  let targets: Set<String>
  let calls: [Call]
  /// The type around it.
  let type: TypeID
  /// Where `.receive(on:)` belongs.
  let hop: Int
}

/// The notifications that a publisher delivers.
enum NotificationPublisher: Sendable {
  /// By the name of a constant; `nil` for one of a framework.
  case name(String?)
  /// By the type of the message, if the project declares it.
  case message(TypeID)
  /// A property or variable holds the publisher.
  case stored(String)
}

/// A property that holds a publisher of notifications, which makes no hop.
struct StoredPublisherFact: Sendable {
  let name: String
  let type: TypeID
  let publisher: NotificationPublisher
}

/// A notification that is posted.
struct PostingFact: Sendable {
  /// Which constant or message type says which one.
  enum Notification: Hashable, Sendable {
    case name(String)
    case message(TypeID)
  }

  let notification: Notification
  /// Whether only the main actor runs the code; `nil` where the type around it decides that.
  let isOnMainActor: Bool?
  let type: TypeID
}
