import LocalizationModel
import SwiftTypes

/// What an `.onAppear` does.
struct AppearFact: Sendable {
  /// A call without arguments of a method.
  struct Call: Sendable {
    let name: String
    let range: ByteRange
    /// The type whose method it is; none if that is unknown.
    let type: TypeID
  }

  let calls: [Call]
  /// Where subscriptions begin that the next appearance adds again: the name that begins it.
  let subscriptions: [ByteRange]
}
