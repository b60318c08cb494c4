import LocalizationModel
import SwiftTypes

/// A method that changes a property of its type synchronously, on the thread of its caller.
struct ChangingFunction: Hashable, Sendable {
  struct Method: Hashable, Sendable {
    let name: String
    let type: TypeID
  }

  let method: Method
  /// The name of the changed property.
  let target: String

  /// The type that declares the method and the property.
  var type: TypeID { method.type }
}

/// A change of a property in code that runs off the main thread.
struct OffMainChange: Sendable {
  /// The bytes of the assigned expression.
  let range: ByteRange
  let property: String
  /// The type that declares the property.
  let type: TypeID
  /// The API that runs the code, such as `Task.detached`.
  let runner: String
}
