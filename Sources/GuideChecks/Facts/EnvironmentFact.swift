import LocalizationModel
import SwiftTree
import SwiftTypes

/// A call that puts a model into the environment: `.environmentObject(x)` or `.environment(x)`.
struct InjectionFact: Sendable {
  /// The bytes of the method's name.
  let range: ByteRange
  /// The type of the model; `.none` if it is unknown.
  let model: TypeID
  /// The bytes of the view that gets the model; `nil` if it is not an expression before the call.
  let base: ByteRange?
  /// The names of variables, properties and functions in that expression.
  let names: [Name]
  /// The variables and functions around the call, innermost first.
  let holders: [Name]
}

/// The position of a view in the code that makes it.
struct ViewPlacement: Sendable {
  /// The variables and functions around, innermost first; the last one is a member of a type.
  var holders: [Name] = []
  /// The calls that get the view in an argument or closure, and those made in the arguments of its
  /// modifiers.
  var around: [Name] = []
  /// True if the view is drawn whenever the member around is: under no condition, and not later.
  var isDrawn = true
  /// True if a closure that may run later than the member makes the view.
  var isLater = false
}

/// A call that makes a value of a type of the project, such as a subview.
struct ViewCreationFact: Sendable {
  /// The code that takes the value.
  enum Consumer: Sendable {
    /// A local variable.
    case local
    /// An argument of a call, with the label; `_` for none.
    case argument(callee: Name, label: Name)
    case other
  }

  /// The name of the type.
  let name: Name
  /// The bytes of the name.
  let range: ByteRange
  let placement: ViewPlacement
  let consumer: Consumer
}

/// A member of a view that is evaluated whenever another member is, such as `content` in `body`.
struct DrawnMemberFact: Hashable, Sendable {
  let name: Name
  /// The member that evaluates it.
  let member: Name
  /// The type around.
  let type: TypeID
}

/// Code that only Xcode's canvas shows: a `#Preview` or a preview provider.
struct PreviewFact: Sendable {
  let range: ByteRange
  /// True if traits, modifiers or functions of the project may put models into its environment.
  let isOpaque: Bool
}
