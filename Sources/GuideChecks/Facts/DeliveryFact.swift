import LocalizationModel
import SwiftTypes

/// A publisher of notifications whose closure stores something without a hop to the main queue.
struct DeliveryFact: Sendable {
  /// The bytes of `onReceive` or `sink`.
  let range: ByteRange
  /// The name of the constant; `nil` for one of a framework.
  let name: String?
  /// Names of what is assigned in the closure, the first of each chain.
  let targets: Set<String>
  /// The type around it.
  let type: TypeID
  /// Where `.receive(on:)` belongs.
  let hop: Int
}

/// A notification that is posted.
struct PostingFact: Sendable {
  let name: String
  /// Whether only the main actor runs the code; `nil` where the type around it decides that.
  let isOnMainActor: Bool?
  let type: TypeID
}
