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
  /// The names, such as `sink`, that begin a subscription; each appearance would add one more.
  let subscriptions: [ByteRange]
}
