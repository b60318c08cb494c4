import LocalizationModel
import SwiftTypes

/// An `onReceive`, `sink` or `assign` on notifications that stores or calls something, without a
/// hop: a switch to the main queue, such as `.receive(on: DispatchQueue.main)`.
struct DeliveryFact: Sendable {
  /// A call of a method in the closure.
  struct Call: Sendable {
    let name: String
    /// The type that declares the method.
    let owner: TypeID
  }

  /// The bytes of `onReceive`, `sink` or `assign`.
  let range: ByteRange
  let publisher: NotificationPublisher
  /// The queue that the publisher delivers on; `nil` for the thread that posts.
  let executor: ExecutorUse?
  /// The first name of each assigned expression, after `self`.
  let targets: Set<String>
  let calls: [Call]
  /// The type around the `onReceive` or `sink`, or the one that `assign` changes.
  let type: TypeID
  /// The byte offset at which a fix inserts `.receive(on:)`.
  let hop: Int
}

/// The notifications that a publisher of `NotificationCenter` delivers.
enum NotificationPublisher: Sendable {
  /// Identified by the name of a constant; `nil` for a name that a framework declares.
  case name(String?)
  /// Identified by the type of the message, if the project declares it.
  case message(TypeID)
  /// Held in a property or variable of this name, as a ``StoredPublisherFact`` describes it.
  case stored(String)
}

/// A property that holds a publisher of notifications without a hop to the main queue.
struct StoredPublisherFact: Sendable {
  let name: String
  let type: TypeID
  let publisher: NotificationPublisher
  /// The queue that the publisher delivers on; `nil` for the thread that posts.
  let executor: ExecutorUse?
}

/// A call that posts a notification.
struct PostingFact: Sendable {
  /// The constant or message type that identifies the notification.
  enum Notification: Hashable, Sendable {
    case name(String)
    case message(TypeID)
  }

  let notification: Notification
  /// True if the code runs on the main actor; `nil` if that depends on the type around it.
  let isOnMainActor: Bool?
  /// The type around the call.
  let type: TypeID
}
