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

/// A change of a property, or a call of a method that may change one, in code that an API runs.
struct OffMainChange: Sendable {
  /// The part of an object that is changed.
  enum Target: Sendable {
    case property(String)
    case method(String)
  }

  /// The bytes of the assigned expression, or of the called name.
  let range: ByteRange
  let target: Target
  /// The type that declares the property or method.
  let type: TypeID
  /// The API that runs the code, such as `Task.detached`.
  let runner: String
  /// The queue or session that runs the code, which may be off the main thread.
  let executor: ExecutorUse
}

/// A call of a method in another one of the same type, on the thread of its caller.
struct OwnCall: Hashable, Sendable {
  let caller: ChangingFunction.Method
  let callee: ChangingFunction.Method
}
