import LocalizationModel
import SwiftTypes

/// A function that changes properties of its type where it runs, without a hop.
struct ChangingFunction: Hashable, Sendable {
  struct Method: Hashable, Sendable {
    let name: String
    let type: TypeID
  }

  let method: Method
  /// The property.
  let target: String

  var type: TypeID { method.type }
}

/// A change of a property in code that runs off the main thread.
struct OffMainChange: Sendable {
  /// The target of the change.
  let range: ByteRange
  let property: String
  /// The type whose property it is.
  let type: TypeID
  /// What runs the code, such as `Task.detached`.
  let runner: String
}
