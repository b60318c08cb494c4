import LocalizationModel
import SwiftTypes

/// An `.onAppear` with the calls and subscriptions in its closure, for the rules on tasks and
/// subscriptions.
struct AppearFact: Sendable {
  /// A call of a method without arguments.
  struct Call: Sendable {
    let name: String
    let range: ByteRange
    /// The type that declares the method; none if it is unknown.
    let type: TypeID
  }

  let calls: [Call]
  /// The bytes of the names that begin a subscription, such as `store`; each appearance of the view
  /// would add a subscription.
  let subscriptions: [ByteRange]
}
